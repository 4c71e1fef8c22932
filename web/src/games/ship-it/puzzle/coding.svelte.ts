import type { Fault } from '../../../generated/ship-it';
import { pace, type Prefs } from '../../../prefs/prefs';
import { keepProgram, keptProgram } from './kept';
import { readWorld, run, type Frame, type Run, type World } from './interpreter';
import {
  around,
  beside,
  blockAt,
  blocks,
  calls,
  CONDITIONS,
  depth,
  EMPTY,
  gaps,
  height,
  holds,
  insert,
  inside,
  listAt,
  move,
  remove,
  replace,
  same,
  type Block,
  type Op,
  type Part,
  type Program,
  type Spot,
} from './program';
import { hasFunction, offers, type Task } from './task';
import { say } from './words';

const START: Spot = { part: 'main', path: [0] };
const STEP_MS = 320;
const MOST_UNDO = 200;

export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

interface Moment {
  program: Program;
  caret: Spot;
}

/** A program being written and tried out for one puzzle. */
export class Coding {
  readonly task: Task;
  readonly world: World;
  readonly #puzzle: string | null;

  program: Program;
  /** The mark: the next block goes here. */
  caret: Spot;
  /** Why something could not be put there; gone with the next change. */
  trouble = $state<string | null>(null);
  #past = $state.raw<readonly Moment[]>([]);
  #future = $state.raw<readonly Moment[]>([]);

  /** The last run of this very program; null after a change. */
  ran = $state.raw<Run | null>(null);
  /** How many of its steps are shown. */
  at = $state(0);
  playing = $state(false);
  speed = $state<Speed>(2);
  #timer?: ReturnType<typeof setTimeout>;

  /** `puzzle` names it among those this browser keeps programs for; null: a program only to be looked at. */
  constructor(task: Task, puzzle: string | null, program = puzzle === null ? EMPTY : keptProgram(puzzle)) {
    this.task = task;
    this.world = readWorld(task.map);
    this.#puzzle = puzzle;
    this.program = $state.raw(program);
    this.caret = $state.raw({ part: 'main', path: [program.main.length] });
  }

  readonly blocks = $derived.by(() => blocks(this.program));
  readonly parts: readonly Part[] = $derived.by(() => (hasFunction(this.task) ? ['main', 'function'] : ['main']));

  /** Nothing can be changed. */
  get isFixed(): boolean {
    return this.#puzzle === null;
  }
  get isEmpty(): boolean {
    return this.program.main.length === 0 && this.program.function.length === 0;
  }
  get canUndo(): boolean {
    return this.#past.length > 0;
  }
  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  // Writing.

  /** Why a block cannot go to a gap; null: it can. */
  why(block: Block, to: Spot, isNew = true): string | null {
    const { maxBlocks, maxNesting } = this.task;
    const frame = to.part === 'function' && this.program.function.length === 0 ? 1 : 0;
    if (isNew && this.blocks + 1 + frame > maxBlocks) return say('full', { most: maxBlocks });
    if (depth(to) + height(block) > maxNesting) return say('too-deep', { most: maxNesting });
    if (to.part === 'function' && calls(block)) return say('no-recursion');
    return null;
  }

  fresh(op: Op): Block {
    if (op === 'loop') return { op, times: this.task.loopMin, body: [] };
    if (op === 'if') return { op, cond: 'coin-here', body: [] };
    if (op === 'while') return { op, cond: 'path-clear', body: [] };
    return { op };
  }

  /** Puts a new block at the mark or into a gap; the mark goes into it or behind it. */
  add(op: Op, to: Spot = this.caret): void {
    if (!offers(this.task, op)) return;
    const block = this.fresh(op);
    const trouble = this.why(block, to);
    if (trouble) {
      this.trouble = trouble;
      return;
    }
    this.#change(insert(this.program, to, block), holds(block) ? inside(to) : beside(to, 1));
  }

  shift(from: Spot, to: Spot): void {
    const block = blockAt(this.program, from);
    const moved = block && move(this.program, from, to);
    if (!moved) return;
    const trouble = this.why(block, to, false);
    if (trouble) this.trouble = trouble;
    else if (!same(moved.at, from)) this.#change(moved.program, beside(moved.at, 1));
  }

  drop(spot: Spot): void {
    this.#change(remove(this.program, spot), spot);
  }

  /** The block before the mark: what is deleted, turned or shifted. */
  readonly current: Spot | null = $derived.by(() => {
    const before = beside(this.caret, -1);
    return blockAt(this.program, before) ? before : null;
  });

  /** Deletes the block before the mark; at the start of a body it leaves it, and takes it along if it is empty. */
  erase(): void {
    if (this.current) {
      this.drop(this.current);
      return;
    }
    const outer = around(this.caret);
    if (!outer) return;
    if (listAt(this.program, this.caret).length === 0) this.drop(outer);
    else this.caret = outer;
  }

  eraseNext(): void {
    if (blockAt(this.program, this.caret)) this.drop(this.caret);
  }

