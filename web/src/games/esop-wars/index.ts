import type { Typed } from '../../wire/types';
import type { SoundName } from '../../sound/sounds';
import type { Say } from '../board';
import texts from './en.json';
import type { EsopBox, EsopEvent } from './types';

export { default as Board } from './Board.svelte';
export { default as CardPeek } from './CardPeek.svelte';
export { default as End } from './end/End.svelte';
export { default as EndSide } from './end/EndSide.svelte';
export { comparison } from './end/comparison';
export { moments } from './end/moments';
export { moveAt } from './moveAt';
export { series } from './end/series';
export { face } from './face';
export { optionGroups } from './options';
export { texts };

export const seatNames = (box: unknown): string[] => (box as EsopBox).teams.map((team) => team.name);

const SOUNDS: Readonly<Record<string, SoundName>> = {
  'bid-opened': 'bid',
  'bid-placed': 'bid',
  sold: 'sold',
  placed: 'sold',
  discarded: 'sold',
  'secondary-closed': 'sold',
  'market-revealed': 'reveal',
  'locks-revealed': 'reveal',
  'drops-revealed': 'reveal',
  'exit-revealed': 'reveal',
  'exits-drawn': 'reveal',
};

export const sound = (event: Typed): SoundName | null => SOUNDS[event.type] ?? null;

export function doneTo(event: Typed, seat: number): boolean {
  const told = event as EsopEvent;
  return told.type === 'bid-placed' && told.outbid.seat === seat;
}

const HEADINGS: Readonly<Record<string, string>> = {
  'secondary-opened': 'swap',
  'drops-revealed': 'drops',
  'exit-revealed': 'exit',
  'exits-drawn': 'exit',
};

/** Cards of a mat are gone through by arrows (`pieces/arrows`). */
export const keys = [['← ↑ ↓ →', 'board.keys.cards']] as const;

/** The log is grouped by lots and rounds. */
export function heading(event: Typed): Say | null {
  const told = event as EsopEvent;
  if (told.type === 'lot-opened') return { key: 'board.log.lot', args: { number: told.number } };
  if (told.type === 'market-revealed') return { key: `board.log.${told.round}` };
  const key = HEADINGS[event.type];
  return key ? { key: `board.log.${key}` } : null;
}
