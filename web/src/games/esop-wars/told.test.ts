import { expect, test } from 'vitest';
import { toldBy } from '../../play/told';
import { scenes } from './showing';
import { exitIn, tells } from './told';
import type { EsopEvent, EsopView } from './types';

const view = (...rounds: string[]) =>
  ({ rounds: rounds.map((round) => ({ round, market: 'land-grab', teams: [] })) }) as unknown as EsopView;
/** What an update tells, by type (and round); ids begin with 10. */
const heard = (...events: (string | [type: string, round: string])[]) =>
  events.map((each, i) => {
    const [type, round] = typeof each === 'string' ? [each, undefined] : each;
    const event = { type, round, cards: [], seat: { seat: 0 }, card: { card: 'rosa' }, price: { equity: 25 } };
    return { id: 10 + i, fresh: true, event: event as unknown as EsopEvent };
  });
const STEPS = 7;
const told = (batch: ReturnType<typeof heard>, after: EsopView) => {
  const found = scenes(batch, after).map((scene) => ({ scene, steps: STEPS }));
  const exit = exitIn(batch);
  const all = toldBy(exit ? [...found, exit] : found, batch, tells);
  return { scenes: all.slice(0, found.length), exit: all[found.length] ?? null };
};

test('a market is told as it is shown: the card when it turns, what it brought when the towers grow', () => {
  const batch = heard(
    'choice-made', // 10
    ['wildcards-revealed', 'seed'], // 11
    'wildcard-played', // 12
    ['market-revealed', 'seed'], // 13
    'company-grew', // 14
    'wildcard-counted', // 15
  );
  expect(told(batch, view('seed'))).toEqual({ scenes: [[12, 13, 13, 13, 13, 15, 15]], exit: null });
});

test('of two markets that come at once the second is not told while the first is shown', () => {
  const batch = heard(['market-revealed', 'seed'], 'company-grew', ['market-revealed', 'early'], 'company-grew');
  expect(told(batch, view('seed', 'early')).scenes).toEqual([
    [9, 10, 10, 10, 10, 11, 11],
    [11, 12, 12, 12, 12, 13, 13],
  ]);
});

test('the last sale is told at once, the end of the auction with its scene, the next market with its own', () => {
  const batch = heard('sold', 'auction-ended', 'reserve-shown', ['market-revealed', 'seed'], 'company-grew');
  expect(told(batch, view('seed')).scenes).toEqual([Array(7).fill(12), [12, 13, 13, 13, 13, 14, 14]]);
});

test('a new lot is told when the companies have been shown', () => {
  const batch = heard('choice-made', 'locks-revealed', 'company-founded', 'lot-opened');
  expect(told(batch, view()).scenes).toEqual([Array(7).fill(12)]);
});

test('the exit is told after the last market, as it is played; who won with the last step', () => {
  const batch = heard(
    ['market-revealed', 'exit'], // 10
    'company-grew', // 11
    'market-never-came', // 12
    'exit-revealed', // 13
    'company-exited', // 14
    'game-ended', // 15
    'best-employer', // 16
  );
  expect(told(batch, view('exit'))).toEqual({
    scenes: [[9, 10, 10, 10, 10, 11, 11]],
    exit: [12, 13, 14, 16],
  });
});
