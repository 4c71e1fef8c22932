import type { Part } from '../pieces/Budget.svelte';
import type { BossBoard } from '../board.svelte';

/** T in hand: what the work of this round is promised, one part for each project, and the rest. */
export function promisedTime(board: BossBoard): Part[] {
  const { own, mine } = board;
  if (!own || !mine) return [];
  const promised = own.books.time - own.books.freeTime;
  const works = mine.ongoing
    .filter(({ taken }) => !taken)
    .map(({ project }) => ({ project, amount: board.project(project).time }));
  // Where there is too little T for all of them they share what there is.
  if (works.reduce((sum, { amount }) => sum + amount, 0) !== promised)
    return [{ kind: 'run', amount: promised, label: board.text('bids.promised', { n: promised }) }];
  return works.map(({ project, amount }) => ({
    kind: 'work',
    project,
    amount,
    label: `${board.short(project)} ${amount}`,
  }));
}

/** Cash: what this round's overheads are promised. */
export function promisedCash(board: BossBoard): Part[] {
  const books = board.own?.books;
  if (!books) return [];
  const amount = books.cash - books.freeCash;
  return [{ kind: 'run', amount, label: board.text('bids.to-run', { cash: board.cash(amount) }) }];
}

/** What is promised and what is free of it, to be told. */
export function promisedOf(board: BossBoard, unit: 'cash' | 'time') {
  const { cash = 0, freeCash = 0, time = 0, freeTime = 0 } = board.own?.books ?? {};
  const [all, free] = unit === 'cash' ? [cash, freeCash] : [time, freeTime];
  return { promised: board.amount(unit, all - free), free: board.amount(unit, free), any: all - free };
}
