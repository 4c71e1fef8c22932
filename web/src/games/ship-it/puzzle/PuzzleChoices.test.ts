import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { playOf } from '../testing/play';
import type { Program } from './program';
import PuzzleChoices from './PuzzleChoices.svelte';
import { codingOf } from './session';

const puzzle = {
  kind: 'code',
  difficulty: 1,
  map: ['>.o'],
  palette: ['move', 'turn-left', 'turn-right', 'collect', 'loop'],
  coins: 1,
  par: 3,
  maxBlocks: 30,
  maxNesting: 3,
  loopMin: 2,
  loopMax: 9,
  stepLimit: 1000,
  coders: [],
  over: false,
};
const solution: Program = { main: [{ op: 'move' }, { op: 'move' }, { op: 'collect' }], function: [] };
const longer: Program = { main: [{ op: 'turn-left' }, { op: 'turn-right' }, ...solution.main], function: [] };

const mains = (written: Program, best: Program | null, table: string) => {
  const play = {
    ...playOf(
      { phase: 'puzzle', round: 1, puzzle: puzzle as never, companies: [] },
      { code: { best, blocks: best?.main.length ?? 0 } as never },
    ),
    table: { id: table, options: {} },
    hint: { advice: null, ticks: () => false },
    prompt: { decision: 'puzzle-1', choices: [{ move: { type: 'done' }, label: { key: 'choice.done-coding' } }] },
  };
  codingOf(play as never)?.show(written);
  const { container } = render(PuzzleChoices, { play: play as never });
  return [...container.querySelectorAll('button.main')].map((button) => button.textContent?.trim() ?? '');
};

describe('the main button of the puzzle', () => {
  it('hands in a program that is not handed in yet', () => {
    expect(mains(solution, null, 'a')[0]).toContain('Hand in 3 blocks');
  });

  it('is to be done, once what stands there is handed in', () => {
    expect(mains(solution, solution, 'b')[0]).toContain('Done');
    expect(mains(longer, longer, 'c')[0]).toContain('Done');
  });

  it('hands in again what was changed since', () => {
    expect(mains(solution, longer, 'd')[0]).toContain('Hand in');
  });
});
