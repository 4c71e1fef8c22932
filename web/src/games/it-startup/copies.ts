import type { ItStartupBox } from './types';

/** A card is named by its copy: `tdd#1` is the first copy of `tdd`. */
export const titleOf = (copy: string): string => copy.split('#')[0] ?? copy;

/** The names of all copies, for sentences. */
export function cardNames(box: unknown): Record<string, string> {
  const names: Record<string, string> = {};
  for (const { id, name, copies } of (box as ItStartupBox).cards)
    for (let copy = 1; copy <= copies; copy++) names[`${id}#${copy}`] = name;
  return names;
}
