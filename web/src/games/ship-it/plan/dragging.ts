import type { Action } from 'svelte/action';
import type { Planning } from './planning.svelte';

const FAR = 7;

/**
 * Picks somebody up: by mouse or finger, over a room and down again. A press without a way is only a press; who was taken
 * out of my hands by what happened meanwhile falls nowhere, and nobody else in their place.
 */
export const draggable: Action<HTMLElement, { planning: Planning; engineer: number; can: boolean }> = (node, given) => {
  let { planning, engineer, can } = given;
  let start: { engineer: number; x: number; y: number; id: number } | null = null;
  let dragged = false;

  const roomAt = (x: number, y: number) =>
    document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-action]')?.dataset.action ?? null;

  function down(event: PointerEvent) {
    if (!can || event.button !== 0) return;
    start = { engineer, x: event.clientX, y: event.clientY, id: event.pointerId };
    dragged = false;
    // A quick hand is elsewhere with its first move.
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', end);
  }
  function end() {
    start = null;
    planning.drag = null;
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', up);
    window.removeEventListener('pointercancel', end);
  }
  function move(event: PointerEvent) {
    if (!start || event.pointerId !== start.id) return;
    const { clientX: x, clientY: y } = event;
    if (!dragged) {
      if (Math.hypot(x - start.x, y - start.y) < FAR) return;
      dragged = true;
      planning.pick(start.engineer);
    }
    event.preventDefault();
    if (planning.picked !== start.engineer) {
      planning.point(null);
      return end();
    }
    planning.drag = { engineer: start.engineer, x, y };
    planning.point(roomAt(x, y));
  }
  function up(event: PointerEvent) {
    if (!start || event.pointerId !== start.id) return;
    const held = start.engineer;
    end();
    if (!dragged) return;
    // The press that the browser makes of it comes at once, or never.
    setTimeout(() => (dragged = false));
    const room = roomAt(event.clientX, event.clientY);
    if (planning.picked !== held) planning.point(null);
    // What has been taken meanwhile says why, as it does when it is pressed.
    else if (room && !planning.spot(room)?.open) planning.point(room, true);
    else if (room) void planning.place(room);
    else if (planning.entry(held) && document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-bench]'))
      planning.putBack(held);
    else planning.point(null);
  }
  // The press that ends a drag is none.
  function click(event: MouseEvent) {
    if (!dragged) return;
    dragged = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  node.addEventListener('pointerdown', down);
  node.addEventListener('click', click, true);
  return {
    update(next) {
      ({ planning, engineer, can } = next);
    },
    destroy() {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('click', click, true);
      if (start) end();
    },
  };
};
