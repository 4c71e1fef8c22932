import { describe, expect, it } from 'vitest';
import type { LiveTable } from '../play/live.svelte';
import type { GameInfo, Options } from '../wire/types';
import { SetUp } from './setUp.svelte';

/** A server that answers when it is told to, and hears everything. */
function table(refuses = false) {
  const heard: { seats: number; options: Options }[] = [];
  const answers: (() => void)[] = [];
  const live = {
    table: { seats: Array.from({ length: 4 }, (_, seat) => ({ seat })), options: {} as Options },
    tell: (_: string, asked: { seats: number; options: Options }) => {
      heard.push(asked);
      return new Promise<void>((resolve) =>
        answers.push(() => {
          if (!refuses)
            live.table = {
              seats: Array.from({ length: asked.seats }, (__, seat) => ({ seat })),
              options: asked.options,
            };
          resolve();
        }),
      );
    },
  };
  const info = { seats: { min: 2, max: 5 } } as GameInfo;
  return {
    setUp: new SetUp(live as unknown as LiveTable, info),
    heard,
    answer: async () => {
      answers.splice(0).forEach((give) => give());
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

describe('setting a table up', () => {
  it('counts two quick clicks on the chairs as two', async () => {
    const { setUp, heard, answer } = table();
    void setUp.ask({ seats: setUp.seats - 1 });
    void setUp.ask({ seats: setUp.seats - 1 });
    expect(heard.map((asked) => asked.seats)).toEqual([3, 2]);
    await answer();
    expect(setUp.seats).toBe(2);
  });

  it('keeps one option when another is changed before the server has answered', () => {
    const { setUp, heard } = table();
    void setUp.ask({ options: { ...setUp.options, pace: 'brisk' } });
    void setUp.ask({ options: { ...setUp.options, perks: true } });
    void setUp.ask({ seats: 3 });
    expect(heard.at(-1)).toEqual({ seats: 3, options: { pace: 'brisk', perks: true } });
  });

  it('asks for no more chairs than the game has', () => {
    const { setUp, heard } = table();
    void setUp.ask({ seats: 6 });
    void setUp.ask({ seats: 1 });
    expect(heard).toEqual([]);
  });

  it('shows what the table is when the server refuses', async () => {
    const { setUp, answer } = table(true);
    void setUp.ask({ seats: 5 });
    expect(setUp.seats).toBe(5);
    await answer();
    expect(setUp.seats).toBe(4);
  });
});
