import type { SoundName } from '../../sound/sounds';
import type { Choice, Typed } from '../../wire/types';
import type { GameBoard, Say } from '../board';
import texts from './en.json';
import type { StartupEvent, StartupMove } from './types';

export { default as Board } from './Board.svelte';
export { default as CardPeek } from './cards/CardPeek.svelte';
export { cardNames } from './copies';
export { default as End } from './end/End.svelte';
export { moments } from './end/moments';
export { moveAt } from './moveAt';
export { series } from './end/series';
export { doneTo } from './stage/done';
export { optionGroups } from './options';
export { texts };

const SOUNDS: Readonly<Record<string, SoundName>> = {
  hired: 'bid',
  attached: 'bid',
  transferred: 'bid',
  'action-played': 'reveal',
  'coin-flipped': 'reveal',
  'first-player': 'reveal',
  attacked: 'call',
  'employee-attacked': 'call',
  'knowledge-attacked': 'call',
  countered: 'sold',
  blocked: 'sold',
  scored: 'sold',
  'game-ended': 'end',
};

/** What is heard: cards put down, attacks, answers, a finished day; my own turn. */
export function sound(event: Typed, seat: number | null): SoundName | null {
  const happened = event as StartupEvent;
  if (happened.type === 'turn-started') return happened.seat.seat === seat ? 'turn' : null;
  return SOUNDS[event.type] ?? null;
}

export const keys = [
  ['← →', 'board.keys.hand'],
  ['← ↑ ↓ →', 'board.keys.targets'],
  ['I', 'board.keys.closer'],
  ['Esc', 'board.keys.back'],
] as const;

/** The log is grouped by turns. */
export function heading(event: Typed): Say | null {
  const happened = event as StartupEvent;
  return happened.type === 'turn-started'
    ? { key: 'board.log.turn', args: { round: happened.round, seat: happened.seat } }
    : null;
}

export const face: GameBoard['face'] = (choice: Choice) => {
  const move = choice.move as StartupMove;
  return move.type === 'respond' && move.answer === 'pass' ? { kind: 'danger' } : {};
};
