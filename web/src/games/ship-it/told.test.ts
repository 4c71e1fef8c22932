import { expect, test } from 'vitest';
import { toldBy } from '../../play/told';
import { scenes, timing, type Scene } from './showing';
import { tells } from './told';
import type { ShipEvent, ShipPublicView } from './types';

const heard = (...types: string[]) =>
  types.map((type, i) => ({
    id: 10 + i,
    fresh: true,
    event: { type, seat: { seat: 0 }, action: { card: 'marketing' }, price: { money: 5 } } as unknown as ShipEvent,
  }));
const view = (over: object) =>
  ({
    phase: 'draft',
    round: 2,
    milestones: [{ round: 1 }],
    lastRound: {
      round: 1,
      event: 'data-breach',
      companies: [
        {
          seat: 0,
          lines: [
            { step: 'users', track: 'users' },
            { step: 'income', track: 'money' },
          ],
        },
      ],
    },
    ...over,
  }) as unknown as ShipPublicView;

const told = (found: readonly Scene[], batch: ReturnType<typeof heard>) =>
  toldBy(
    found.map((scene) => ({ scene, steps: timing(scene).steps.length })),
    batch,
    tells,
  );

test('the log goes with a round as it is told, and begins the next one when all is shown', () => {
  const batch = heard(
    'plan-locked', // 10
    'plans-revealed', // 11
    'went-viral', // 12
    'company-resolved', // 13
    'income-paid', // 14
    'milestone-claimed', // 15
    'event-struck', // 16
    'company-hit', // 17
    'round-ended', // 18
    'round-began', // 19
    'pool-opened', // 20
  );
  const [resolution, event] = scenes(batch, view({}), 0);
  if (resolution?.kind !== 'resolution' || !event) throw new Error('a round is told in two scenes');
  expect(resolution.steps).toEqual(['plans', 'users', 'income', 'milestones']);
  expect(told([resolution, event], batch)).toEqual([
    [11, 12, 14, 15],
    [16, 17, 18],
  ]);
});

test('each hire is told when its sheet is', () => {
  const batch = heard('sheet-submitted', 'sheets-opened', 'hired', 'hired-by-tie', 'forecast-shown');
  const tied = batch.map((each) => ({ ...each, event: { beaten: [], ...each.event } as ShipEvent }));
  const found = scenes(tied, view({ lastDraft: {} }), 0);
  expect(told(found, tied)).toEqual([[11, 12, 14]]);
});
