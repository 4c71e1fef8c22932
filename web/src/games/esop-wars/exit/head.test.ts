import { describe, expect, it } from 'vitest';
import type { EsopBoard } from '../board.svelte';
import { exitHead } from './head';

const board = (first: number, second: number, out: readonly number[] = []) =>
  ({
    view: {
      end: {
        ranking: [1, 0, ...out],
        shares: [
          { seat: 0, valuation: second },
          { seat: 1, valuation: first },
        ],
      },
      exits: [{ seat: 1, card: 'ipo' }],
    },
    play: { words: { has: () => true } },
    option: () => 'company',
    team: (seat: number) => ({ disqualified: out.includes(seat) }),
    text: (key: string, args: Record<string, unknown> = {}) => `${key} ${String(args['ahead'] ?? '')}`,
  }) as unknown as EsopBoard;

describe('how far the winner is ahead', () => {
  it('is level only where both are worth the same', () => {
    expect(exitHead(board(8_000_000_000, 8_000_000_000)).text).toMatch(/^exit\.tie/);
    expect(exitHead(board(8_000_000_001, 8_000_000_000)).text).toMatch(/^exit\.ahead/);
  });

  it('is told with one decimal, and never as nothing', () => {
    expect(exitHead(board(9_000_000_000, 8_000_000_000)).text).toBe('exit.ahead 12.5');
    expect(exitHead(board(8_000_000_001, 8_000_000_000)).text).toBe('exit.ahead 0.1');
  });
});

describe('who did not fill three desks', () => {
  it('is told beside the winner', () => {
    expect(exitHead(board(9_000_000_000, 8_000_000_000, [3, 2])).text).toMatch(/^exit\.ahead .*exit\.short/);
    expect(exitHead(board(9_000_000_000, 8_000_000_000)).text).not.toContain('exit.short');
  });
});

describe('a room that the auction emptied', () => {
  it.each(['walkover', 'no-winner'])('ends without an exit: %s', (ending) => {
    const emptied = board(0, 0);
    Object.assign(emptied.view, { exits: [], end: { ending, ranking: [1, 0] } });
    expect(exitHead(emptied)).toEqual({ title: `exit.${ending} `, text: `exit.${ending}-text ` });
  });
});
