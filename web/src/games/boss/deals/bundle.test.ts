import { expect, it } from 'vitest';
import { isEmpty, NOTHING, partOf, withPart } from './bundle';

it('gives a project away, or a share of it, or neither', () => {
  const given = withPart(NOTHING, 'moon', 'given', { cash: 1, vp: 0 });
  expect([partOf(given, 'moon'), isEmpty(given)]).toEqual(['given', false]);
  const shared = withPart(given, 'moon', 'shared', { cash: 6, vp: 2 });
  expect(shared).toEqual({ ...NOTHING, shares: [{ project: 'moon', cash: 6, vp: 2 }] });
  expect(isEmpty(withPart(shared, 'moon', 'kept', { cash: 0, vp: 0 }))).toBe(true);
});

it('counts everything a bundle may hold', () => {
  expect(isEmpty(NOTHING)).toBe(true);
  for (const some of [{ cash: 1 }, { time: 1 }, { ideas: 1 }]) expect(isEmpty({ ...NOTHING, ...some })).toBe(false);
});
