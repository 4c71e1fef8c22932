import { list, type Kind, type Tokens } from '../pieces/goods';

/** A hold with what it takes of the load. */
export interface Hold {
  card: string;
  capacity: number;
  cargo: readonly Kind[];
}

/** The goods in their order, into one hold after the other as far as there is room. */
export function loaded(goods: Tokens, holds: readonly { card: string; capacity: number }[]): Hold[] {
  const all = list(goods);
  let from = 0;
  return holds.map(({ card, capacity }) => {
    const cargo = all.slice(from, from + capacity);
    from += capacity;
    return { card, capacity, cargo };
  });
}
