import { expect, test } from 'vitest';
import box from '../../../../games/src/main/resources/boxes/it-startup/box.json';
import { isPrint } from '../print';
import { CARDS } from './cards';
import { categoryOf, type Category } from './category';
import { categoryIcon, coachIcon } from './icons';
import { unknownCard } from './unknown';

const CATEGORIES: readonly Category[] = ['dev', 'hr', 'knowledge', 'help', 'sabotage'];

test('every card of the box is drawn, and no two look the same', () => {
  const drawings = box.cards.map(({ id }) => CARDS[id]);

  expect(drawings).not.toContain(undefined);
  expect(new Set(drawings).size).toBe(box.cards.length);
});

test('nothing is drawn that is not in the box', () => {
  expect(Object.keys(CARDS).sort()).toEqual(box.cards.map(({ id }) => id).sort());
});

test('the cards of the box stand on all five grounds, each with a print and an icon of its own', () => {
  expect(new Set(box.cards.map(categoryOf))).toEqual(new Set(CATEGORIES));
  expect(CATEGORIES.filter((category) => !isPrint(category))).toEqual([]);
  expect(new Set([...CATEGORIES.map(categoryIcon), coachIcon]).size).toBe(CATEGORIES.length + 1);
});

test('an agile coach stands with HR, not with the developers', () => {
  expect(categoryOf({ type: 'employee', role: 'agile-coach' })).toBe('hr');
});

test.each(CATEGORIES)('a card of the ground %s that nobody has drawn yet gets a picture too', (category) => {
  expect(unknownCard('one of my own', category)).toContain('<path');
});
