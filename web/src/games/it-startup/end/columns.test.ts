import { expect, it } from 'vitest';
import type { StartupPublicView } from '../types';
import { columns } from './columns';

const ledger = (seat: number, more: object) => ({
  seat,
  fromDevelopers: 0,
  fromKnowledge: 0,
  fromCoaches: 0,
  fromPairs: 0,
  fromActions: 0,
  lostToSabotage: 0,
  ...more,
});

it('puts partners together, the winners last, and keeps what was lost apart', () => {
  const view = {
    projects: [
      { seats: [0, 2], points: 130, reached: true },
      { seats: [1, 3], points: 99, reached: false },
    ],
    end: {
      ranks: [1, 3, 1, 3],
      ledgers: [
        ledger(0, { fromDevelopers: 70, fromPairs: 4, lostToSabotage: 6 }),
        ledger(1, { fromDevelopers: 99 }),
        ledger(2, { fromDevelopers: 30, fromKnowledge: 32 }),
        ledger(3, {}),
      ],
    },
  } as unknown as StartupPublicView;
  const [last, winner] = columns(view);
  expect(last).toMatchObject({ seats: [1, 3], first: false, lost: 0 });
  expect(winner).toMatchObject({
    seats: [0, 2],
    points: 130,
    first: true,
    lost: 6,
    stones: [
      { source: 'developers', points: 104 },
      { source: 'knowledge', points: 32 },
    ],
  });
});
