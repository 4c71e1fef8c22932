import { Showing } from '../../play/showing.svelte';
import type { ShipBoard } from './board.svelte';
import { scenes, scenesToCatchUp, timing, type Scene } from './showing';
import { tells } from './told';
import type { ShipEvent, ShipPublicView } from './types';

/** The scenes of this board, at the person's own speed. */
export const showingOf = (board: ShipBoard) =>
  new Showing<Scene, ShipPublicView, ShipEvent>(board.play, {
    scenes: (batch, after) => scenes(batch, after, board.play.seat),
    catchUp: scenesToCatchUp,
    timing: (scene) => {
      const { steps, end } = timing(scene);
      return { steps: steps.map((at) => board.paced(at)), end: board.paced(end) };
    },
    stale: (scene, after) => scene.kind === 'granting' && scene.live && after.phase !== 'live',
    tells,
  });
