import { expect, it } from 'vitest';
import type { BossEvent, BossView } from '../types';
import { chartOf, chartScenes, leavers } from './scenes';

const seat = (number: number) => ({ seat: number });
const chart = (of: number): BossEvent => ({
  type: 'chart-revealed',
  seat: seat(of),
  capacity: { time: 14 },
  before: { time: 11 },
  skill: 12,
  earned: { cash: 3 },
  exact: 2,
  overloaded: 0,
});
const happened = (...events: BossEvent[]) => events.map((event, id) => ({ id, n: 1, event, fresh: true }));
const view = { companies: [{ layers: 3 }, { layers: 2 }] } as BossView;

it('shows all charts in one scene, a step for each layer', () => {
  const gone: BossEvent = { type: 'dismissed', seat: seat(1), person: { card: 'ned' }, severance: { cash: 2 } };
  const [scene] = chartScenes(happened(chart(0), gone, chart(1)), view);
  expect(scene).toMatchObject({ screen: 'organisation', layers: 3, tells: { 'chart-revealed': 0, dismissed: 4 } });
  expect(scene?.steps).toHaveLength(5);
  if (!scene) return;
  expect(chartOf(scene, 1)).toEqual(chart(1));
  expect(leavers(scene, 1)).toEqual([{ person: 'ned', how: 'dismissed' }]);
  expect(leavers(scene, 0)).toEqual([]);
});

it('shows nothing while charts are still drawn', () => {
  expect(chartScenes(happened({ type: 'chart-done', seat: seat(0) }), view)).toEqual([]);
});
