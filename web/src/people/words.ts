import { keep, kept } from '../prefs/keep';

const KEY = 'boardroom.words';

/** The five words of this guest, where this browser made them: the house itself keeps only a hash. */
export function keptWords(guest: string | null): string[] | null {
  try {
    const mine = JSON.parse(kept(KEY) ?? 'null') as { guest?: string; words?: string[] } | null;
    return guest !== null && mine?.guest === guest && Array.isArray(mine.words) ? mine.words : null;
  } catch {
    return null;
  }
}

export const keepWords = (guest: string, words: string[]): void => keep(KEY, JSON.stringify({ guest, words }));
export const dropWords = (): void => keep(KEY, 'null');

/** How many words somebody has written. */
export const countWords = (text: string): number => text.toLowerCase().match(/[a-z]+/g)?.length ?? 0;
