import { expect, it } from 'vitest';
import { NONE, type Tokens } from '../pieces/goods';
import type { TogetherView } from '../types';
import { bounds, nearest, withKind } from './shares';

const tokens = (some: Partial<Tokens>): Tokens => ({ ...NONE, ...some });
const split = (share: Partial<Tokens>) => ({ share: tokens(share), mine: ['barge'], theirs: ['steamer'] });
const way: TogetherView = {
  order: 'submarine-palace',
  partner: 1,
  least: tokens({ organic: 2 }),
  most: tokens({ organic: 2, mineral: 2 }),
  splits: [split({ organic: 2 }), split({ organic: 2, mineral: 1 })],
};

it('slides only to sizes that are possible', () => {
  expect(bounds(way)).toEqual({ min: 2, max: 3 });
  expect(nearest(way, 9).share).toEqual(tokens({ organic: 2, mineral: 1 }));
});

it('changes a kind within what was told, and never beyond the sizes', () => {
  expect(withKind(way, tokens({ organic: 2 }), 'mineral', 1)).toEqual(tokens({ organic: 2, mineral: 1 }));
  expect(withKind(way, tokens({ organic: 2 }), 'organic', 1)).toBeNull();
  expect(withKind(way, tokens({ organic: 2, mineral: 1 }), 'mineral', 2)).toBeNull();
});
