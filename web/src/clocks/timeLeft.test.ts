import { expect, test } from 'vitest';
import { isLong, longTime, shortTime, span, tightTime } from './timeLeft';
import { clockOf, decidedByClock, meaning } from './words';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

test.each([
  [72 * HOUR, '3 days left', '3 d'],
  [72 * HOUR - SECOND, '3 days left', '3 d'],
  [60 * HOUR, '2 days left', '2 d'],
  [48 * HOUR, '2 days left', '2 d'],
  [47 * HOUR, '47 h left', '47 h'],
  [24 * HOUR, '24 h left', '24 h'],
  [13.2 * HOUR, '14 h left', '14 h'],
  [HOUR + SECOND, '2 h left', '2 h'],
  [HOUR, '60 min left', '60 m'],
  [90 * SECOND, '2 min left', '2 m'],
  [MINUTE, '60 s left', '60'],
  [0, '0 s left', '0'],
])('%d ms of a clock of days', (left, long, tight) => {
  expect([longTime(left), tightTime(left)]).toEqual([long, tight]);
});

test('a clock of an hour or more is one of days', () => {
  expect([isLong(HOUR), isLong(HOUR - 1)]).toEqual([true, false]);
  expect([shortTime(99 * SECOND), shortTime(125 * SECOND)]).toEqual(['99', '2:05']);
});

test('the sentence under the clocks says what was told', () => {
  const infos = {
    clocks: { relaxed: { shortest: 18_000, longest: 180_000 }, brisk: { shortest: 5_000, longest: 5_000 }, none: {} },
    absent: 90_000,
  };
  expect(meaning('relaxed', infos)).toEqual({
    figures: '18 s to 3 min a decision.',
    then: 'Who is gone for 90 s gets a bot until the return.',
  });
  expect(meaning('brisk', infos).figures).toBe('5 s a decision.');
  expect(meaning('none', infos).figures).toBe('No clock runs.');
  expect(meaning('days3', null).figures).toBe('A move may take three days.');
  expect(meaning('normal', null)).toEqual({ figures: 'As its own box tells.', then: '' });
  expect(span(150_000)).toBe('2.5 min');
});

test('what the clock decides is not chosen otherwise', () => {
  const clocks = { normal: { pace: 'normal' }, none: { pace: 'untimed', auctionClock: false } };
  expect(clockOf({ tableClock: 'weeks' })).toBe('normal');
  expect([...decidedByClock({ clocks }, {})]).toEqual(['tableClock', 'pace']);
  expect([...decidedByClock({ clocks }, { tableClock: 'none' })]).toEqual(['tableClock', 'pace', 'auctionClock']);
});
