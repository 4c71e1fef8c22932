import { collect } from './collect';
import { commission } from './commission';
import type { ShipShapeBoard } from './board.svelte';
import { danger } from './danger';
import { fulfil } from './fulfil';
import { jointAsked, together } from './joint';
import type { Deciding, Screen } from './screen';
import { refresh } from './refresh';
import { store } from './store';
import { asked, choose, trade } from './trade';
import { turn } from './turn';
import { settle } from './week';

const SCREENS = {
  turn,
  trade,
  asked,
  choose,
  together,
  'joint-asked': jointAsked,
  commission,
  refresh,
  fulfil,
  danger,
  collect,
  store,
  settle,
};

export type ScreenId = keyof typeof SCREENS;

/** A screen with what is decided on it at this table. */
export interface Laid extends Omit<Screen, 'decides'> {
  deciding: Deciding;
}

/** Every screen, ready for this table; to be called while the board is set up. */
export function lay(board: ShipShapeBoard): Record<ScreenId, Laid> {
  const laid = new Map<unknown, Laid>();
  const entries = Object.entries(SCREENS).map(([id, screen]) => {
    // What each screen decides is only ever given to its own mat and side.
    const any = screen as unknown as Screen;
    const it = laid.get(any) ?? { ...any, deciding: any.decides(board) };
    laid.set(any, it);
    return [id, it];
  });
  return Object.fromEntries(entries) as Record<ScreenId, Laid>;
}

/** What lies in the middle: what I am asked, else what I have opened. */
export function screenOf(board: ShipShapeBoard): ScreenId {
  const { view, play, choices, mode } = board;
  const decides = choices[0]?.move.type;
  if (mode === 'danger') return 'danger';
  if (decides === 'collect' || decides === 'store') return decides;
  if (view.phase === 'settle') return 'settle';
  if (view.proposal) return 'joint-asked';
  if (board.talk) return play.seat !== null && board.talk.owing.includes(play.seat) ? 'asked' : 'choose';
  return mode;
}
