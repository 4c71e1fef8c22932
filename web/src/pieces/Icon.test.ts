import { render, screen } from '@testing-library/svelte';
import check from 'icon:action/check';
import gavel from 'icon:thing/gavel';
import { expect, test } from 'vitest';
import Icon from './Icon.svelte';

test('a thing is filled, an action is drawn in lines', () => {
  const thing = render(Icon, { of: gavel }).container.querySelector('svg');
  const action = render(Icon, { of: check }).container.querySelector('svg');

  expect(thing?.getAttribute('viewBox')).toBe('0 0 512 512');
  expect(thing?.classList.contains('line')).toBe(false);
  expect(action?.getAttribute('viewBox')).toBe('0 0 24 24');
  expect(action?.classList.contains('line')).toBe(true);
  expect(action?.querySelector('path')).toBeTruthy();
});

test('an icon beside a word is silent, alone it has a name', () => {
  render(Icon, { of: check });
  expect(screen.queryByRole('img')).toBeNull();

  render(Icon, { of: gavel, label: 'Leads' });
  expect(screen.getByRole('img', { name: 'Leads' })).toBeTruthy();
});
