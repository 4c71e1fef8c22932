import type { Condition, Facing, Fault } from '../../../generated/ship-it';
import { read, type Block, type Part, type Program, type Spot, type Written } from './program';

/* The declared exception to "no rule in the browser": a program is tried out here, so that every step can be watched.
   What counts is run on the server. The runs recorded by its interpreter are the test of this one. */

export type Did = 'move' | 'turn-left' | 'turn-right' | 'collect' | 'call' | 'test' | 'round';

/** One step: which block, what it did, and how things stand after it. */
export interface Frame {
  did: Did;
  spot: Spot;
  /** The call in main, while the function runs. */
  caller: Spot | null;
  /** What a test found, which round of a loop began. */
  held?: boolean;
  round?: number;
  x: number;
  y: number;
  facing: Facing;
  /** Cells whose coin was taken so far. */
  taken: readonly number[];
}

export interface Run {
  frames: readonly Frame[];
  steps: number;
  fault: Fault | null;
  /** The block that failed; null where it came to its end. */
  failed: Spot | null;
  coinsLeft: number;
}

export interface World {
  width: number;
  height: number;
  /** Row by row: floor, wall or coin. */
  cells: readonly ('.' | '#' | 'o')[];
  x: number;
  y: number;
  facing: Facing;
  coins: number;
}

const LOOKS: Readonly<Record<string, Facing>> = { '^': 'N', '>': 'E', v: 'S', '<': 'W' };
const AHEAD: Readonly<Record<Facing, readonly [number, number]>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const TURNS: readonly Facing[] = ['N', 'E', 'S', 'W'];

const turned = (facing: Facing, by: 1 | 3): Facing => TURNS[(TURNS.indexOf(facing) + by) % 4] ?? facing;

/** Reads a map: `.` floor, `#` wall, `o` coin, `^>v<` the robot. */
export function readWorld(map: readonly string[]): World {
  const width = map[0]?.length ?? 0;
  let start = { x: 0, y: 0, facing: 'E' as Facing };
  const cells = map.flatMap((row, y) =>
    [...row].map((drawn, x) => {
      const facing = LOOKS[drawn];
      if (facing) start = { x, y, facing };
      return drawn === '#' || drawn === 'o' ? drawn : '.';
    }),
  );
  return { width, height: map.length, cells, ...start, coins: cells.filter((cell) => cell === 'o').length };
}

/** Runs a program to its end or its first fault. */
export function run(program: Written, world: World, stepLimit: number): Run {
  return new Interpreter(read(program), world, stepLimit).run();
}

class Interpreter {
  readonly #program: Program;
  readonly #world: World;
  readonly #stepLimit: number;
  readonly #frames: Frame[] = [];
  #x: number;
  #y: number;
  #facing: Facing;
  #taken: readonly number[] = [];
  #caller: Spot | null = null;
  #steps = 0;
  #fault: Fault | null = null;
  #failed: Spot | null = null;

  constructor(program: Program, world: World, stepLimit: number) {
    this.#program = program;
    this.#world = world;
    this.#stepLimit = stepLimit;
    this.#x = world.x;
    this.#y = world.y;
    this.#facing = world.facing;
  }

  run(): Run {
    this.#list(this.#program.main, 'main', []);
    const coinsLeft = this.#world.coins - this.#taken.length;
    return {
      frames: this.#frames,
      steps: this.#steps,
      fault: this.#fault ?? (coinsLeft > 0 ? 'coins-left' : null),
      failed: this.#failed,
      coinsLeft,
    };
  }

  #list(list: readonly Block[], part: Part, path: readonly number[]): boolean {
    return list.every((block, at) => this.#block(block, { part, path: [...path, at] }));
  }

  #block(block: Block, spot: Spot): boolean {
    switch (block.op) {
      case 'move':
        return this.#step(spot) && (this.#move() || this.#fail('crash', spot)) && this.#did('move', spot);
      case 'turn-left':
      case 'turn-right':
        return this.#step(spot) && this.#turn(block.op) && this.#did(block.op, spot);
      case 'collect':
        return this.#step(spot) && (this.#collect() || this.#fail('no-coin', spot)) && this.#did('collect', spot);
      case 'call':
        return this.#step(spot) && this.#did('call', spot) && this.#call(spot);
      case 'loop':
        for (let round = 1; round <= block.times; round++) {
          if (!this.#step(spot) || !this.#did('round', spot, { round })) return false;
          if (!this.#list(block.body, spot.part, spot.path)) return false;
        }
        return true;
      case 'if':
        return this.#step(spot) && (!this.#test(block.cond, spot) || this.#list(block.body, spot.part, spot.path));
      case 'while':
        while (this.#step(spot)) {
          if (!this.#test(block.cond, spot)) return true;
          if (!this.#list(block.body, spot.part, spot.path)) return false;
        }
        return false;
    }
  }

  #call(spot: Spot): boolean {
    this.#caller = spot;
    const ended = this.#list(this.#program.function, 'function', []);
    if (ended) this.#caller = null;
    return ended;
  }

  /** Counted before it is carried out, so that every run ends. */
  #step(spot: Spot): boolean {
    return ++this.#steps <= this.#stepLimit || this.#fail('too-long', spot);
  }

  #did(did: Did, spot: Spot, more: Pick<Frame, 'held' | 'round'> = {}): true {
    const { x, y, facing, taken } = { x: this.#x, y: this.#y, facing: this.#facing, taken: this.#taken };
    this.#frames.push({ did, spot, caller: this.#caller, x, y, facing, taken, ...more });
    return true;
  }

  #fail(fault: Fault, spot: Spot): false {
    this.#fault = fault;
    this.#failed = spot;
    return false;
  }

  #cell(x: number, y: number): '.' | '#' | 'o' {
    const { width, height, cells } = this.#world;
    const isInside = x >= 0 && y >= 0 && x < width && y < height;
    return (isInside && cells[y * width + x]) || '#';
  }

  get #ahead(): readonly [number, number] {
    const [dx, dy] = AHEAD[this.#facing];
    return [this.#x + dx, this.#y + dy];
  }

  #isClear(): boolean {
    return this.#cell(...this.#ahead) !== '#';
  }

  #move(): boolean {
    if (!this.#isClear()) return false;
    [this.#x, this.#y] = this.#ahead;
    return true;
  }

  #turn(op: 'turn-left' | 'turn-right'): true {
    this.#facing = turned(this.#facing, op === 'turn-left' ? 3 : 1);
    return true;
  }

  #coinHere(): boolean {
    const here = this.#y * this.#world.width + this.#x;
    return this.#cell(this.#x, this.#y) === 'o' && !this.#taken.includes(here);
  }

  #collect(): boolean {
    if (!this.#coinHere()) return false;
    this.#taken = [...this.#taken, this.#y * this.#world.width + this.#x];
    return true;
  }

  #test(condition: Condition, spot: Spot): boolean {
    const held =
      condition === 'coin-here' ? this.#coinHere() : condition === 'path-clear' ? this.#isClear() : !this.#isClear();
    this.#did('test', spot, { held });
    return held;
  }
}
