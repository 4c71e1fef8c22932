import type { Locator, Page } from '@playwright/test';

type How = 'mouse' | 'touch' | 'keys';

/** Somebody who plays IT Startup: hires and attacks a little, answers what is asked, ends the turn. */
export class Founder {
  moves = 0;
  cards = 0;
  #tried = 0;

  constructor(
    readonly page: Page,
    private readonly how: How = 'mouse',
  ) {}

  async playToTheEnd(most = 150_000): Promise<void> {
    const until = Date.now() + most;
    while (!(await this.isOver())) {
      if (Date.now() > until) throw new Error(`not over: ${await this.page.locator('.act h2').first().textContent()}`);
      await this.#act();
      await this.page.waitForTimeout(60);
    }
  }

  isOver(): Promise<boolean> {
    return this.page.getByRole('button', { name: 'Rematch' }).isVisible();
  }

  async #act(): Promise<void> {
    const { page } = this;
    const offered = await page.locator('.act [data-act]').evaluateAll((all) => all.map((each) => each.dataset.act));
    if (offered.includes('keep')) await this.#press('keep', 1);
    else if (offered.includes('pass')) await this.#press('pass', 1);
    else if (offered.includes('nobody')) await this.#press('nobody', 1);
    else if (offered.includes('cancel')) await this.#finish();
    else if (offered.includes('end')) await this.#turn();
    else if (offered.includes('go')) await this.#take();
  }

  /** At most two tries to play a card, then the end. */
  async #turn(): Promise<void> {
    const cards = this.page.locator('.hc.can');
    if (this.#tried++ < 2 && (await cards.count()) > 0) {
      if (await this.#touch(cards.first())) return;
    } else {
      this.#tried = 0;
      // The turn ends on a press of its own: not right after a card was played.
      await this.page.waitForTimeout(750);
      await this.#press('end', 2);
    }
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
    await this.page.waitForTimeout(120);
  }

  async #take(): Promise<void> {
    const card = this.page.locator('section.look button').first();
    if ((await card.count()) > 0 && (await card.getAttribute('aria-pressed')) !== 'true') await this.#touch(card);
    else await this.#press('go', 1);
  }

  async #press(act: string, key: number): Promise<void> {
    if (this.how === 'keys') {
      await this.page.keyboard.press(String(key));
      this.moves++;
    } else await this.#touch(this.page.locator(`[data-act="${act}"]`));
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
