import { fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { describe, expect, it } from 'vitest';
import Amount from '../games/ship-shape/Amount.svelte';
import Parts from './Parts.svelte';
import { DRAWN, PEEK } from './peek';
import type { Part } from './words';

const text = (of: string): Part => ({ kind: 'text', text: of });
const card: Part = { kind: 'card', card: 'lucia-ferrante', text: 'Lucia Ferrante' };

// The document of the tests has no top layer.
const nothing = () => undefined;
Object.assign(HTMLElement.prototype, { showPopover: nothing, hidePopover: nothing });

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

  it('shows a card while its name is pointed at, and makes it only then', async () => {
    const peek = createRawSnippet((id: () => string) => ({ render: () => `<i>the card ${id()}</i>` }));
    render(Parts, { props: { parts: [card] }, context: new Map([[PEEK, peek]]) });
    const name = screen.getByRole('button', { name: 'Lucia Ferrante' });
    expect(screen.queryByText('the card lucia-ferrante')).toBeNull();
    await fireEvent.focus(name);
    expect(screen.getByText('the card lucia-ferrante')).toBeTruthy();
    await fireEvent.blur(name);
    expect(screen.queryByText('the card lucia-ferrante')).toBeNull();
  });

  it('draws the amounts that have a picture, side by side', () => {
    const amounts: Part[] = [
      { kind: 'amount', unit: 'organic', value: 2, text: '2 organic' },
      text(' and '),
      { kind: 'amount', unit: 'mineral', value: 1, text: '1 mineral' },
      text(' and '),
      { kind: 'amount', unit: 'points', value: 3, text: '3 points' },
    ];
    const drawn = { units: ['organic', 'mineral'], Amount };
    const { container } = render(Parts, { props: { parts: amounts }, context: new Map([[DRAWN, drawn]]) });
    expect(container.querySelectorAll('svg')).toHaveLength(3);
    expect(container.querySelector('.vh')?.textContent).toBe(' and ');
    expect(container.textContent).toBe(' and  and 3 points');
  });
});
