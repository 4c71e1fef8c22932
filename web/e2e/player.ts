import { errors, expect, type Page } from '@playwright/test';

/** Somebody who plays whatever the action bar offers: cheap bids, else a pass; else the first thing that can be done. */
export class Player {
  moves = 0;

  constructor(
    readonly page: Page,
    private readonly how: 'mouse' | 'touch' | 'keys' = 'mouse',
  ) {}

  /** Plays until the game is over; what one does not answer in time the clock answers. */
  async playToTheEnd(most = 150_000): Promise<void> {
    await this.playUntil(() => this.isOver(), most);
  }

  async playUntil(done: () => boolean | Promise<boolean>, most = 60_000): Promise<void> {
    const until = Date.now() + most;
    while (!(await done())) {
      if (Date.now() > until) throw new Error(`still at: ${await this.page.locator('h2').last().textContent()}`);
      const before = await this.seen();
      await this.act();
      await this.changes(before);
    }
  }

  isOver(): Promise<boolean> {
    return this.page.getByRole('button', { name: 'Rematch' }).isVisible();
  }

  private async act(): Promise<void> {
    if (this.how === 'keys') return this.press();
    const buttons = this.page.locator('.act button:enabled:not([aria-disabled="true"])');
    const names = await buttons.allInnerTexts();
    const bid = names.findIndex((name) => /^\s*[01]\.\d\d/.test(name));
    const pass = names.findIndex((name) => /^\s*Pass\b/.test(name) && !/above/.test(name));
    const other = names.findIndex((name) => /go|lock|keep|draw|discard|double|shield|to the|show/i.test(name));
    const chosen = [bid, pass, other].find((index) => index >= 0);
    if (chosen !== undefined && (await this.touch(buttons.nth(chosen)))) return;
    // What the bar does not offer is chosen on the board: a card to let go, a lot to bid on, a card to draw.
    const things = this.page.locator(
      'main button[aria-pressed="false"]:enabled, main [role="radio"]:not([aria-checked="true"])',
    );
    if (await things.count()) await this.touch(things.first());
  }

  private async touch(thing: ReturnType<Page['locator']>): Promise<boolean> {
    try {
      if (this.how === 'touch') await thing.tap({ timeout: 1_500 });
      else await thing.click({ timeout: 1_500 });
      this.moves++;
      return true;
    } catch {
      // It went away while the finger came down: somebody else was faster.
      return false;
    }
  }

  /** Number keys for what the bar offers, arrows and Enter for what lies on the board. */
  private async press(): Promise<void> {
    const before = await this.page.locator('.act h2').first().textContent({ timeout: 2_000 });
    const seen = await this.seen();
    await this.page.keyboard.press('1');
    this.moves++;
    await this.changes(seen, 150);
    const thing = this.page
      .locator('main button[aria-pressed="false"]:enabled, main [role="radio"]:not([aria-checked="true"])')
      .first();
    if (
      (await this.page.locator('.act h2').first().textContent({ timeout: 2_000 })) === before &&
      (await thing.count())
    ) {
      await thing.focus({ timeout: 500 }).then(
        () => this.page.keyboard.press('Enter'),
        () => undefined, // It went away: the game went on.
      );
    }
  }

  /** What the bar says and offers. */
  private seen(): Promise<string> {
    return this.page.evaluate(() => document.querySelector('.act')?.textContent ?? '');
  }

  /** Until the bar says something else, or nothing happens for a while. */
  private async changes(before: string, most = 600): Promise<void> {
    await this.page
      .waitForFunction((was) => document.querySelector('.act')?.textContent !== was, before, {
        polling: 50,
        timeout: most,
      })
      .catch((error: unknown) => {
        if (!(error instanceof errors.TimeoutError)) throw error;
      });
  }
}

/** A fresh person at the door, who has chosen a name before. */
export async function arrive(page: Page, name: string): Promise<void> {
  const answer = await page.request.post('/api/guests', { data: { name } });
  expect(answer.ok()).toBe(true);
  const guest = (await answer.json()) as { id: string; token: string; name: string };
  await page.addInitScript((kept) => localStorage.setItem('boardroom.guest', JSON.stringify(kept)), {
    ...guest,
    named: true,
  });
}

/** Collects what must never happen while a page is used. */
export function faults(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(message.text());
  });
  return found;
}
