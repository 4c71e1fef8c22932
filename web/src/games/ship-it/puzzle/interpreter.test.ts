import { describe, expect, it } from 'vitest';
import runs from '../../../../../games/src/test/resources/golden/ship-it/runs.json';
import written from '../../../../../games/src/test/resources/programs/ship-it.json';
import type { Fault, Run as Told } from '../../../generated/ship-it';
import { readWorld, run, type Did } from './interpreter';
import { blocks, read, type Program, type Written } from './program';

interface Recorded {
  map: string[];
  program: Program;
  run: Told;
  did: string;
}

/** A program as written, refused or with its size and how it runs. */
interface Example {
  what: string;
  map: string[];
  program: Written;
  refusal?: string;
  blocks?: number;
  steps?: number;
  fault?: Fault;
}

const STEP_LIMIT = 1000;
const LETTERS: Partial<Record<Did, string>> = { move: 'M', 'turn-left': 'L', 'turn-right': 'R', collect: 'C' };
const recorded = runs as unknown as Recorded[];

describe('a program tried out in the browser', () => {
  it('runs just as the server ran it', () => {
    expect(recorded.length).toBeGreaterThan(200);
    for (const { map, program, run: told, did } of recorded) {
      const world = readWorld(map);
      const ran = run(program, world, STEP_LIMIT);
      const last = ran.frames[ran.frames.length - 1] ?? world;
      expect({
        fault: ran.fault,
        steps: ran.steps,
        coinsLeft: ran.coinsLeft,
        did: ran.frames.map((frame) => LETTERS[frame.did] ?? '').join(''),
        at: [last.x, last.y, last.facing],
        failed: ran.failed?.path ?? [],
        inFunction: ran.failed?.part === 'function',
      }).toEqual({
        fault: told.fault ?? null,
        steps: told.steps,
        coinsLeft: told.coinsLeft,
        did,
        at: [told.stop.x, told.stop.y, told.stop.facing],
        failed: told.stop.block,
        inFunction: told.stop.inFunction,
      });
    }
  });

  it('shows every step once, a failing one not at all', () => {
    for (const { map, program, run: told } of recorded) {
      const ran = run(program, readWorld(map), STEP_LIMIT);
      const failing = ran.failed ? 1 : 0;
      expect(ran.frames.length).toBe(told.steps - failing);
    }
  });

  it.each((written as Example[]).filter(({ refusal }) => refusal === undefined))(
    'is read as the server reads it: $what',
    ({ map, program, blocks: size, steps, fault }) => {
      const ran = run(program, readWorld(map), STEP_LIMIT);
      expect({ size: blocks(read(program)), steps: ran.steps, fault: ran.fault }).toEqual({
        size,
        steps,
        fault: fault ?? null,
      });
    },
  );
});
