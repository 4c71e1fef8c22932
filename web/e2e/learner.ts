import { expect, type Locator, type Page } from '@playwright/test';

export type How = 'mouse' | 'touch' | 'keys';

/** What is seen of the lesson at one moment. */
interface Sight {
  slip: string | null;
  kind: string | null;
  ticked: boolean;
  mine: boolean;
  over: boolean;
  bar: string;
}

const look = (): Sight => {
  const slip = document.querySelector<HTMLElement>('[data-slip]');
  return {
    slip: slip?.dataset.slip ?? null,
    kind: slip?.dataset.kind ?? null,
    ticked: document.querySelector('.act .ticked:not([aria-disabled="true"])') !== null,
    mine: document.querySelector('.bar.mine') !== null,
    over: document.querySelector('[data-slip="closing"]') !== null,
    bar: document.querySelector('.act')?.textContent ?? '',
  };
};

/** Somebody who has read nothing: looks at every slip, then does what is ticked. */
export class Learner {
  /** The ideas that were told. */
  readonly ideas: string[] = [];
  #last = '';

  constructor(
    readonly page: Page,
    private readonly how: How,
  ) {}

  async playToTheEnd(most = 200_000): Promise<void> {
    const until = Date.now() + most;
    for (;;) {
      const sight = await this.page.evaluate(look);
      if (sight.over) return;
      if (Date.now() > until) throw new Error(`not over at: ${sight.bar}`);
      if (sight.kind === 'step' && sight.slip && !this.ideas.includes(sight.slip)) await this.#read(sight.slip);
      await this.#act(sight);
    }
  }

  /** An idea can be read: its slip is in sight, points at something in sight, and leaves the bar free. */
  async #read(id: string): Promise<void> {
    this.ideas.push(id);
    const slip = this.page.locator(`[data-slip="${id}"][data-kind="step"]`);
    const loop = this.page.locator('svg.ink path.loop').first();
    await expect(slip, id).toBeVisible();
    // All that is missing is told at once, and the lesson goes on.
    await expect.soft(loop, `${id} points at something`).toBeVisible({ timeout: 3_000 });
    if (!(await slip.isVisible()) || !(await loop.isVisible())) return;
    const { paper, bar, thing, window } = await this.page.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().toJSON() as DOMRect;
      return {
        paper: box('[data-slip]'),
        bar: box('.act'),
        thing: box('svg.ink path.loop'),
        window: { width: innerWidth, height: innerHeight },
      };
    });
    expect(paper.bottom, `${id} leaves the bar free`).toBeLessThanOrEqual(bar.top + 1);
    expect(paper.left, id).toBeGreaterThanOrEqual(-1);
    expect(paper.right, id).toBeLessThanOrEqual(window.width + 1);
    expect(paper.top, id).toBeGreaterThanOrEqual(-1);
    expect(thing.top, `what ${id} points at is in sight`).toBeLessThan(window.height);
    expect(thing.bottom, `what ${id} points at is in sight`).toBeGreaterThan(0);
    expect(thing.right, `what ${id} points at is in sight`).toBeGreaterThan(0);
    expect(thing.left, `what ${id} points at is in sight`).toBeLessThan(window.width);
  }

  async #act(sight: Sight): Promise<void> {
    const before = this.#last;
    this.#last = sight.bar;
    if (sight.kind === 'opening') await this.#press(this.page.getByRole('button', { name: 'Got it' }));
    else if (sight.ticked) await this.#press(this.page.locator('.act .ticked').first());
    else if (sight.mine && sight.bar === before) await this.#ask();
    else if (!sight.mine) await this.#goOn();
    await this.#changes(sight.bar);
  }

  /** What has no ticked button is done from the hint. */
  async #ask(): Promise<void> {
    const it = this.page.getByRole('button', { name: 'Do it' });
    if (this.how === 'keys') await this.page.keyboard.press('h');
    else await this.#press(this.page.getByRole('button', { name: /^Hint/ }));
    await it.waitFor({ timeout: 8_000 }).catch(() => undefined); // It was decided meanwhile.
    if (!(await it.isVisible())) return;
    if (this.how === 'keys') {
      await expect(it).toBeFocused();
      await this.page.keyboard.press('Enter');
    } else await this.#press(it);
  }

  /** Who has seen enough of what happened goes on. */
  async #goOn(): Promise<void> {
    const on = this.page.locator('.act button:not([aria-disabled="true"])').last();
    if (await on.isVisible()) await this.#press(on);
  }

  async #press(thing: Locator): Promise<void> {
    try {
      if (this.how === 'touch') await thing.tap({ timeout: 1_500 });
      else if (this.how === 'mouse') await thing.click({ timeout: 1_500 });
      else {
        await thing.focus({ timeout: 1_500 });
        await this.page.keyboard.press('Enter');
      }
    } catch {
      // It went away while the finger came down: the game went on.
    }
  }

  /** Until the bar says something else, or nothing happens for a while. */
  async #changes(before: string): Promise<void> {
    await this.page
      .waitForFunction((was) => (document.querySelector('.act')?.textContent ?? '') !== was, before, {
        polling: 60,
        timeout: 900,
      })
      .catch(() => undefined);
  }
}
