import type { Words } from '../../texts/words';
import type { Shown } from './read';
import { spelled } from './read';

/** The game's own word for a field or a stone, else its name spelled out. */
export const named = (words: Words, kind: 'view' | 'path', name: string): string =>
  words.has(`${kind}.${name}`) ? words.text({ key: `${kind}.${name}` }) : spelled(name);

export const NOTHING = '–';

/** A value as it is read. */
export function written(words: Words, value: Shown): string {
  if (value === null || (Array.isArray(value) && value.length === 0)) return NOTHING;
  if (typeof value === 'boolean') return words.text({ key: value ? 'board.yes' : 'board.no' });
  return words.arg(value);
}
