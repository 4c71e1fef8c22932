import type { Worth } from '../board.svelte';
import type { Employee } from '../types';

export type Order = 'worth' | 'printed' | 'category';
export const ORDERS: readonly Order[] = ['worth', 'printed', 'category'];

export interface Listed {
  card: Employee;
  worth: Worth;
}

const byName = (a: Listed, b: Listed) => a.card.name.localeCompare(b.card.name);

/** The best on average first; or the strongest as printed; or by trade, the best of each first. */
export function sorted(people: readonly Listed[], order: Order, categories: readonly string[]): Listed[] {
  const byWorth = (a: Listed, b: Listed) => b.worth.mean - a.worth.mean || byName(a, b);
  const trade = (who: Listed) => categories.indexOf(who.card.category);
  switch (order) {
    case 'worth':
      return people.toSorted(byWorth);
    case 'printed':
      return people.toSorted((a, b) => b.worth.printed - a.worth.printed || byWorth(a, b));
    case 'category':
      return people.toSorted((a, b) => trade(a) - trade(b) || byWorth(a, b));
  }
}
