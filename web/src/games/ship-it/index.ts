import type { SoundName } from '../../sound/sounds';
import type { Typed } from '../../wire/types';
import type { Say } from '../board';
import texts from './en.json';
import type { ShipEvent } from './types';

export { ship as summit } from '../../art/ship-it/ship';
export { default as Board } from './Board.svelte';
export { default as CardPeek } from './CardPeek.svelte';
export { moments } from './end/moments';
export { series } from './end/series';
export { default as EndSide } from './end/EndSide.svelte';
export { face } from './face';
export { cardNames } from './names';
export { moveAt } from './moveAt';
export { optionGroups } from './options';
export { texts };

const SOUNDS: Readonly<Record<string, SoundName>> = {
  'company-founded': 'reveal',
  'sheets-opened': 'reveal',
  hired: 'sold',
  'hired-by-tie': 'sold',
  'slot-taken': 'bid',
  'slot-freed': 'bid',
  'plans-revealed': 'reveal',
  'event-struck': 'reveal',
  'milestone-claimed': 'sold',
};

export const sound = (event: Typed): SoundName | null => SOUNDS[event.type] ?? null;

export const doneTo = (event: Typed, seat: number): boolean => {
  const told = event as ShipEvent;
  if (told.type === 'bounced') return true;
  if (told.type === 'bid-unserved' || told.type === 'milestone-taken') return told.seat.seat === seat;
  if (told.type === 'hired-by-tie') return told.beaten.some((beaten) => beaten.seat === seat);
  return told.type === 'company-hit' && told.seat.seat === seat;
};

/** Those of the puzzle stand beside its program. */
export const keys = [
  ['← →', 'board.keys.steps'],
  ['← ↑ ↓ →', 'board.keys.bid'],
  ['Esc', 'board.keys.back'],
] as const;

/** The log is grouped by rounds and their phases. */
export function heading(event: Typed): Say | null {
  const told = event as ShipEvent;
  switch (told.type) {
    case 'round-began':
      return { key: 'board.log.round', args: { round: told.round } };
    case 'granting-began':
      return { key: 'board.log.granting' };
    case 'plans-revealed':
      return { key: 'board.log.resolution', args: { round: told.round } };
    case 'event-struck':
      return { key: 'board.log.event' };
    default:
      return null;
  }
}
