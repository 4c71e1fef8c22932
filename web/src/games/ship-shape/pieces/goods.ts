import type { Resource as Kind, Tokens } from '../types';

export type { Kind, Tokens };

/** The order in which goods always stand. */
export const KINDS: readonly Kind[] = ['organic', 'mineral', 'technological', 'specialty'];

export const NONE: Tokens = { organic: 0, mineral: 0, technological: 0, specialty: 0 };

const each = (of: (kind: Kind) => number): Tokens => ({
  organic: of('organic'),
  mineral: of('mineral'),
  technological: of('technological'),
  specialty: of('specialty'),
});

export const sum = (tokens: Tokens): number => KINDS.reduce((all, kind) => all + tokens[kind], 0);
export const plus = (a: Tokens, b: Tokens): Tokens => each((kind) => a[kind] + b[kind]);
export const minus = (a: Tokens, b: Tokens): Tokens => each((kind) => a[kind] - b[kind]);

/** What of those is there, and what of them is missing. */
export const present = (wanted: Tokens, held: Tokens): Tokens =>
  each((kind) => Math.max(0, Math.min(wanted[kind], held[kind])));
export const missing = (wanted: Tokens, held: Tokens): Tokens => minus(wanted, present(wanted, held));

/** One after the other, in their order. */
export const list = (tokens: Tokens): Kind[] =>
  KINDS.flatMap((kind) => Array<Kind>(Math.max(0, tokens[kind])).fill(kind));

/** The ground a supply lies on: what it makes, if that is one kind only. */
export function makes(output: Tokens): Kind | 'mixed' {
  const [only, other] = KINDS.filter((kind) => output[kind] > 0);
  return only && !other ? only : 'mixed';
}
