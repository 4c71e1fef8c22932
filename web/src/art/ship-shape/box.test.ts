import { expect, test } from 'vitest';
import box from '../../../../games/src/main/resources/boxes/ship-shape/box.json';
import { FIRMS } from './firms';
import { good, GOOD_KINDS, missingGood } from './goods';
import { INVENTIONS } from './inventions';
import { inventionPicture, supplyPicture, transportPicture } from './pictures';
import { FACES, portrait } from './portraits';
import { SUPPLIES } from './supplies';
import { TRANSPORTS } from './transports';
import { wayIcon } from './ways';

const ids = (cards: readonly { id: string }[]) => cards.map(({ id }) => id).sort();
const { players, orders, supplies, transports } = box.cards;

const DRAWN = [
  ['player', ids(players), FIRMS],
  ['order', ids(orders), INVENTIONS],
  ['supply', ids(supplies), SUPPLIES],
  ['transport', ids(transports), TRANSPORTS],
] as const;

test.each(DRAWN)('every %s card of the box is drawn, no two look the same, and nothing else is', (_, cards, drawn) => {
  expect(Object.keys(drawn).sort()).toEqual(cards);
  expect(new Set(Object.values(drawn)).size).toBe(cards.length);
});

test('every director and every client has a face of their own', () => {
  const cards = ids([...players, ...orders]);

  expect(Object.keys(FACES).sort()).toEqual(cards);
  expect(new Set(cards.map((card) => portrait(card).shapes)).size).toBe(cards.length);
});

test('every kind of goods has a form, and the same one as an empty outline', () => {
  expect([...GOOD_KINDS].sort()).toEqual(Object.keys(box.constants.tokens).sort());
  expect(new Set(GOOD_KINDS.map((kind) => good(kind).shapes)).size).toBe(GOOD_KINDS.length);
  expect(new Set(GOOD_KINDS.map((kind) => missingGood(kind).shapes)).size).toBe(GOOD_KINDS.length);
});

test('every way of travelling has an icon', () => {
  const types = new Set([...orders.map(({ type }) => type), ...transports.flatMap((card) => card.types)]);

  expect(new Set([...types, 'some other way'].map(wayIcon)).size).toBe(types.size + 1);
});

test('a card that nobody has drawn yet gets a picture too', () => {
  for (const picture of [transportPicture, supplyPicture, inventionPicture, portrait])
    expect(picture('one of my own').shapes).toContain('<path');
});
