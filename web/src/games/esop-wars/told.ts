import type { Order, Stage } from '../../play/told';
import type { Scene } from './showing';
import type { EsopEvent } from './types';

/** What is shown after all scenes, and stays. */
export interface Exit {
  kind: 'exit';
}

/** Steps of a market: its card turns, the towers grow. */
const [CARD, TOWERS] = [1, 5];

/** Of the exit: the card turns, its floor comes down, the winners are named. */
export const EXIT_STEPS = 4;
const [EXIT_CARD, FLOORS, NAMES] = [1, 2, 3];

/** Which market was turned over last. */
const marketOf = (events: readonly EsopEvent[]): string | undefined =>
  events.findLast((event) => event.type === 'market-revealed')?.round;

function stepFor(shown: Scene | Exit, event: EsopEvent, soFar: readonly EsopEvent[]): number | null {
  const { type } = event;
  switch (shown.kind) {
    case 'companies':
      return type === 'locks-revealed' ? 0 : null;
    case 'closed':
      return type === 'auction-ended' ? 0 : null;
    case 'settled':
      return type === 'hired' || type === 'unserved' || type === 'placed' || type === 'secondary-closed' ? 0 : null;
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
      return type === 'game-ended' || type === 'tie-broken' || type === 'best-employer' ? NAMES : null;
  }
}

export const tells: Order<Scene | Exit, EsopEvent> = {
  stepFor,
  afterwards: ['lot-opened', 'secondary-opened', 'walkover', 'nobody-won'],
};

/** The exit, where an update tells it. */
export const exitIn = (batch: readonly { event: EsopEvent }[]): Stage<Exit> | null =>
  batch.some(({ event }) => event.type === 'exit-revealed' || event.type === 'exits-drawn')
    ? { scene: { kind: 'exit' }, steps: EXIT_STEPS }
    : null;
