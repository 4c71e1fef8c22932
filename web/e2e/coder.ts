import { readFileSync } from 'node:fs';
import type { CDPSession, Page } from '@playwright/test';

interface Block {
  op: string;
  times?: number;
  cond?: string;
  body?: Block[];
}

interface Example {
  id: string;
  difficulty: number;
  seed: number;
  par: number;
  solution: { main: Block[]; function: Block[] };
}

const box = JSON.parse(
  readFileSync(new URL('../../games/src/main/resources/boxes/ship-it/box.json', import.meta.url), 'utf8'),
) as { puzzle: { examples: Example[] } };

/** A puzzle whose par program stands in the box: the client never gets to see it. */
export function example(id: string): Example {
  const found = box.puzzle.examples.find((each) => each.id === id);
  if (!found) throw new Error(`the box has no puzzle ${id}`);
  return found;
}

const OPS = ['move', 'turn-left', 'turn-right', 'collect', 'loop', 'if', 'while', 'call'];
const NAMES = ['Move', 'Turn left', 'Turn right', 'Collect', 'Loop', 'If', 'While', 'Call F'];
const CONDITIONS = ['coin-here', 'path-clear', 'path-blocked'];
const FIRST: Readonly<Record<string, string>> = { if: 'coin-here', while: 'path-clear' };
const FEWEST = 2;

/** The program that simply walks along the row of an Easy puzzle and takes what lies there. */
export function straight(map: readonly string[]): Block[] {
  const row = map.find((line) => line.includes('>')) ?? '';
  const way = row.slice(row.indexOf('>') + 1);
  return [...way.slice(0, way.lastIndexOf('o') + 1)].flatMap((cell) =>
    cell === 'o' ? [{ op: 'move' }, { op: 'collect' }] : [{ op: 'move' }],
  );
}

/** Somebody who writes a program block by block. */
abstract class Coder {
  constructor(readonly page: Page) {}

  async write({ solution }: Pick<Example, 'solution'>): Promise<void> {
    await this.list(solution.main, 'main', []);
    if (solution.function.length > 0) {
      await this.toFunction();
      await this.list(solution.function, 'function', []);
    }
  }

  private async list(blocks: Block[], part: string, path: number[]): Promise<void> {
    for (const [at, block] of blocks.entries()) {
      const gap = `${part}:${[...path, at].join('.')}`;
      await this.add(block, gap);
      await this.set(block, gap);
      if (block.body) {
        await this.list(block.body, part, [...path, at]);
        await this.leave();
      }
    }
  }

  protected abstract add(block: Block, gap: string): Promise<void>;
  protected abstract set(block: Block, gap: string): Promise<void>;
  /** The mark goes behind the container just filled. */
  protected leave(): Promise<void> {
    return Promise.resolve();
  }
  protected toFunction(): Promise<void> {
    return Promise.resolve();
  }

  protected offered(op: string) {
    return this.page.getByRole('button', { name: `Add ${NAMES[OPS.indexOf(op)]}`, exact: true });
  }
  protected gap(name: string) {
    return this.page.locator(`[data-gap="${name}"]`);
  }
  /** The head of the block that stands behind a gap. */
  protected head(gap: string) {
    return this.page.locator(`[data-gap="${gap}"] + .block > .head`);
  }
}

/** Drags blocks with the mouse. */
export class Mouse extends Coder {
  protected async add({ op }: Block, gap: string): Promise<void> {
    await this.offered(op).dragTo(this.gap(gap));
  }
  protected async set({ times, cond }: Block, gap: string): Promise<void> {
    for (let i = FEWEST; i < (times ?? FEWEST); i++)
      await this.head(gap).getByRole('button', { name: 'More rounds' }).click();
    if (cond) await this.head(gap).getByRole('combobox').selectOption(cond);
  }
}

/** Drags what is simple and taps the rest, with a finger. */
export class Touch extends Coder {
  #line?: CDPSession;

  protected async add({ op, body }: Block, gap: string): Promise<void> {
    if (body) {
      await this.gap(gap).tap();
      await this.offered(op).tap();
    } else await this.drag(this.offered(op), this.gap(gap));
  }
  protected async set({ times, cond }: Block, gap: string): Promise<void> {
    for (let i = FEWEST; i < (times ?? FEWEST); i++)
      await this.head(gap).getByRole('button', { name: 'More rounds' }).tap();
    if (cond) await this.head(gap).getByRole('combobox').selectOption(cond);
  }

  private async drag(from: ReturnType<Page['locator']>, to: ReturnType<Page['locator']>): Promise<void> {
    this.#line ??= await this.page.context().newCDPSession(this.page);
    await to.scrollIntoViewIfNeeded();
    const [start, end] = [await middle(from), await middle(to)];
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
      this.#line?.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    await touch('touchStart', start.x, start.y);
    for (const part of [0.3, 0.7, 1])
      await touch('touchMove', start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part);
    // Held still before it is lifted: a finger that leaves in full swing flings, and the next tap would only stop that.
    for (let i = 0; i < 3; i++) {
      await this.page.waitForTimeout(60);
      await touch('touchMove', end.x, end.y);
    }
    await touch('touchEnd', end.x, end.y);
  }
}

async function middle(thing: ReturnType<Page['locator']>): Promise<{ x: number; y: number }> {
  const place = await thing.boundingBox();
  if (!place) throw new Error('nothing to see there');
  return { x: place.x + place.width / 2, y: place.y + place.height / 2 };
}

/** Never leaves the keyboard. */
export class Keys extends Coder {
  protected async add({ op }: Block): Promise<void> {
    await this.page.keyboard.press(String(OPS.indexOf(op) + 1));
  }
  protected async set({ op, times, cond }: Block): Promise<void> {
    for (let i = FEWEST; i < (times ?? FEWEST); i++) await this.page.keyboard.press('+');
    if (!cond) return;
    const turns =
      (CONDITIONS.indexOf(cond) - CONDITIONS.indexOf(FIRST[op] ?? '') + CONDITIONS.length) % CONDITIONS.length;
    for (let i = 0; i < turns; i++) await this.page.keyboard.press('c');
  }
  protected override async leave(): Promise<void> {
    await this.page.keyboard.press('ArrowLeft');
  }
  protected override async toFunction(): Promise<void> {
    await this.page.keyboard.press('f');
  }
}
