import { expect, test } from 'vitest';
import { putAt } from '../../../pieces/ordering';
import { NONE } from '../pieces/goods';
import type { CollectWay, StepView } from '../types';
import { endingsOf, leadsTo, wayOf } from './endings';

/** E12: two gears, three mouths. Each way as cards with their fates, and what is held at the end. */
const way = (after: Partial<CollectWay['after']>, ...cards: [string, StepView['fate']][]): CollectWay => ({
  order: cards.map(([card]) => card),
  first: NONE,
  steps: cards.map(([, fate]) => ({ fate, held: { ...NONE, ...after } })),
  after: { ...NONE, ...after },
});
const ways: [CollectWay, CollectWay, CollectWay, CollectWay] = [
  way({ organic: 4, mineral: 1 }, ['plough', 'WORKS'], ['caravan', 'WORKS'], ['still', 'STALLS']),
  way({ organic: 3, specialty: 1 }, ['still', 'WORKS'], ['plough', 'WORKS'], ['caravan', 'STALLS']),
  way({ organic: 3, specialty: 1 }, ['plough', 'WORKS'], ['still', 'WORKS'], ['caravan', 'STALLS']),
  way({ organic: 4, mineral: 1 }, ['caravan', 'WORKS'], ['plough', 'WORKS'], ['still', 'STALLS']),
];

test('ways that lead to the same tokens and the same idle cards are one ending, that of the house first', () => {
  const endings = endingsOf(ways);
  const [house] = endings;
  expect(endings.map(({ rests, house }) => [rests[0]?.card, house])).toEqual([
    ['still', true],
    ['caravan', false],
  ]);
  expect(ways.map((each) => house && leadsTo(each, house))).toEqual([true, false, false, true]);
});

test('a card that lay idle and is not paid again goes', () => {
  expect(endingsOf([way({}, ['drill', 'GOES'])])[0]?.rests).toEqual([{ card: 'drill', goes: true }]);
});

test('a card put elsewhere makes room, and the order so made is one of the ways', () => {
  const order = putAt(ways[0].order, 'still', 0);
  expect(order).toEqual(['still', 'plough', 'caravan']);
  expect(wayOf(ways, order)).toBe(ways[1]);
});
