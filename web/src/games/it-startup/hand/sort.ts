import type { Category } from '../../../art/it-startup/category';

/** How the hand lies: as the cards came, by kind, or by price. */
export type Order = 'drawn' | 'kind' | 'price';
export const ORDERS: readonly Order[] = ['kind', 'price', 'drawn'];

const KINDS: readonly Category[] = ['dev', 'hr', 'knowledge', 'help', 'sabotage'];

interface Sorted {
  card: string;
  price: number;
}

export function sorted<C extends Sorted>(hand: readonly C[], order: Order, category: (card: string) => Category): C[] {
  const kind = (each: C) => KINDS.indexOf(category(each.card));
  if (order === 'kind') return hand.toSorted((a, b) => kind(a) - kind(b) || a.price - b.price);
  return order === 'price' ? hand.toSorted((a, b) => a.price - b.price || kind(a) - kind(b)) : [...hand];
}
