import type { Carried } from '../../../pieces/dragging';
import type { CardSort, Side } from './bundle';
import type { Composing } from './composing.svelte';

/** A card on its way into the tray of its side, or out of it: dropped anywhere else it lies where it lay. */
export const carryingTo = (side: Side, composing: Composing, sort: CardSort, card: string): Carried => {
  const isIn = () => composing.terms[side][sort].includes(card);
  return {
    flies: true,
    lift: () => undefined,
    isHeld: () => true,
    move: () => undefined,
    drop: ({ under }) => {
      if ((under('tray') === side) !== isIn()) composing.toggle(side, sort, card);
    },
    cancel: () => undefined,
  };
};
