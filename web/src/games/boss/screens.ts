import type { Component } from 'svelte';
import type { IconShapes } from '../../pieces/icon';
import type { BossBoard } from './board.svelte';
import { deals } from './deals';
import { event } from './event';
import { hiringBid, hiringPick } from './hiring';
import { issue } from './issue';
import { organisation } from './organisation';
import { payday } from './payday';
import { plain } from './plain';
import { production } from './production';
import { projectBid, projectPick } from './projects';
import type { Deciding, Screen } from './screen';

/** The screens by the phases of the view; a phase that has none lies on the plain mat. */
const SCREENS = {
  'hiring-bid': hiringBid,
  'hiring-pick': hiringPick,
  organisation,
  event,
  deals,
  'project-bid': projectBid,
  'project-pick': projectPick,
  production,
  issue,
  payday,
};

/** A screen with what is decided on it at this table. */
export interface Laid extends Omit<Screen, 'decides' | 'Mat' | 'beside'> {
  deciding: Deciding;
  Mat: Component<{ deciding: Deciding }>;
  beside: readonly { id: string; icon: IconShapes; Panel: Component<{ deciding: Deciding }>; narrow?: boolean }[];
}

/** Every screen, ready for this table; to be called while the board is set up. */
export function lay(board: BossBoard): (phase: string) => Laid {
  // What each screen decides is only ever given to its own mat and panels.
  const ready = (screen: unknown): Laid => {
    const any = screen as Laid & Screen;
    return { ...any, beside: any.beside ?? [], deciding: any.decides(board) };
  };
  const other = ready(plain);
  const laid: Readonly<Record<string, Laid>> = Object.fromEntries(
    Object.entries(SCREENS).map(([id, screen]) => [id, ready(screen)]),
  );
  return (phase) => laid[phase] ?? other;
}
