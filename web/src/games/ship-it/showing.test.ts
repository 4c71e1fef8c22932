import { expect, test } from 'vitest';
import { scenes, scenesToCatchUp, timing } from './showing';
import type { ShipEvent, ShipPublicView } from './types';

const heard = (...events: object[]) => events.map((event) => ({ event: event as ShipEvent, fresh: true }));
const view = (over: object) => ({ phase: 'draft', round: 2, milestones: [], ...over }) as unknown as ShipPublicView;
const report = {
  round: 1,
  event: 'data-breach',
  companies: [{ seat: 0, lines: [{ step: 'income', track: 'money' }] }],
};

test('a round that resolves in one go is told in its order: claims, resolution, event', () => {
  const batch = heard(
    { type: 'slot-granted', pass: 1, seat: { seat: 0 }, action: { card: 'marketing' } },
    { type: 'plans-revealed', round: 1 },
    { type: 'company-resolved', seat: { seat: 0 } },
    { type: 'event-struck', event: { card: 'data-breach' } },
    { type: 'company-hit', seat: { seat: 0 } },
  );
  const found = scenes(batch, view({ lastRound: report }), 0);
  expect(found.map(({ kind }) => kind)).toEqual(['granting', 'resolution', 'event']);
  expect(found[0]).toMatchObject({ round: 1, live: false });
});

test('claims that leave a live stage hold nothing up', () => {
  const batch = heard({ type: 'slot-granted', pass: 1, seat: { seat: 1 }, action: { card: 'marketing' } });
  expect(scenes(batch, view({ phase: 'live' }), 0)).toMatchObject([{ kind: 'granting', live: true }]);
});

test('an event that waits for answers is shown once they are given', () => {
  const struck = heard({ type: 'company-resolved' }, { type: 'event-struck', event: { card: 'data-breach' } });
  expect(scenes(struck, view({ phase: 'event', lastRound: report }), 0).map(({ kind }) => kind)).toEqual([
    'resolution',
  ]);
});

test('who comes while an event waits for answers is not shown its end', () => {
  const kinds = (strike: object | null) =>
    scenesToCatchUp(
      view({
        phase: 'event',
        lastRound: { ...report, companies: report.companies.map((each) => ({ ...each, strike })) },
      }),
    ).map(({ kind }) => kind);
  expect(kinds(null)).toEqual(['resolution']);
  expect(kinds({ seat: 0 })).toEqual(['resolution', 'event']);
});

test("the bags of a sprint are turned out before the resolution, everybody's", () => {
  const batch = heard({ type: 'sprint-won', seat: { seat: 1 }, total: 4, draws: 5 }, { type: 'company-resolved' });
  const puzzle = {
    kind: 'sprint',
    over: true,
    coders: [
      { seat: 0, total: 6, bugs: 3, draws: 6 },
      { seat: 1, total: 4, bugs: 1, draws: 5 },
    ],
  };
  expect(scenes(batch, view({ lastRound: report, puzzle }), 0)).toMatchObject([
    { kind: 'sprint', round: 1, won: { seat: 1, total: 4, draws: 5 }, bags: puzzle.coders },
    { kind: 'resolution' },
  ]);
});

test('steps in which nothing happened to anybody are left out', () => {
  const [told] = scenes(heard({ type: 'company-resolved' }), view({ lastRound: report }), 0);
  expect(told).toMatchObject({ steps: ['plans', 'income'] });
  expect(told && timing(told).steps).toHaveLength(2);
});

test('what was only caught up on is not shown', () => {
  const old = heard({ type: 'company-resolved' }).map((each) => ({ ...each, fresh: false }));
  expect(scenes(old, view({ lastRound: report }), 0)).toEqual([]);
});
