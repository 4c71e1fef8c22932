import type { Drawing } from '../drawing';
import { unknown } from './markets/unknown';
import { doubleDown } from './wildcards/double-down';
import { keep } from './wildcards/keep';
import { shield } from './wildcards/shield';

const WILDCARDS: Readonly<Record<string, Drawing>> = { 'double-down': doubleDown, keep, shield };

/** The picture of what a wildcard can be played as. */
export function wildcardPicture(id: string): Drawing {
  return WILDCARDS[id] ?? unknown;
}
