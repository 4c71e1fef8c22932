import { drawnBy } from '../../../pieces/measure';
import type { Coding } from './coding.svelte';
import { same, type Op, type Part, type Spot } from './program';

/** A new block from the palette, or one of the program. */
export interface Dragged {
  op: Op;
  from: Spot | null;
}

const THRESHOLD = 6;
const REACH = 28;

export const gapName = (spot: Spot): string => `${spot.part}:${spot.path.join('.')}`;

function gapOf(name: string): Spot {
  const [part, path = ''] = name.split(':');
  return { part: part as Part, path: path.split('.').map(Number) };
}

/** A block under the finger or the mouse, and the gap it would fall into. */
export class Dragging {
  readonly #coding: () => Coding;
  /** The element in which all gaps lie. */
  field = $state.raw<HTMLElement | null>(null);
  what = $state.raw<Dragged | null>(null);
  over = $state.raw<Spot | null>(null);
  x = $state(0);
  y = $state(0);

  constructor(coding: () => Coding) {
    this.#coding = coding;
  }

  isOver(spot: Spot): boolean {
    return this.over !== null && same(this.over, spot);
  }

  /** A pointer went down on a block: it is dragged once it has moved far enough, else it was a tap. */
  start(event: PointerEvent, what: Dragged): void {
    if (event.button !== 0 || this.what || this.#coding().isFixed) return;
    event.stopPropagation();
    const { pointerId, clientX, clientY } = event;
    const move = (moved: PointerEvent) => {
      if (moved.pointerId !== pointerId) return;
      const far = Math.hypot(moved.clientX - clientX, moved.clientY - clientY);
      if (!this.what && far < THRESHOLD) return;
      this.what = what;
      this.x = moved.clientX / drawnBy();
      this.y = moved.clientY / drawnBy();
      this.over = this.#gapAt(moved.clientX, moved.clientY);
    };
    const end = (ended: PointerEvent) => {
      if (ended.pointerId !== pointerId) return;
      stop();
      if (!this.what) return;
      // The click that follows a drag is none.
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }));
      this.#fall(what, this.over);
      this.#letGo();
    };
    const cancel = () => {
      stop();
      this.#letGo();
    };
    const escape = (key: KeyboardEvent) => {
      if (key.key === 'Escape') cancel();
    };
    const stop = () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', cancel);
      removeEventListener('keydown', escape);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', cancel);
    addEventListener('keydown', escape);
  }

  #fall(what: Dragged, to: Spot | null): void {
    const coding = this.#coding();
    if (what.from === null) {
      if (to) coding.add(what.op, to);
    } else if (to) coding.shift(what.from, to);
    // Thrown out of the program, it is gone.
    else coding.drop(what.from);
  }

  #letGo(): void {
    this.what = null;
    this.over = null;
  }

  #gapAt(x: number, y: number): Spot | null {
    const field = this.field;
    if (!field) return null;
    const around = field.getBoundingClientRect();
    if (x < around.left - REACH || x > around.right + REACH || y < around.top - REACH || y > around.bottom + REACH)
      return null;
    let nearest: string | null = null;
    let least = Infinity;
    for (const gap of field.querySelectorAll<HTMLElement>('[data-gap]')) {
      const { left, right, top, bottom } = gap.getBoundingClientRect();
      const aside = Math.max(0, left - x, x - right);
      const away = Math.max(0, top - y, y - bottom);
      // Columns stand side by side: what is aside is farther than what is above.
      const far = away + 2 * aside;
      if (far < least) {
        least = far;
        nearest = gap.dataset.gap ?? null;
      }
    }
    return nearest === null ? null : gapOf(nearest);
  }
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
