import type { Locator, Page } from '@playwright/test';

type How = 'mouse' | 'touch' | 'keys';

/** What the bar offers and does not refuse, once anything on the table looks different from before. */
const look = (before: string | null) => {
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility());
  const acts = shown('.act [data-act]').map((each) => ({
    id: each.dataset.act ?? '',
    can: each.getAttribute('aria-disabled') !== 'true',
  }));
  const showing = shown('.go .on').length > 0;
  const over = shown('button').some((each) => each.textContent?.trim().startsWith('Rematch'));
  const picked = shown('main [aria-pressed="true"]').length;
  const seen = `${shown('.act')[0]?.textContent} ${picked} ${showing} ${over} ${JSON.stringify(acts)}`;
  return seen !== before && { seen, acts, showing, over };
};

type Sight = Exclude<ReturnType<typeof look>, false>;

/** What is pressed as soon as it can be, in this order. */
const AT_ONCE = ['go', 'ship', 'ask', 'accept', 'agree', 'take', 'decline', 'refuse', 'none'];

/** So many cards are enough for somebody: a turn without a look into the pool is over sooner. */
const CARDS = 3;

/** Somebody who plays Ship Shape: ships what is ready, hires what can be paid, asks now and then, says yes where possible. */
export class Forwarder {
  hired = 0;
  shipped = 0;
  asked = 0;
  readonly #tried = new Set<string>();

  constructor(
    readonly page: Page,
    private readonly how: How = 'mouse',
  ) {}

  async playToTheEnd(most = 200_000): Promise<void> {
    const until = Date.now() + most;
    let seen: string | null = null;
    while (Date.now() < until) {
      const sight = await this.#look(seen);
      if (sight?.over) return;
      seen = sight?.seen ?? null;
      if (sight) await this.#act(sight);
    }
    throw new Error(`not there by ${this.how}: ${seen}`);
  }

  /** Null after a moment in which nothing happened: a press may have come too early, so everything is tried again. */
  async #look(before: string | null): Promise<Sight | null> {
    try {
      const changed = await this.page.waitForFunction(look, before, { timeout: 500, polling: 50 });
      return (await changed.jsonValue()) || null;
    } catch (error) {
      if (error instanceof Error && error.name === 'TimeoutError') return null;
      throw error;
    }
  }

  async #act({ acts, showing }: Sight): Promise<void> {
    // Between two turns there is nothing to do: what did not work in the last may be tried again.
    if (acts.length === 0) this.#tried.clear();
    if (showing) return void (await this.#touch(this.page.locator('.go .on')));
    const can = (id: string) => acts.some((act) => act.id === id && act.can);
    const press = (id: string) => this.#press(id, acts.findIndex((act) => act.id === id) + 1);
    const now = AT_ONCE.find(can);
    if (now) {
      if ((await press(now)) && (now === 'ship' || now === 'ask')) this.shipped++;
      return;
    }
    if (acts.some(({ id }) => id === 'pass')) return this.#turnOfMine(can, press);
    // A mat of mine is open on which nothing can be done at once.
    if (can('together') && this.#first('together')) return void (await press('together'));
    if (can('invite')) {
      if (await press('invite')) this.asked++;
      return;
    }
    if (acts.some(({ id }) => id === 'commission') && (await this.#hire(can('commission'), press))) return;
    if (can('back')) await press('back');
  }

  /** What is ready first; then one question in the month, one card a turn; else the turn is passed. */
  async #turnOfMine(can: (id: string) => boolean, press: (id: string) => Promise<boolean>): Promise<void> {
    if (can('fulfil') && this.#first('fulfil')) return void (await press('fulfil'));
    if (can('trade') && this.asked === 0 && this.#first('trade')) return void (await press('trade'));
    if (can('commission') && this.hired < CARDS && this.#first('commission')) return void (await press('commission'));
    await press('pass');
  }

  /** The first card of the pool that can be paid; whatever has to go for it is the first that may. */
  async #hire(can: boolean, press: (id: string) => Promise<boolean>): Promise<boolean> {
    if (can) {
      if (await press('commission')) this.hired++;
      return true;
    }
    const card = this.page.locator('main .quay [aria-pressed="false"]:not([aria-disabled="true"])').first();
    return this.#first('card') && (await card.count()) > 0 && this.#touch(card);
  }

  #first(what: string): boolean {
    if (this.#tried.has(what)) return false;
    this.#tried.add(what);
    return true;
  }

  async #press(id: string, key: number): Promise<boolean> {
    if (this.how !== 'keys') return this.#touch(this.page.locator(`.act [data-act="${id}"]`).first());
    await this.page.keyboard.press(String(key));
    return true;
  }

  async #touch(thing: Locator): Promise<boolean> {
    try {
      if (this.how === 'keys') {
        await thing.focus({ timeout: 800 });
        await this.page.keyboard.press('Enter');
      } else if (this.how === 'touch') await thing.tap({ timeout: 800 });
      else await thing.click({ timeout: 800 });
      return true;
    } catch {
      // It went away while the finger came down: the game went on.
      return false;
    }
  }
}
