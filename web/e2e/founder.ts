import type { Locator, Page } from '@playwright/test';

type How = 'mouse' | 'touch' | 'keys';

/** What the bar offers, once anything on the table looks different from before. */
const look = (before: string | null) => {
  const seen = `${document.querySelector('.act')?.textContent} ${document.querySelectorAll('[data-hand], .hot').length}`;
  const acts = [...document.querySelectorAll<HTMLElement>('.act [data-act]')].map((each) => each.dataset.act ?? '');
  const over = [...document.querySelectorAll('button')].some((each) => each.textContent?.trim().startsWith('Rematch'));
  return (over || seen !== before) && { seen, acts, over };
};

/** Somebody who plays IT Startup: hires and attacks a little, answers what is asked, ends the turn. */
export class Founder {
  moves = 0;
  cards = 0;
  #tried = 0;

  constructor(
    readonly page: Page,
    private readonly how: How = 'mouse',
    /** Done before every look at the table. */
    private readonly first: () => Promise<void> = () => Promise.resolve(),
  ) {}

  async playToTheEnd(most = 150_000): Promise<void> {
    const until = Date.now() + most;
    let seen: string | null = null;
    while (Date.now() < until) {
      await this.first();
      const sight = await this.#look(seen);
      if (sight?.over) return;
      seen = sight?.seen ?? null;
      await this.#act(sight?.acts ?? []);
    }
    throw new Error(`not over: ${seen}`);
  }

  /** Null after a moment in which nothing happened: a press may have come too early, so everything is tried again. */
  async #look(before: string | null): Promise<Exclude<ReturnType<typeof look>, false> | null> {
    try {
      const changed = await this.page.waitForFunction(look, before, { timeout: 400, polling: 50 });
      return (await changed.jsonValue()) || null;
    } catch (error) {
      if (error instanceof Error && error.name === 'TimeoutError') return null;
      throw error;
    }
  }

  async #act(offered: readonly string[]): Promise<void> {
    if (offered.includes('keep')) await this.#press('keep', 1);
    else if (offered.includes('pass')) await this.#press('pass', 1);
    else if (offered.includes('nobody')) await this.#press('nobody', 1);
    else if (offered.includes('cancel')) await this.#finish();
    else if (offered.includes('end')) await this.#turn();
    else if (offered.includes('go')) await this.#take();
  }

  /** At most two tries to play a card, then the end; pressed again where it came too soon after a card. */
  async #turn(): Promise<void> {
    const cards = this.page.locator('.hc.can');
    if (this.#tried < 2 && (await cards.count()) > 0) {
      // Another one the second time: some cards this player never gets to aim.
      const card = this.#tried++ === 0 ? cards.first() : cards.last();
      await this.#touch(card);
    } else if (await this.#press('end', 2)) this.#tried = 0;
  }

  /** Something is in hand: aim it, then play it; what cannot be aimed goes back. */
  async #finish(): Promise<void> {
    const go = this.page.locator('[data-act="go"]:not([aria-disabled="true"])');
    const targets = this.page.locator(
      '.emp.target:not(.hot), .aimed:not([aria-pressed="true"]), .know.target:not(.hot)',
    );
    for (let aims = 0; aims < 2 && (await go.count()) === 0 && (await targets.count()) > 0; aims++)
      await this.#touch(aims === 0 ? targets.first() : targets.last());
    if ((await go.count()) > 0) {
      if (await this.#touch(go)) this.cards++;
    } else await this.#press('cancel', 1);
  }

  async #take(): Promise<void> {
    const card = this.page.locator('section.look button').first();
    // Looked at once and at one time: the offer may close while one looks.
    const isTaken = await card.evaluateAll(([one]) => one && one.getAttribute('aria-pressed') === 'true');
    if (isTaken === false) await this.#touch(card);
    else await this.#press('go', 1);
  }

  async #press(act: string, key: number): Promise<boolean> {
    if (this.how !== 'keys') return this.#touch(this.page.locator(`[data-act="${act}"]`));
    await this.page.keyboard.press(String(key));
    this.moves++;
    return true;
  }

  async #touch(thing: Locator): Promise<boolean> {
    try {
      if (this.how === 'keys') {
        await thing.focus({ timeout: 600 });
        await this.page.keyboard.press('Enter');
      } else {
        // The edge of a card: the next one of the fan lies over the rest.
        const box = await thing.boundingBox({ timeout: 600 });
        const position = box ? { x: Math.min(14, box.width / 2), y: Math.min(60, box.height / 2) } : undefined;
        if (this.how === 'touch') await thing.tap({ timeout: 600, position });
        else await thing.click({ timeout: 600, position });
      }
      this.moves++;
      return true;
    } catch {
      // It went away while the finger came down: the game went on.
      return false;
    }
  }
}
