import type { Drawing } from '../drawing';
import type { Person } from '../people/person';
import type { Ground } from './ground';
import { room, type Room } from './room';
import { acquisitionTarget } from './rooms/acquisition-target';
import { developFeatures } from './rooms/develop-features';
import { goViral } from './rooms/go-viral';
import { hireRecruiter } from './rooms/hire-recruiter';
import { ipoPrep } from './rooms/ipo-prep';
import { marketing } from './rooms/marketing';
import { monetization } from './rooms/monetization';
import { optimizeCode } from './rooms/optimize-code';
import { payDownDebt } from './rooms/pay-down-debt';
import { researchAi } from './rooms/research-ai';
import { upgradeServers } from './rooms/upgrade-servers';
import { floor } from './things/floor';
import { pane } from './things/pane';
import { standing } from './things/standing';
import { unknown } from './unknown';

const ROOMS: Readonly<Record<string, Room>> = {
  'acquisition-target': acquisitionTarget,
  'develop-features': developFeatures,
  'go-viral': goViral,
  'hire-recruiter': hireRecruiter,
  'ipo-prep': ipoPrep,
  marketing,
  monetization,
  'optimize-code': optimizeCode,
  'pay-down-debt': payDownDebt,
  'research-ai': researchAi,
  'upgrade-servers': upgradeServers,
};

const empty = room(
  'knowledge',
  (people) => `${floor}${pane(14, 24)}${people}<g transform="translate(16 -14)">${unknown}</g>`,
);

const roomOf = (id: string): Room => ROOMS[id] ?? empty;

/** Somebody at work in a room: how far from its left edge, how low, how large. */
export interface Standing {
  readonly person: Person;
  readonly x: number;
  readonly y?: number;
  readonly scale?: number;
}

/** The room of an action, with whoever works there. */
export function roomPicture(id: string, people: readonly Standing[] = []): Drawing {
  const crew = people.map(({ person, x, y = 84, scale = 0.46 }) => standing(person, x, y, scale)).join('');
  return {
    box: '0 0 172 84',
    fit: 'xMidYMax slice',
    shapes: roomOf(id).shapes(`<g class="people">${crew}</g>`),
  };
}

export const roomGround = (id: string): Ground => roomOf(id).ground;
