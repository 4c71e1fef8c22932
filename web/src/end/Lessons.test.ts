import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { done, testTable } from '../play/testTable';
import type { Result, Review } from '../wire/types';
import Lessons from './Lessons.svelte';

const texts = {
  lot: 'Lot 8',
  let: 'You let Lucia go.',
  raise: 'Raise to 4.00 %.',
  fair: 'She was fair up to 5.25 %.',
  pie: 'A slice of the pie',
};
const score = (seat: number, rank: number, points: number) => ({
  seat,
  rank,
  score: points,
  breakdowns: [
    { title: { key: 't' }, steps: [{ label: { key: 'lot' }, amount: points, kind: 'base' }], total: points },
  ],
});
const result: Result = { headline: { key: 'h' }, standings: [score(0, 2, 30), score(1, 1, 50)] };
const review: Review = {
  costly: [
    {
      when: { key: 'lot' },
      made: { key: 'let' },
      best: { key: 'raise' },
      why: { key: 'fair' },
      cost: 0.124,
      entry: 41,
    },
  ],
  unspent: [{ key: 'pie' }],
};

function ended() {
  const made = testTable(texts);
  const { table } = made;
  const seats = [...table.table.seats, { seat: 1, kind: 'bot' as const, bot: 'casual', persona: null }];
  table.tableChanged({ type: 'table', table: { ...table.table, seats }, you: table.you });
  return made;
}

it('tells where the difference came from, what cost most, what would have been better, and what was left', async () => {
  const { table, wire } = ended();
  wire.send.mockResolvedValueOnce({ ...done, review } as typeof done);
  render(Lessons, { live: table, result });
  expect(wire.send).toHaveBeenCalledWith({ do: 'review', table: 't1', seat: 0 }, false, true);
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain('30 · 50, −20');
  expect(await screen.findByText('You let Lucia go.')).toBeTruthy();
  expect(screen.getByText('Raise to 4.00 %.')).toBeTruthy();
  expect(screen.getByText(/−12 %/)).toBeTruthy();
  expect(screen.getByText('A slice of the pie')).toBeTruthy();
});

it('says nothing of decisions where nobody can say', async () => {
  const { table, wire } = ended();
  wire.send.mockResolvedValueOnce({ type: 'answer', id: 'c', ok: false, say: { key: 'no' }, text: '' });
  render(Lessons, { live: table, result });
  await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.queryByText('What cost you most')).toBeNull();
});
