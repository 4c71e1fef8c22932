import { Showing } from '../../play/showing.svelte';
import type { ShipShapeBoard } from './board.svelte';
import type { ShipShapeEvent, ShipShapePublicView, WeekView } from './types';

/** What is shown after it has happened, before the table goes on. */
export interface Scene {
  kind: 'week';
  week: WeekView;
}

/** Milliseconds from one postcard to the next, and how long the whole lies there. */
const CARD = 900;
const REST = 6000;

/** A week that was completed is shown as its postcards, then who has the token. */
export const showingOf = (board: ShipShapeBoard) =>
  new Showing<Scene, ShipShapePublicView, ShipShapeEvent>(board.play, {
    scenes: (batch, after) => {
      const over = batch.some(({ event, fresh }) => fresh && event.type === 'innovation-passed');
      const week = after.weeksDone.at(-1);
      return over && week ? [{ kind: 'week', week }] : [];
    },
    timing: ({ week }) => {
      const steps = [...week.postcards, null].map((_, i) => board.paced(i * CARD));
      return { steps, end: board.paced(steps.length * CARD + REST) };
    },
  });
