import { errors, expect, type Locator, type Page } from '@playwright/test';

export type How = 'mouse' | 'touch' | 'keys';

/** What is seen of the lesson at one moment. */
export interface Sight {
  slip: string | null;
  kind: string | null;
  /** The button to press next: only goes on, does what the hint says, or is ticked in the bar. */
  button: 'go-on' | 'do-it' | 'ticked' | 'skip' | null;
  /** It is told what to do, in a line. */
  advised: boolean;
  over: boolean;
  /** A move is on its way: what is said is still of the decision before. */
  sending: boolean;
  /** All that the bar and the slip say: something happened when it changes. */
  said: string;
}

const BUTTONS = {
  'go-on': '.act [data-act="go-on"]',
  'do-it': 'section.hint .do button:not([aria-disabled="true"], :disabled)',
  ticked: '.act .ticked:not([aria-disabled="true"])',
  skip: '.act [data-act="skip"]:not([aria-disabled="true"])',
} as const;

const look = (buttons: typeof BUTTONS): Sight => {
  const slip = document.querySelector<HTMLElement>('[data-slip]');
  const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
  const button = (Object.keys(buttons) as (keyof typeof buttons)[]).find((one) => document.querySelector(buttons[one]));
  return {
    slip: slip?.dataset.slip ?? null,
    kind: slip?.dataset.kind ?? null,
    button: button ?? null,
    advised: document.querySelector('.hint-line, [data-slip] .why') !== null,
    over: slip?.dataset.slip === 'closing',
    sending: text('.act').includes('Sending'),
    said: [slip?.dataset.slip, button, ...['.act', '.hint-line', '[data-slip] .why', 'section.hint'].map(text)].join(
      '|',
    ),
  };
};

/** What keeps an idea from being read: it must be in sight, off the bar, and point at something in sight beside it. */
const illegible = (id: string): string[] => {
  const slip = document.querySelector(`[data-slip="${id}"][data-kind="step"]`);
  if (!slip) return []; // It was acted on.
  const paper = slip.getBoundingClientRect();
  const bar = document.querySelector('.act')?.getBoundingClientRect();
  const loop = document.querySelector('svg.ink path.loop');
  const found: string[] = [];
  if (!slip.checkVisibility({ visibilityProperty: true })) found.push('hidden');
  if (bar && paper.bottom > bar.top + 1) found.push('covers the bar');
  if (paper.left < -1 || paper.top < -1 || paper.right > innerWidth + 1) found.push('leaves the window');
  if (!loop) return [...found, 'points at nothing'];
  const thing = loop.getBoundingClientRect();
  if (thing.top >= innerHeight || thing.bottom <= 0 || thing.left >= innerWidth || thing.right <= 0)
    found.push('points at what is out of sight');
  const across = Math.min(paper.right, thing.right) - Math.max(paper.left, thing.left);
  const along = Math.min(paper.bottom, thing.bottom) - Math.max(paper.top, thing.top);
  if (across > 0 && along > 0 && across * along > (thing.width * thing.height) / 2)
    found.push('covers what it points at');
  return found;
};

/** So long something may take until it is tried again, in milliseconds: a press, and what comes of it. */
const PRESS = 700;
const PATIENCE = 1_500;

/** Somebody who has read nothing: looks at every slip, then does what is ticked. */
export class Learner {
  /** The ideas that were told. */
  readonly ideas: string[] = [];
  /** What was pressed, to tell where it went wrong. */
  readonly #did: string[] = [];

  constructor(
    readonly page: Page,
    private readonly how: How,
    /** Whoever looks on before anything is done, and judges what is seen instead. */
    private readonly onlooker?: (sight: Sight) => Promise<void>,
  ) {}

  async playToTheEnd(most = 200_000): Promise<void> {
    const until = Date.now() + most;
    for (;;) {
      const sight = await this.page.evaluate(look, BUTTONS);
      if (sight.over) return;
      if (Date.now() > until) throw new Error(`not over at: ${sight.said}, after ${this.#did.slice(-20).join()}`);
      if (this.onlooker) await this.onlooker(sight);
      else if (sight.kind === 'step' && sight.slip && !this.ideas.includes(sight.slip)) await this.#read(sight.slip);
      if (!sight.sending) await this.#act(sight);
      await this.#changes(sight.said);
    }
  }

  async #read(id: string): Promise<void> {
    this.ideas.push(id);
    // All that is wrong is told at once, and the lesson goes on.
    await expect
      .configure({ soft: true })
      .poll(() => this.page.evaluate(illegible, id), { message: id, timeout: 4_000 })
      .toEqual([]);
  }

  async #act({ kind, button, advised }: Sight): Promise<void> {
    if (kind === 'opening') await this.#press('got it', this.page.getByRole('button', { name: 'Got it' }));
    else if (button) await this.#press(button, this.page.locator(BUTTONS[button]).first());
    else if (advised) await this.#ask();
  }

  /** What has no ticked button is done from the hint: its line is unfolded. */
  async #ask(): Promise<void> {
    if (this.how !== 'keys') return this.#press('hint', this.page.locator('.hint-line, [data-slip] .why').first());
    await this.page.keyboard.press('h');
    this.#did.push('h');
  }

  async #press(name: string, thing: Locator): Promise<void> {
    try {
      if (this.how === 'touch') await thing.tap({ timeout: PRESS });
      else if (this.how === 'mouse') await thing.click({ timeout: PRESS });
      else {
        await thing.focus({ timeout: PRESS });
        await this.page.keyboard.press('Enter');
      }
      this.#did.push(name);
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error;
      // It went away while the finger came down: the game went on.
      this.#did.push(`${name}?`);
    }
  }

  /** Until something else is said, or nothing happens for a while. */
  async #changes(before: string): Promise<void> {
    const until = Date.now() + PATIENCE;
    while (Date.now() < until && (await this.page.evaluate(look, BUTTONS)).said === before)
      await this.page.waitForTimeout(30);
  }
}
