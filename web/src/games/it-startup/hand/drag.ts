import type { Attachment } from 'svelte/attachments';
import type { Intent } from '../turn/intent.svelte';
import type { Token } from '../turn/tokens';

const FAR = 10;

/** The place under the finger where a card can be put: a desk, the deck, the plan slot. */
const placeAt = (x: number, y: number): string | null =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]')?.dataset.drop ?? null;

/** The nearest thing around the finger that the card can be aimed at: an employee, else the office. */
function aimed(x: number, y: number, intent: Intent): Token | null {
  let found = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-token]') ?? null;
  while (found) {
    const token = found.dataset.token as Token;
    if (intent.targets.has(token)) return token;
    found = found.parentElement?.closest<HTMLElement>('[data-token]') ?? null;
  }
  return null;
}

/**
 * A card is dragged to whom it is meant for, to a desk, under the deck or to the plan slot. Which card it is is asked for
 * when it is taken up: an attachment that read it at once would be made anew, and the drag torn, by every update.
 */
export function dragging(cardNow: () => string, intent: Intent): Attachment<HTMLElement> {
  return (node) => {
    let held: { card: string; x: number; y: number } | null = null;
    let flies = false;
    let dragged = false;

    /** Back to the hand, if it still is in one. */
    const land = () => {
      held = null;
      if (!flies) return;
      flies = false;
      // An attribute, because the classes of the card are written anew when it changes.
      delete node.dataset.flying;
      node.style.transform = '';
      dragged = true;
      setTimeout(() => (dragged = false), 60);
    };
    const move = (event: PointerEvent) => {
      if (!held) return;
      const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
      if (!flies && Math.hypot(dx, dy) < FAR) return;
      if (!flies) {
        flies = true;
        node.dataset.flying = '';
        intent.take(held.card);
      }
      // What happened meanwhile took it out of my hands.
      if (intent.thing !== held.card) return land();
      node.style.transform = `translate(${dx}px, ${dy}px) scale(.9)`;
      intent.over = aimed(event.clientX, event.clientY, intent);
      intent.place = placeAt(event.clientX, event.clientY);
    };
    const end = (event: PointerEvent) => {
      if (held && flies) {
        if (event.type === 'pointerup' && intent.thing === held.card) intent.put();
        else intent.drop();
      }
      land();
    };
    // The click that ends a drag is no press.
    const click = (event: MouseEvent) => {
      if (dragged) event.stopImmediatePropagation();
    };
    const down = (event: PointerEvent) => {
      const card = cardNow();
      if (event.button !== 0 || !intent.canTake(card)) return;
      held = { card, x: event.clientX, y: event.clientY };
      // From the first moment on: a quick hand is off the card before it has moved far.
      node.setPointerCapture(event.pointerId);
    };
    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', end);
    node.addEventListener('pointercancel', end);
    node.addEventListener('click', click, true);
    return () => {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', end);
      node.removeEventListener('pointercancel', end);
      node.removeEventListener('click', click, true);
      if (held && flies) intent.drop();
    };
  };
}
