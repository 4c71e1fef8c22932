import { KINDS, minus, NONE, type Tokens } from '../pieces/goods';

/** So many goods at most, in the order in which they stand. */
function first(goods: Tokens, room: number): Tokens {
  let left = room;
  return KINDS.reduce<Tokens>((all, kind) => {
    const count = Math.min(goods[kind], left);
    left -= count;
    return { ...all, [kind]: count };
  }, NONE);
}

/** Goods into holds, one after the other; what finds no place is left. */
export function loaded<T extends { capacity: number }>(goods: Tokens, transports: readonly T[]): [T, Tokens][] {
  let rest = goods;
  return transports.map((transport) => {
    const cargo = first(rest, transport.capacity);
    rest = minus(rest, cargo);
    return [transport, cargo];
  });
}
