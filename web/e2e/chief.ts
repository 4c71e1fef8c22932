import { expect, type Locator, type Page } from '@playwright/test';

type How = 'mouse' | 'touch' | 'keys';

/** How long to wait for what should be there. */
const SOON = 8_000;

/** What the bar offers and does not refuse, once anything on the table looks different from before. */
const look = (before: string | null) => {
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility());
  const showing = shown('.go .on').length > 0;
  const over = shown('button').some((each) => each.textContent?.trim() === 'Rematch');
  const acts = shown('.act [data-act]').map((each) => each.dataset.act ?? '');
  const main = shown('.act .btn.main:not([aria-disabled="true"])')[0];
  const waiting = shown('.bench [data-person]').map((each) => each.dataset.person ?? '');
  const phase = shown('[aria-current="step"]').map((each) => each.textContent?.trim());
  const seen = JSON.stringify([
    shown('.act h2')[0]?.textContent,
    showing,
    acts,
    main?.textContent,
    waiting,
    phase,
    over,
  ]);
  return (
    seen !== before && {
      ...{ seen, showing, over, acts, waiting },
      main: main && { id: main.dataset.act ?? null, key: main.getAttribute('aria-keyshortcuts') ?? '1' },
    }
  );
};

type Sight = Exclude<ReturnType<typeof look>, false>;

/** Somebody who plays Boss: says yes to what is proposed, hires whom they can, and draws the chart by hand. */
export class Chief {
  /** What was pressed in the bar, by its id. */
  readonly pressed: string[] = [];
  placed = 0;
  /** What was tried and may not work. */
  #tried = '';

  constructor(
    readonly page: Page,
    readonly how: How = 'mouse',
  ) {}

  act = (id: string): Locator => this.page.locator(`.act [data-act="${id}"]`);
  /** The way on from what is being shown. */
  on = (): Locator => this.page.locator('.go .on');
  desk = (person: string): Locator => this.page.locator(`main button[data-person="${person}"]`).first();
  /** Whoever sits at the top; the empty chair where nobody does. */
  top = (): Locator => this.page.locator('main button[data-person]:not(.bench *)').first();
  sitters = (): Locator => this.page.locator('.bench button[data-person]');

  async playToTheEnd(most = 200_000): Promise<void> {
    await this.playUntil(({ over }) => over, most);
  }

  /** Plays on until one of these is offered, which is left to whoever asks. */
  playUntilAsked = (...ids: string[]): Promise<void> =>
    this.playUntil(({ acts, showing }) => !showing && acts.some((id) => ids.includes(id)));

  async playUntil(done: (sight: Sight) => boolean, most = 90_000): Promise<void> {
    const until = Date.now() + most;
    let seen: string | null = null;
    while (Date.now() < until) {
      const sight = await this.#look(seen);
      if (sight && done(sight)) return;
      seen = sight?.seen ?? null;
      if (sight) await this.#play(sight);
    }
    throw new Error(`not there by ${this.how}: ${seen}, after ${this.pressed.join()}`);
  }

