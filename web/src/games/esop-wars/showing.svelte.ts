import { Showing } from '../../play/showing.svelte';
import type { EsopBoard } from './board.svelte';
import { scenes, scenesToCatchUp, type Scene } from './showing';
import { exitIn, tells, type Exit } from './told';
import type { EsopEvent, EsopView } from './types';

/** A market: the card turns, gains rise, losses fall, factors appear, towers grow, the sentence is said. */
const STEPS = [0, 100, 650, 770, 1150, 1450, 2300];

/** The scenes of this board; each stands as long as the table pauses for it. */
export const showingOf = (board: EsopBoard) =>
  new Showing<Scene, EsopView, EsopEvent, Exit>(board.play, {
    scenes,
    catchUp: scenesToCatchUp,
    timing: () => ({
      steps: STEPS.map((at) => board.time(at)),
      end: board.tableTime(board.play.box.clocks.revealPauseMs),
    }),
    tells,
    finale: exitIn,
  });
