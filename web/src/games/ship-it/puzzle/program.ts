import type { Condition } from '../../../generated/ship-it';
import { same as alike } from '../../../learn/same';

export type Plain = 'move' | 'turn-left' | 'turn-right' | 'collect' | 'call';

export interface Loop {
  op: 'loop';
  times: number;
  body: readonly Block[];
}

export interface Branch {
  op: 'if' | 'while';
  cond: Condition;
  body: readonly Block[];
}

export type Container = Loop | Branch;
export type Block = { op: Plain } | Container;
export type Op = Block['op'];

/** A main list and one function, as they go over the wire. */
export interface Program {
  main: readonly Block[];
  function: readonly Block[];
}

/** The same as somebody may write it: the function can be left out. */
export interface Written {
  main: readonly Block[];
  function?: readonly Block[] | null;
}

export const read = ({ main, function: list }: Written): Program => ({ main, function: list ?? [] });

export type Part = keyof Program;

/** A block, or the gap before it: the places in the lists from the outside in. */
export interface Spot {
  part: Part;
  path: readonly number[];
}

export const EMPTY: Program = { main: [], function: [] };
export const CONDITIONS: readonly Condition[] = ['coin-here', 'path-clear', 'path-blocked'];

export const holds = (block: Block | undefined): block is Container => block !== undefined && 'body' in block;
export const same = (a: Spot, b: Spot): boolean => a.part === b.part && a.path.join() === b.path.join();

const indexOf = (spot: Spot): number => spot.path[spot.path.length - 1] ?? 0;

/** The same list, another place in it. */
export const beside = (spot: Spot, by: number): Spot => ({
  part: spot.part,
  path: [...spot.path.slice(0, -1), indexOf(spot) + by],
});

/** The first place inside a container. */
export const inside = (spot: Spot, at = 0): Spot => ({ part: spot.part, path: [...spot.path, at] });

/** The container a spot stands in; null at the top of a list. */
export const around = (spot: Spot): Spot | null =>
  spot.path.length > 1 ? { part: spot.part, path: spot.path.slice(0, -1) } : null;

/** The list a spot stands in. */
export function listAt(program: Program, spot: Spot): readonly Block[] {
  let list = program[spot.part];
  for (const at of spot.path.slice(0, -1)) {
    const block = list[at];
    if (!holds(block)) return [];
    list = block.body;
  }
  return list;
}

export const blockAt = (program: Program, spot: Spot): Block | undefined => listAt(program, spot)[indexOf(spot)];

type Change = (list: readonly Block[], at: number) => readonly Block[];

function changed(list: readonly Block[], path: readonly number[], change: Change): readonly Block[] {
  const [at = 0, ...rest] = path;
  if (rest.length === 0) return change(list, at);
  return list.map((block, i) =>
    i === at && holds(block) ? { ...block, body: changed(block.body, rest, change) } : block,
  );
}

const edit = (program: Program, spot: Spot, change: Change): Program => ({
  ...program,
  [spot.part]: changed(program[spot.part], spot.path, change),
});

export const insert = (program: Program, spot: Spot, block: Block): Program =>
  edit(program, spot, (list, at) => list.toSpliced(at, 0, block));

export const remove = (program: Program, spot: Spot): Program =>
  edit(program, spot, (list, at) => list.toSpliced(at, 1));

export const replace = (program: Program, spot: Spot, block: Block): Program =>
  edit(program, spot, (list, at) => list.with(at, block));

/** Whether a spot lies in what a block holds. */
export const isWithin = (spot: Spot, block: Spot): boolean =>
  spot.part === block.part &&
  spot.path.length > block.path.length &&
  block.path.every((at, level) => at === spot.path[level]);

/** Where a spot is after something came (1) or went (-1) at another. */
function shifted(spot: Spot, at: Spot, by: 1 | -1): Spot {
  const level = at.path.length - 1;
  const here = spot.path[level];
  const aside = spot.part !== at.part || at.path.slice(0, -1).some((step, i) => step !== spot.path[i]);
  if (aside || here === undefined || here < indexOf(at) || (by < 0 && here === indexOf(at))) return spot;
  return { part: spot.part, path: spot.path.with(level, here + by) };
}

/** Takes a block from one place to the gap at another; null where it would go into itself. */
export function move(program: Program, from: Spot, to: Spot): { program: Program; at: Spot } | null {
  const block = blockAt(program, from);
  if (!block || isWithin(to, from)) return null;
  const source = shifted(from, to, 1);
  return { program: remove(insert(program, to, block), source), at: shifted(to, source, -1) };
}

/** Every gap where a block can go, from the top of main to the end of the function. */
export function gaps(program: Program, parts: readonly Part[]): Spot[] {
  const found: Spot[] = [];
  const walk = (part: Part, list: readonly Block[], path: readonly number[]) => {
    list.forEach((block, at) => {
      found.push({ part, path: [...path, at] });
      if (holds(block)) walk(part, block.body, [...path, at]);
    });
    found.push({ part, path: [...path, list.length] });
  };
  for (const part of parts) walk(part, program[part], []);
  return found;
}

const size = (list: readonly Block[]): number =>
  list.reduce((sum, block) => sum + 1 + (holds(block) ? size(block.body) : 0), 0);

/** Every block counts one; a function counts one more for its frame. */
export const blocks = (program: Program): number =>
  size(program.main) + (program.function.length > 0 ? 1 + size(program.function) : 0);

/** How many containers stand around a spot. */
export const depth = (spot: Spot): number => spot.path.length - 1;

/** How many containers a block is deep, itself included. */
export const height = (block: Block): number =>
  holds(block) ? 1 + Math.max(0, ...block.body.map((each) => height(each))) : 0;

/** Whether a block or one inside it calls the function. */
export const calls = (block: Block): boolean => block.op === 'call' || (holds(block) && block.body.some(calls));

/** How many blocks stand in a list, those inside others included; the frame of a function not counted. */
const standing = (list: readonly Block[]): number =>
  list.reduce((sum, block) => sum + 1 + (holds(block) ? standing(block.body) : 0), 0);

function firstOf(list: readonly Block[], most: number): Block[] {
  const taken: Block[] = [];
  let left = most;
  for (const block of list) {
    if (left <= 0) break;
    left--;
    if (!holds(block)) {
      taken.push(block);
      continue;
    }
    taken.push({ ...block, body: firstOf(block.body, left) });
    left -= standing(block.body);
  }
  return taken;
}

/** As much of a program as its first blocks make, in the order in which one would write them: the function first. */
export const beginning = ({ main, function: list }: Program, most: number): Program => ({
  function: firstOf(list, most),
  main: firstOf(main, most - standing(list)),
});

/** How far a program that is being written has got on the way to another; null: it goes another way. */
export function progress(written: Program, wanted: Program): number | null {
  const all = standing(wanted.main) + standing(wanted.function);
  const now = standing(written.main) + standing(written.function);
  if (now > all) return null;
  return alike(beginning(wanted, now), written) ? now : null;
}
