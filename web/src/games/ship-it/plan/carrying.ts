import type { Carried } from '../../../pieces/dragging';
import type { Planning } from './planning.svelte';

/** Somebody in my hands, on the way to a room or back to the bench. */
export const carrying = (planning: Planning, engineer: number): Carried => ({
  lift: () => planning.pick(engineer),
  isHeld: () => planning.picked === engineer,
  move({ x, y, under }) {
    planning.drag = { engineer, x, y };
    planning.point(under('action'));
  },
  drop({ under }) {
    planning.drag = null;
    const room = under('action');
    // What has been taken meanwhile says why, as it does when it is pressed.
    if (room && !planning.spot(room)?.open) planning.point(room, true);
    else if (room) void planning.place(room);
    else if (planning.entry(engineer) && under('bench') !== null) planning.putBack(engineer);
    else planning.point(null);
  },
  cancel() {
    planning.drag = null;
    planning.point(null);
  },
});
