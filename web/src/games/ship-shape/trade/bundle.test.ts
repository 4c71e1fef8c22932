import { expect, it } from 'vitest';
import { NONE } from '../pieces/goods';
import { isInvitation, mirrored, NOTHING, withCard, withGoods } from './bundle';

it('holds never fewer goods than none', () => {
  expect(withGoods(withGoods(NOTHING, 'mineral', 1), 'mineral', -1).tokens).toEqual(NONE);
});

it('takes a card in and out again', () => {
  const taken = withCard(NOTHING, 'transports', 'electric-tram');
  expect(taken.transports).toEqual(['electric-tram']);
  expect(withCard(taken, 'transports', 'electric-tram')).toEqual(NOTHING);
});

it('is an invitation when both sides are empty, and looks the other way round from the other side', () => {
  const gift = { give: withGoods(NOTHING, 'organic', 2), want: NOTHING };
  expect(isInvitation(gift)).toBe(false);
  expect(isInvitation({ give: NOTHING, want: NOTHING })).toBe(true);
  expect(mirrored(gift)).toEqual({ give: NOTHING, want: gift.give });
});
