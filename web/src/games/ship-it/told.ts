import type { Order } from '../../play/told';
import { STEPS, type Scene, type StepId } from './showing';
import type { ShipEvent } from './types';

/** The step of a Resolution that tells an event first. */
const STEP: Readonly<Partial<Record<ShipEvent['type'], StepId>>> = {
  'plans-revealed': 'plans',
  'prize-wasted': 'debt',
  'feature-broke': 'users',
  'went-viral': 'users',
  'company-resolved': 'rating',
  'income-paid': 'income',
  'bonus-scored': 'milestones',
  'milestone-claimed': 'milestones',
  'milestone-taken': 'milestones',
};

/** The step of this scene that tells this event first; null: it tells nothing of it. */
function stepFor(scene: Scene, { type }: ShipEvent, soFar: readonly ShipEvent[]): number | null {
  const nth = (...types: ShipEvent['type'][]) => soFar.filter((each) => types.includes(each.type)).length;
  switch (scene.kind) {
    case 'founded':
      return type === 'company-founded' ? 0 : null;
    case 'hiring':
      if (type === 'sheets-opened') return 0;
      return type === 'hired' || type === 'hired-by-tie' || type === 'intern-joined' || type === 'bid-unserved'
        ? nth('hired', 'hired-by-tie', 'intern-joined')
        : null;
    case 'granting':
      if (type === 'granting-began') return 0;
      return type === 'slot-granted' || type === 'bounced' ? nth('slot-granted', 'bounced') : null;
    case 'plans':
      return type === 'plans-revealed' ? 0 : null;
    case 'programs':
      return type === 'puzzle-won' || type === 'puzzle-unsolved' ? 0 : null;
    case 'sprint':
      return type === 'sprint-won' || type === 'sprint-lost' ? 0 : null;
    case 'resolution': {
      const step = STEP[type];
      if (!step) return null;
      // A step that was left out is told with the next one.
      const at = scene.steps.findIndex((each) => STEPS.indexOf(each) >= STEPS.indexOf(step));
      return at < 0 ? scene.steps.length - 1 : at;
    }
    case 'event':
      if (type === 'event-struck') return 0;
      return type === 'company-hit' || type === 'company-spared' ? 1 : type === 'round-ended' ? 2 : null;
  }
}

export const tells: Order<Scene, ShipEvent> = { stepFor, afterwards: ['round-began', 'game-ended'] };
