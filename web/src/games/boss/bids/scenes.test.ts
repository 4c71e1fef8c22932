import { expect, test } from 'vitest';
import type { Happening } from '../../board';
import type { BossEvent, BossView } from '../types';
import { bidScenes } from './scenes';

const heard = (...events: object[]): Happening<BossEvent>[] =>
  events.map((event, n) => ({ id: n, n, event: event as BossEvent, fresh: true }));
const bids = [{ seat: { seat: 1 }, cash: 2, skill: 5, vp: 0, reason: 'bid' }];
const pool = [{ worker: 'imani', training: 2, salary: 2, takenBy: 1, rival: false }];
const view = (hiring: object | null) => ({ hiring }) as unknown as BossView;

test('bids are shown on the screen of the picks, over what nobody had taken yet', () => {
  const [scene] = bidScenes(heard({ type: 'bids-revealed', kind: 'hiring', bids, told: [] }), view({ pool }), null);
  expect(scene).toMatchObject({ screen: 'hiring-pick', bids, hiring: { pool: [{ worker: 'imani', takenBy: null }] } });
});

test('what has left the table is shown as it lay before', () => {
  const [scene] = bidScenes(
    heard({ type: 'bids-revealed', kind: 'hiring', bids, told: [] }),
    view(null),
    view({ pool }),
  );
  expect(scene?.hiring?.pool).toHaveLength(1);
});

test('the rival thinks aloud, and the log waits for what it takes', () => {
  const [scene] = bidScenes(
    heard(
      { type: 'bids-revealed', kind: 'projects', bids, told: [] },
      { type: 'rival-bid', kind: 'projects', card: 3, rise: 2, bid: 5, yours: 4, first: true },
      { type: 'rival-took', kind: 'projects', card: { card: 'submarine-taxi' }, figure: 5, vp: 5 },
    ),
    view(null),
    null,
  );
  expect(scene).toMatchObject({ screen: 'project-pick', rival: { bid: { bid: 5 }, took: { vp: 5 } } });
  expect(scene?.tells['rival-took']).toBe(3);
});

test('what was only caught up on is not shown', () => {
  const batch = heard({ type: 'bids-revealed', kind: 'hiring', bids, told: [] });
  expect(
    bidScenes(
      batch.map((each) => ({ ...each, fresh: false })),
      view({ pool }),
      null,
    ),
  ).toEqual([]);
});
