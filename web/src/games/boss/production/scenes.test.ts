import { expect, test } from 'vitest';
import type { Happening } from '../../board';
import type { BossEvent } from '../types';
import { productionScenes } from './scenes';

const heard = (...events: object[]): Happening<BossEvent>[] =>
  events.map((event, n) => ({ id: n, n, event: event as BossEvent, fresh: true }));
const of = (type: string, seat: number) => ({ type, seat: { seat }, project: { card: 'moth-powered-lamp' } });

test('all plans open together, and each company then shows what it has finished', () => {
  const batch = heard(
    ...[of('produced', 0), of('project-run', 0), of('project-completed', 0)],
    ...[of('produced', 1), of('project-held', 1)],
    ...[of('produced', 2), of('caught-up', 2), of('project-failed', 2), of('cracked', 2)],
    ...[{ type: 'issues-drawn', seat: { seat: 0 }, issues: 1 }, of('project-failed', 0)],
  );
  const [scene] = productionScenes(batch);
  expect(scene?.shown).toEqual([2, null, 3]);
  expect(scene?.steps).toHaveLength(4);
  expect(batch.map(({ event }) => scene?.stepOf?.(event) ?? scene?.tells[event.type] ?? null)).toEqual([
    ...[1, 1, 2, 1, 1, 1, 1, 3, 3, null, null],
  ]);
});

test('where nobody works on anything there is nothing to show', () => {
  expect(productionScenes(heard(of('produced', 0), of('produced', 1)))).toEqual([]);
  expect(productionScenes(heard({ type: 'round-started' }))).toEqual([]);
});
