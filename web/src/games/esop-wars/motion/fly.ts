import { boxOf } from '../../../pieces/measure';

const EASE = 'cubic-bezier(.2, .8, .2, 1)';

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How a thing must be moved and shrunk to lie where another one is. */
export function over(from: Box, to: Box): string {
  const x = to.left + to.width / 2 - (from.left + from.width / 2);
  const y = to.top + to.height / 2 - (from.top + from.height / 2);
  const scale = Math.min(1, Math.max(0.08, Math.min(to.width / from.width, to.height / from.height)));
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(3)})`;
}

/** Flies a thing to its place and is gone; without a place it falls off the table. */
export function flight(thing: HTMLElement, place: Element | null, ms: number): void {
  const end = place
    ? { transform: over(boxOf(thing), boxOf(place)), opacity: 0.5 }
    : { transform: 'translate(-40px, 120%) rotate(-24deg)', opacity: 0 };
  thing.animate([{ opacity: 1 }, end], { duration: ms, easing: EASE, fill: 'forwards' });
}
