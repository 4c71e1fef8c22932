import { expect, it } from 'vitest';
import { NOTHING, withGoods } from './bundle';
import { Composing } from './composing.svelte';

it('begins with what lies there and knows when it was changed', () => {
  const first = { give: withGoods(NOTHING, 'technological', 1), want: withGoods(NOTHING, 'organic', 2) };
  const composing = new Composing(
    () => 'answer-1',
    () => first,
  );
  expect(composing.isChanged).toBe(false);
  composing.add('want', 'organic');
  expect(composing.terms.want.tokens.organic).toBe(3);
  expect(composing.isChanged).toBe(true);
  composing.set('want', 'organic', 2);
  expect(composing.isChanged).toBe(false);
});

it('begins anew with another decision', () => {
  let decision = $state('business-1');
  const composing = new Composing(() => decision);
  composing.add('give', 'mineral');
  expect(composing.isEmpty).toBe(false);
  decision = 'business-2';
  expect(composing.isEmpty).toBe(true);
});