  /** The container that keys change: the one before the mark, else the one around it. */
  #turnable(ok: (block: Block) => boolean): Spot | null {
    for (let spot = this.current ?? around(this.caret); spot; spot = around(spot)) {
      const block = blockAt(this.program, spot);
      if (block && ok(block)) return spot;
    }
    return null;
  }

  moreTimes(by: number, at: Spot | null = this.#turnable((block) => block.op === 'loop')): void {
    const block = at && blockAt(this.program, at);
    if (!at || block?.op !== 'loop') return;
    const times = Math.min(this.task.loopMax, Math.max(this.task.loopMin, block.times + by));
    if (times !== block.times) this.#change(replace(this.program, at, { ...block, times }), this.caret);
  }

  ask(cond: (typeof CONDITIONS)[number], at: Spot): void {
    const block = blockAt(this.program, at);
    if (block?.op === 'if' || block?.op === 'while')
      this.#change(replace(this.program, at, { ...block, cond }), this.caret);
  }

  nextCondition(): void {
    const at = this.#turnable((block) => block.op === 'if' || block.op === 'while');
    const block = at && blockAt(this.program, at);
    if (!at || (block?.op !== 'if' && block?.op !== 'while')) return;
    this.ask(CONDITIONS[(CONDITIONS.indexOf(block.cond) + 1) % CONDITIONS.length] ?? block.cond, at);
  }

  /** Takes a program over, as a whole; what stood there can be had back. */
  take(program: Program): void {
    const part: Part = program.main.length === 0 && program.function.length > 0 ? 'function' : 'main';
    this.#change(program, { part, path: [program[part].length] });
  }

  clear(): void {
    if (!this.isEmpty) this.#change(EMPTY, START);
  }

  // The mark.

  go(by: 1 | -1): void {
    const all = gaps(this.program, this.parts);
    const next = all[all.findIndex((gap) => same(gap, this.caret)) + by];
    if (next) this.#mark(next);
  }

  /** Out of a body, behind it. */
  leave(): void {
    const outer = around(this.caret);
    if (outer) this.#mark(beside(outer, 1));
  }

  /** Into the body of the next container, or the one just before. */
  enter(): void {
    if (holds(blockAt(this.program, this.caret))) this.#mark(inside(this.caret));
    else if (this.current) {
      const block = blockAt(this.program, this.current);
      if (holds(block)) this.#mark(inside(this.current, block.body.length));
    }
  }

  toPart(part: Part): void {
    this.#mark({ part, path: [this.program[part].length] });
  }

  otherPart(): void {
    if (this.parts.length > 1) this.toPart(this.caret.part === 'main' ? 'function' : 'main');
  }

  place(spot: Spot): void {
    this.#mark(spot);
  }

  #mark(spot: Spot): void {
    this.trouble = null;
    this.caret = spot;
  }

  /** Takes the block before the mark one gap up or down. */
  carry(by: 1 | -1): void {
    const from = this.current;
    if (!from) return;
    // The gaps on both sides of a block are its own place.
    const others = gaps(this.program, this.parts).filter(
      (gap) => move(this.program, from, gap) !== null && !same(gap, from) && !same(gap, beside(from, 1)),
    );
    const all = gaps(this.program, this.parts);
    const rank = (spot: Spot) => all.findIndex((gap) => same(gap, spot));
    const here = rank(from);
    const next = by > 0 ? others.find((gap) => rank(gap) > here) : others.findLast((gap) => rank(gap) < here);
    if (next) this.shift(from, next);
  }

  // History.

  #change(program: Program, caret: Spot): void {
    if (this.isFixed) return;
    this.#past = [...this.#past.slice(-MOST_UNDO), { program: this.program, caret: this.caret }];
    this.#future = [];
    this.#become({ program, caret });
  }

  #become({ program, caret }: Moment): void {
    this.program = program;
    this.caret = caret;
    this.trouble = null;
    this.#forget();
    if (this.#puzzle !== null) keepProgram(this.#puzzle, program);
  }

  undo(): void {
    const before = this.#past[this.#past.length - 1];
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, { program: this.program, caret: this.caret }];
    this.#become(before);
  }

  redo(): void {
    const after = this.#future[this.#future.length - 1];
    if (!after) return;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, { program: this.program, caret: this.caret }];
    this.#become(after);
  }

  /** Shows another program, say one that was handed in. */
  show(program: Program): void {
    this.#become({ program, caret: { part: 'main', path: [program.main.length] } });
  }

  // Trying out.

  /** Why it is not run at all. */
  get unrunnable(): string | null {
    if (this.isEmpty) return say('nothing');
    if (this.program.function.length === 0 && this.program.main.some(calls)) return say('empty-function');
    return null;
  }

  /** The step that is shown; null before the first. */
  get frame(): Frame | null {
    return this.ran?.frames[this.at - 1] ?? null;
  }
  get isOver(): boolean {
    return this.ran !== null && this.at >= this.ran.frames.length;
  }
  /** What a run came to, once it is shown to its end. */
  get outcome(): 'home' | Fault | null {
    return this.isOver ? (this.ran?.fault ?? 'home') : null;
  }

  #ready(): Run | null {
    this.trouble = this.unrunnable;
    if (this.trouble) return null;
    this.ran ??= run(this.program, this.world, this.task.stepLimit);
    return this.ran;
  }

  #forget(): void {
    this.pause();
    this.ran = null;
    this.at = 0;
  }

  play(speed: Prefs['speed']): void {
    if (!this.#ready()) return;
    if (this.isOver) this.at = 0;
    this.playing = true;
    this.#tick(speed);
  }

  #tick(speed: Prefs['speed']): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => {
        this.at++;
        if (this.isOver) this.playing = false;
        else this.#tick(speed);
      },
      (STEP_MS / this.speed) * (pace[speed] || 1) * (this.frame?.did === 'test' ? 0.7 : 1),
    );
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  toggle(speed: Prefs['speed']): void {
    if (this.playing) this.pause();
    else this.play(speed);
  }

  /** One step on or back. */
  step(by: 1 | -1): void {
    const ready = this.#ready();
    if (!ready) return;
    this.pause();
    this.at = Math.max(0, Math.min(ready.frames.length, this.at + by));
  }

  toStart(): void {
    this.pause();
    this.at = 0;
  }

  toEnd(): void {
    const ready = this.#ready();
    if (!ready) return;
    this.pause();
    this.at = ready.frames.length;
  }
}
