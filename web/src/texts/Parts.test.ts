import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import Parts from './Parts.svelte';
import type { Part } from './words';

const text = (of: string): Part => ({ kind: 'text', text: of });
const card: Part = { kind: 'card', card: 'lucia-ferrante', text: 'Lucia Ferrante' };

describe('a sentence in parts', () => {
  it('reads as it is said', () => {
    const parts: Part[] = [
      { kind: 'seat', seat: 2, text: 'Gamma' },
      text(' raises to '),
      { kind: 'strong', parts: [{ kind: 'amount', unit: 'equity', value: 325, text: '3.25 %' }] },
      text(' for '),
      card,
      text(', again.'),
    ];
    const { container } = render(Parts, { parts });
    expect(container.textContent).toBe('Gamma raises to 3.25 % for Lucia Ferrante, again.');
    expect(container.querySelector('.who.s2')).not.toBeNull();
  });

  it('keeps a comma with the card before it', () => {
    const { container } = render(Parts, { parts: [card, text(', or pass.')] });
    expect(container.querySelector('.card')?.textContent).toBe('Lucia Ferrante,');
  });
});
