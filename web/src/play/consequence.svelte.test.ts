import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import type { Preview, Refused, Typed } from '../wire/types';
import { Consequence } from './consequence.svelte';

/** A table that answers when the test says so. */
class Table {
  update = $state(1);
  readonly asked: { move: Typed; answer: (answer: Preview | Refused) => void }[] = [];
  preview = (move: Typed) =>
    new Promise<Preview | Refused>((answer) => {
      this.asked.push({ move, answer });
    });
}

const worth = (after: number): Preview => ({ changes: [{ what: { key: 'pool' }, before: 0, after }], sums: [] });
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('is asked for again at every update, and an answer to what was asked before is not believed', async () => {
  const table = new Table();
  let move = $state<Typed | null>({ type: 'place' });
  let would: Consequence<Typed> | undefined;
  const end = $effect.root(() => {
    would = new Consequence(table, () => move);
  });
  flushSync();
  table.asked[0]?.answer(worth(1));
  await settled();
  expect(would?.preview).toEqual(worth(1));

  table.update++;
  flushSync();
  expect(would?.preview).toBeNull();
  expect(table.asked).toHaveLength(2);
  table.update++;
  flushSync();
  table.asked[1]?.answer(worth(2));
  await settled();
  expect(would?.preview).toBeNull();
  table.asked[2]?.answer({ say: { key: 'full' }, text: 'Full.' });
  await settled();
  expect(would?.refused?.text).toBe('Full.');

  move = null;
  flushSync();
  expect([would?.preview, would?.refused, table.asked.length]).toEqual([null, null, 3]);
  end();
});
