import { toldBy as toldIn } from '../../play/told';
import type { Scene } from './showing';
import type { EsopEvent } from './types';

interface Heard {
  id: number;
  event: EsopEvent;
}

/** What is shown: the scenes, and after them the exit, which stays. */
type Shown = Scene | { kind: 'exit' };

/** Steps of a scene that have begun, none at first. Of a market: the card turns, gains, losses, factors, towers, the sentence. */
export const SCENE_STEPS = 7;
const [CARD, TOWERS] = [1, 5];

/** Of the exit: the card turns, its floor comes down, the winners are named. */
export const EXIT_STEPS = 4;
const [EXIT_CARD, FLOORS, NAMES] = [1, 2, 3];

/** Which market was turned over last. */
const marketOf = (events: readonly EsopEvent[]): string | undefined =>
  events.findLast((event) => event.type === 'market-revealed')?.round;

function stepFor(shown: Shown, event: EsopEvent, soFar: readonly EsopEvent[]): number | null {
  const { type } = event;
  switch (shown.kind) {
    case 'companies':
      return type === 'locks-revealed' ? 0 : null;
    case 'closed':
      return type === 'auction-ended' ? 0 : null;
    case 'settled':
      return type === 'hired' || type === 'placed' || type === 'secondary-closed' ? 0 : null;
    case 'market':
      if (type === 'wildcards-revealed') return event.round === shown.report.round ? 0 : null;
      if (type === 'market-revealed') return event.round === shown.report.round ? CARD : null;
      if (type === 'company-grew' || type === 'wildcard-counted')
        return marketOf(soFar) === shown.report.round ? TOWERS : null;
      return null;
    case 'exit':
      if (type === 'market-never-came') return 0;
      if (type === 'exit-revealed' || type === 'exits-drawn') return EXIT_CARD;
      if (type === 'company-exited') return FLOORS;
      return type === 'game-ended' || type === 'best-employer' ? NAMES : null;
  }
}

const isExit = ({ event }: Heard) => event.type === 'exit-revealed' || event.type === 'exits-drawn';

/** How far the log may go in each step of each scene, and of the exit where there is one. */
export function toldBy(
  scenes: readonly Scene[],
  batch: readonly Heard[],
): { scenes: number[][]; exit: number[] | null } {
  const exit = batch.some(isExit);
  const stages: { scene: Shown; steps: number }[] = scenes.map((scene) => ({ scene, steps: SCENE_STEPS }));
  if (exit) stages.push({ scene: { kind: 'exit' }, steps: EXIT_STEPS });
  const told = toldIn<Shown, EsopEvent>(stages, batch, {
    stepFor,
    afterwards: ['lot-opened', 'secondary-opened', 'walkover', 'nobody-won'],
  });
  return { scenes: told.slice(0, scenes.length), exit: exit ? (told.at(-1) ?? null) : null };
}
