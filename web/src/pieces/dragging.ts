import type { Attachment } from 'svelte/attachments';
import { drawnBy } from './measure';

/** Where the pointer is, and what lies under it. */
export interface Place {
  x: number;
  y: number;
  /** The value of the nearest `data-NAME` around the pointer that is wanted. */
  under(name: string, wanted?: (value: string) => boolean): string | null;
}

/** What is taken up, from then on until it is put down. */
export interface Carried {
  /** It leaves its place. */
  lift(): void;
  /** False: what happened meanwhile took it out of my hands. */
  isHeld(): boolean;
  move(at: Place): void;
  drop(at: Place): void;
  /** It falls nowhere. */
  cancel(): void;
  /** The element itself goes with the pointer, marked by `data-flying`; else the board draws what does. */
  flies?: boolean;
}

const FAR = 8;

/**
 * Drags something by mouse or finger; a press without a way is only a press. What it is is asked for when it is taken up
 * (null: nothing can be): an attachment that read it at once would be made anew, and the drag torn, by every update.
 */
export function draggable(take: () => Carried | null): Attachment<HTMLElement> {
  return (node) => {
    let start: { carried: Carried; x: number; y: number; id: number } | null = null;
    let lifted = false;
    /** A drag has gone some way: the press that ends it is none. */
    let dragged = false;
    let drags = 0;

    function down(event: PointerEvent) {
      const carried = event.button === 0 && !start ? take() : null;
      if (!carried) return;
      start = { carried, x: event.clientX, y: event.clientY, id: event.pointerId };
      lifted = false;
      dragged = false;
      drags++;
      if (carried.flies) node.setPointerCapture(event.pointerId);
      // A quick hand is elsewhere with its first move.
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', up);
      window.addEventListener('pointercancel', gone);
    }
    /** Nothing is in hand any more. */
    function land() {
      start = null;
      // An attribute, because the classes of the element are written anew when it changes.
      delete node.dataset.flying;
      node.style.transform = '';
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', gone);
    }
    function move(event: PointerEvent) {
      if (start?.id !== event.pointerId) return;
      const { carried, x, y } = start;
      const [dx, dy] = [event.clientX - x, event.clientY - y];
      if (!lifted) {
        if (Math.hypot(dx, dy) < FAR) return;
        lifted = true;
        dragged = true;
        carried.lift();
        if (carried.flies) node.dataset.flying = '';
      }
      event.preventDefault();
      if (!carried.isHeld()) {
        land();
        return carried.cancel();
      }
      if (carried.flies) node.style.transform = `translate(${dx / drawnBy()}px, ${dy / drawnBy()}px) scale(.9)`;
      carried.move(placeOf(event));
    }
    function up(event: PointerEvent) {
      if (start?.id !== event.pointerId) return;
      const { carried } = start;
      land();
      if (!lifted) return;
      // The press that the browser makes of it comes at once, or never; the next drag may be quicker than a timer.
      const ended = drags;
      setTimeout(() => {
        if (ended === drags) dragged = false;
      });
      if (carried.isHeld()) carried.drop(placeOf(event));
      else carried.cancel();
    }
    function gone(event?: PointerEvent) {
      if (!start || (event && start.id !== event.pointerId)) return;
      const { carried } = start;
      land();
      if (lifted) carried.cancel();
    }
    function click(event: MouseEvent) {
      if (!dragged) return;
      dragged = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    node.addEventListener('pointerdown', down);
    node.addEventListener('click', click, true);
    return () => {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('click', click, true);
      gone();
    };
  };
}

const placeOf = ({ clientX: x, clientY: y }: PointerEvent): Place => ({
  x,
  y,
  under(name, wanted = () => true) {
    const marked = (from: Element | null | undefined) => from?.closest<HTMLElement>(`[data-${name}]`) ?? null;
    for (let found = marked(document.elementFromPoint(x, y)); found; found = marked(found.parentElement)) {
      const value = found.dataset[name];
      if (value !== undefined && wanted(value)) return value;
    }
    return null;
  },
});
