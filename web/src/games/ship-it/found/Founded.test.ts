import { render } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import OnBoard from '../testing/OnBoard.svelte';
import { company, playOf } from '../testing/play';
import Founded from './Founded.svelte';

it('shows of every company what it is, and only of mine that it is my own mix', () => {
  const mix = { funding: 'bootstrapped', tech: 'ai-first', product: 'b2b-saas' };
  const ready = { funding: 'vc-heavy', tech: 'move-fast', product: 'consumer-app', preset: 'rocket-fuel' };
  const companies = [company(0, mix), company(1, mix), company(2, ready)];

  const { container } = render(OnBoard, { play: playOf({ companies }), piece: Founded as never, given: {} });

  const titles = [...container.querySelectorAll('article > b')].map((title) => title.textContent);
  expect(titles).toEqual(['Your own mix', 'Bootstrapped, AI-First, B2B', 'Rocket Fuel']);
});
