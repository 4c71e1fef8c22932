import { describe, expect, it } from 'vitest';
import {
  beginning,
  beside,
  blockAt,
  blocks,
  EMPTY,
  gaps,
  insert,
  inside,
  move,
  progress,
  remove,
  type Program,
  type Spot,
} from './program';

const main = (...path: number[]): Spot => ({ part: 'main', path });
const body = (...path: number[]): Spot => ({ part: 'function', path });

/** M loop3[M C] L, and F = [R]. */
const program: Program = {
  main: [{ op: 'move' }, { op: 'loop', times: 3, body: [{ op: 'move' }, { op: 'collect' }] }, { op: 'turn-left' }],
  function: [{ op: 'turn-right' }],
};
const written = (list: Program['main']): string =>
  list.map((block) => ('body' in block ? `${block.op}[${written(block.body)}]` : block.op)).join(' ');

describe('a program', () => {
  it('counts every block once and a function one more for its frame', () => {
    expect(blocks(program)).toBe(7);
    expect(blocks(remove(program, body(0)))).toBe(5);
  });

  it('has a gap before and behind every block, in the order in which it is read', () => {
    const names = gaps(program, ['main', 'function']).map(({ part, path }) => `${part[0]}${path.join('.')}`);
    expect(names).toEqual(['m0', 'm1', 'm1.0', 'm1.1', 'm1.2', 'm2', 'm3', 'f0', 'f1']);
  });

  it('takes a block into the body of a loop', () => {
    const longer = insert(program, inside(main(1), 2), { op: 'turn-left' });
    expect(written(longer.main)).toBe('move loop[move collect turn-left] turn-left');
    expect(written(program.main)).toBe('move loop[move collect] turn-left');
  });

  it.each([
    ['down its list', main(0), main(2), 'loop[move collect] move turn-left', main(1)],
    ['up its list', main(2), main(0), 'turn-left move loop[move collect]', main(0)],
    ['into a loop that follows', main(0), main(1, 1), 'loop[move move collect] turn-left', main(0, 1)],
    ['into a loop before it', main(2), main(1, 0), 'move loop[turn-left move collect]', main(1, 0)],
    ['out of a loop', main(1, 1), main(1), 'move collect loop[move] turn-left', main(1)],
    ['to where it is', main(1), main(2), 'move loop[move collect] turn-left', main(1)],
  ])('carries a block %s', (_, from, to, after, at) => {
    const moved = move(program, from, to);
    expect(written(moved?.program.main ?? [])).toBe(after);
    expect(moved?.at).toEqual(at);
  });

  it('carries a block into the function', () => {
    const moved = move(program, main(2), body(1));
    expect(written(moved?.program.function ?? [])).toBe('turn-right turn-left');
  });

  it('never carries a loop into itself', () => {
    expect(move(program, main(1), main(1, 1))).toBeNull();
  });

  it('finds what stands beside a spot', () => {
    expect(blockAt(program, beside(main(1, 0), 1))).toEqual({ op: 'collect' });
    expect(blockAt(program, main(7, 2))).toBeUndefined();
  });
});

describe('a program that is suggested', () => {
  const wanted: Program = {
    main: [{ op: 'move' }, { op: 'loop', times: 3, body: [{ op: 'move' }, { op: 'collect' }] }],
    function: [],
  };

  it('is written block by block, a loop before what stands in it', () => {
    expect(beginning(wanted, 2).main).toEqual([{ op: 'move' }, { op: 'loop', times: 3, body: [] }]);
    expect(beginning(wanted, 3).main).toEqual([{ op: 'move' }, { op: 'loop', times: 3, body: [{ op: 'move' }] }]);
    expect(beginning(wanted, 4)).toEqual(wanted);
  });

  it('knows how far one has got with it, and when one goes another way', () => {
    expect(progress(EMPTY, wanted)).toBe(0);
    expect(progress(beginning(wanted, 3), wanted)).toBe(3);
    expect(progress({ main: [{ op: 'collect' }], function: [] }, wanted)).toBeNull();
  });
});