  /** Null after a moment in which nothing happened: a press may have come too early, so it is tried again. */
  async #look(before: string | null): Promise<Sight | null> {
    try {
      const changed = await this.page.waitForFunction(look, before, { timeout: 700, polling: 50 });
      return (await changed.jsonValue()) || null;
    } catch (error) {
      if (error instanceof Error && error.name === 'TimeoutError') return null;
      throw error;
    }
  }

  async #play({ seen, showing, acts, main, waiting }: Sight): Promise<void> {
    // By key it goes on by itself: the number that would go on means something else a moment later.
    if (showing) return this.how === 'keys' ? undefined : void (await this.touch(this.on()));
    if (acts[0] === 'back') return void (await this.press('back'));
    const first = seen !== this.#tried;
    this.#tried = seen;
    if (first && acts.includes('done') && waiting[0]) return this.place(waiting[0]).catch(() => undefined);
    if (first && acts.join() === 'pass' && (await this.#pick())) return;
    if (!main) return;
    // By its name: the next screen has a main button too.
    const button = this.page.locator(`.act .btn.main${main.id ? `[data-act="${main.id}"]` : ':not([data-act])'}`);
    // What changed under the finger asks again: that is one press.
    const id = main.id ?? 'choice';
    if ((await this.#press(button, main.key)) && this.pressed.at(-1) !== id) this.pressed.push(id);
  }

  /** Whom or what the prompt does not propose, but can be had. */
  async #pick(): Promise<boolean> {
    const card = this.page.locator('main button:is([data-worker], [data-project])[aria-pressed="false"]').first();
    return (await card.count()) > 0 && this.touch(card);
  }

  /** Writes so much more than is proposed; `all` of it where no amount is given. */
  async bid(unit: '$' | 'T', more?: number): Promise<void> {
    const amount = this.page.getByRole('spinbutton', { name: `Bid in ${unit}` });
    await expect(amount).toBeVisible();
    const most = Number(await amount.getAttribute('aria-valuemax'));
    const now = Number(await amount.getAttribute('aria-valuenow'));
    const steps = Math.min(more ?? most, most - now);
    if (this.how === 'keys') await this.tabTo(amount);
    for (let i = 0; i < steps; i++) {
      if (this.how === 'keys') await this.page.keyboard.press('ArrowUp');
      else await this.touch(amount.locator('xpath=following-sibling::button'));
    }
    await expect(amount).toHaveAttribute('aria-valuenow', String(now + steps));
  }

  /** Presses a button of the bar until it has been heard. */
  async press(id: string): Promise<void> {
    const button = this.act(id);
    await expect(button).toBeVisible();
    await expect(async () => {
      if ((await button.count()) > 0) {
        await expect(button).not.toHaveAttribute('aria-disabled', 'true', { timeout: SOON });
        await this.#press(button, (await button.getAttribute('aria-keyshortcuts', { timeout: SOON })) ?? '');
      }
      await expect(button).toHaveCount(0, { timeout: SOON });
    }).toPass({ timeout: 3 * SOON });
    this.pressed.push(id);
  }

  /** Puts somebody who waits under the CEO: drags, taps twice, or walks with the arrows and takes up with Enter. */
  async place(person: string, beforeDrop?: () => Promise<void>): Promise<void> {
    const sitter = this.page.locator(`.bench [data-person="${person}"]`);
    if (this.how === 'mouse') {
      await this.#carry(sitter, this.top());
      await beforeDrop?.();
      await this.page.mouse.up();
    } else if (this.how === 'touch') {
      await sitter.tap({ timeout: SOON });
      await expect(sitter).toHaveAttribute('aria-pressed', 'true', { timeout: SOON });
      await beforeDrop?.();
      await this.top().tap({ timeout: SOON });
    } else {
      await this.#walkTo(person, 'ArrowDown');
      await this.page.keyboard.press('Enter');
      await expect(sitter).toHaveAttribute('aria-pressed', 'true', { timeout: SOON });
      await this.#walkTo((await this.top().getAttribute('data-person', { timeout: SOON })) ?? '', 'ArrowUp');
      await beforeDrop?.();
      await this.page.keyboard.press('Enter');
    }
    await expect(sitter).toHaveCount(0, { timeout: SOON });
    await expect(this.desk(person)).toBeVisible({ timeout: SOON });
    this.placed++;
  }

  async #carry(from: Locator, to: Locator): Promise<void> {
    const [start, end] = [await from.boundingBox({ timeout: SOON }), await to.boundingBox({ timeout: SOON })];
    if (!start || !end) throw new Error('nobody to carry');
    await this.page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
    await this.page.mouse.down();
    await this.page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 4 });
  }

  /** From desk to desk; whoever is further along in a row is reached sideways. */
  async #walkTo(person: string, way: 'ArrowDown' | 'ArrowUp'): Promise<void> {
    const focused = () =>
      this.page.evaluate(() => {
        const on = document.activeElement as HTMLElement | null;
        return { person: on?.dataset.person, waits: Boolean(on?.closest('.bench')) };
      });
    for (let steps = 0; steps < 12; steps++) {
      const at = await focused();
      if (at.person === person) return;
      await this.page.keyboard.press(at.waits && way === 'ArrowDown' ? 'ArrowRight' : way);
    }
    throw new Error(`${person} is not reached by arrows`);
  }

  /** By the tabulator alone. */
  async tabTo(thing: Locator): Promise<void> {
    for (let steps = 0; steps < 80; steps++) {
      if (await thing.evaluate((each) => each === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error('not reached by the tabulator');
  }

  async #press(button: Locator, key: string): Promise<boolean> {
    if (this.how !== 'keys') return this.touch(button.first());
    await this.page.keyboard.press(key);
    return true;
  }

  async touch(thing: Locator): Promise<boolean> {
    try {
      if (this.how === 'keys') {
        await this.tabTo(thing);
        await this.page.keyboard.press('Enter');
      } else if (this.how === 'touch') await thing.tap({ timeout: 1_500 });
      else await thing.click({ timeout: 1_500 });
      return true;
    } catch {
      // It went away while the finger came down: the game went on.
      return false;
    }
  }
}
