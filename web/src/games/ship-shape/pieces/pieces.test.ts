import { render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import box from '../../../../../games/src/main/resources/boxes/ship-shape/box.json';
import type { ShipShapeBox } from '../types';
import FullCard from './FullCard.svelte';
import { NONE } from './goods';
import OrderCard from './OrderCard.svelte';
import SupplyCard from './SupplyCard.svelte';
import Tray from './Tray.svelte';

const printed = box.cards as unknown as ShipShapeBox['cards'];
const { orders, supplies } = printed;
const card = <Card extends { id: string }>(cards: readonly Card[], id: string): Card => {
  const found = cards.find((one) => one.id === id);
  if (!found) throw new Error(`no card ${id}`);
  return found;
};

test('an order says how much of it is there, goods and room', () => {
  const { container } = render(OrderCard, {
    card: card(orders, 'submarine-palace'),
    held: { organic: 3, mineral: 2, technological: 4, specialty: 0 },
    room: 4,
  });

  expect(container.textContent).toContain('8/10');
  expect(container.textContent).toContain('4/10');
});

test('an order that has left wants nothing any more', () => {
  const { container } = render(OrderCard, {
    card: card(orders, 'thinking-loom'),
    held: NONE,
    room: 0,
    shipped: 'Shipped',
  });

  expect(screen.getByText('Shipped')).toBeTruthy();
  expect(container.textContent).not.toContain('/6');
});

test('a supply that cannot be bought says why and does not listen', () => {
  const onclick = vi.fn();
  render(SupplyCard, { card: card(supplies, 'tide-mill'), state: 'dimmed', why: 'You lack 3 mineral', onclick });

  const button = screen.getByRole('button', { name: /Tide Mill Dynamo.*You lack 3 mineral/ });
  button.click();

  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(onclick).not.toHaveBeenCalled();
});

test('a token in the tray can be picked by its kind', () => {
  const onpick = vi.fn();
  render(Tray, { tokens: { ...NONE, mineral: 1 }, onpick, names: (kind) => kind });

  screen.getByRole('button', { name: 'mineral' }).click();

  expect(onpick).toHaveBeenCalledWith('mineral');
});

test.each(Object.entries(printed))('every card of the %s has its name and its words', (_, cards) => {
  for (const each of cards) {
    const { unmount } = render(FullCard, { card: each });
    expect(screen.getByRole('article', { name: each.name }).textContent).toContain(each.text);
    unmount();
  }
});
