import { seenOf, type Area } from './anchors';

/** Things travel, cards are dealt, panels fold: what was measured is looked at again so often, in milliseconds. */
const AGAIN = 120;

const same = (a: Area | null, b: Area | null) =>
  a === b ||
  (a !== null && b !== null && (['left', 'top', 'right', 'bottom'] as const).every((side) => a[side] === b[side]));

/** Calls at once, whenever the window scrolls or changes its size, and in between; returns how to stop it. */
export function keepLooking(look: () => void): () => void {
  look();
  const timer = setInterval(look, AGAIN);
  addEventListener('resize', look);
  addEventListener('scroll', look, { capture: true, passive: true });
  return () => {
    clearInterval(timer);
    removeEventListener('resize', look);
    removeEventListener('scroll', look, { capture: true });
  };
}

/** A thing of the page and where it is now; null while there is none. Made while a component is. */
export class Followed {
  element = $state.raw<HTMLElement | null>(null);
  area = $state.raw<Area | null>(null);

  /** `find` is asked again and again: what it finds may change. */
  constructor(find: () => HTMLElement | null) {
    $effect(() =>
      keepLooking(() => {
        const element = find();
        const area = element && seenOf(element);
        this.element = element;
        if (!same(area, this.area)) this.area = area;
      }),
    );
  }
}
