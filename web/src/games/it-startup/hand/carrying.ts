import type { Carried } from '../../../pieces/dragging';
import type { Intent } from '../turn/intent.svelte';
import type { Token } from '../turn/tokens';

/** A card on its way to whom it is meant for, to a desk, under the deck or to the plan slot. */
export const carrying = (intent: Intent, card: string): Carried => ({
  flies: true,
  lift: () => intent.take(card),
  isHeld: () => intent.thing === card,
  move({ under }) {
    intent.over = under('token', (token) => intent.targets.has(token as Token)) as Token | null;
    intent.place = under('drop');
  },
  drop: intent.put,
  cancel: intent.drop,
});
