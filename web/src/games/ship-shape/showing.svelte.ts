import { Showing } from '../../play/showing.svelte';
import type { ShipShapeBoard } from './board.svelte';
import type { ShipShapeEvent, ShipShapePublicView } from './types';
import { weekScenes, weekTells, weekTiming, type WeekScene } from './week/scenes';

/** What is shown after it has happened, while the table goes on. */
export type Scene = WeekScene;

/** The scenes of this board, at the person's own speed. */
export const showingOf = (board: ShipShapeBoard) =>
  new Showing<Scene, ShipShapePublicView, ShipShapeEvent>(board.play, {
    scenes: weekScenes,
    tells: weekTells,
    timing: (scene) => {
      const { steps, end } = weekTiming(scene);
      return { steps: steps.map((at) => board.paced(at)), end: board.paced(end) };
    },
  });
