import { expect, type Locator, type Page } from '@playwright/test';

type Way = 'mouse' | 'touch' | 'keys';

/** Pay Down Debt is always open. */
const ROOMS = ['Develop Features', 'Optimize Code', 'Monetization', 'Pay Down Debt'];

interface Due {
  what: 'over' | 'code' | 'steps' | 'go' | 'found' | 'sheet' | 'place' | 'done';
  /** How the page looks at it: what was done is done when this has changed. */
  seen: string;
}

/** How long to wait for something that may be gone already. */
const SOON = 1_500;
/** More than the longest game asks of anybody. */
const MOST_ACTS = 400;

/** Somebody who plays a whole game of Ship It!: founds, bids, places everybody, goes on. */
export class Shipper {
  placed = 0;
  private bidIn = '';
  private seen = '';

  constructor(
    readonly page: Page,
    private readonly way: Way,
    /** Where to send the next engineer, in turn. */
    private readonly rooms: readonly string[] = ROOMS,
  ) {}

  async playToTheEnd(): Promise<void> {
    await this.playUntil('over');
  }

  /** Plays on until this is due, which is left to whoever asks; tells what was on the screen if it never is. */
  async playUntil(what: Due['what'], most = MOST_ACTS): Promise<void> {
    for (let acts = 0; acts < most; acts++) {
      const done = await this.act(what);
      if (done === what) return;
      if (done === 'over') throw new Error(`over, and never '${what}': ${await this.screen()}`);
    }
    throw new Error(`${most} things done, and never '${what}': ${await this.screen()}`);
  }

  /** Waits until something is due, and does it, unless it is something to look at. */
  private async act(but: Due['what']): Promise<Due['what']> {
    const { what, seen } = await this.due();
    this.seen = seen;
    if (what === but) return what;
    const bar = this.page.locator('.act');
    switch (what) {
      case 'over':
      case 'code':
        break;
      case 'steps':
      case 'go':
        await this.press(bar.getByRole('button', { name: /^To (my|the) (?!result)/ }));
        break;
      case 'found':
        for (const [i, kind] of ['Funding', 'Tech', 'Product'].entries())
          await this.press(this.page.getByRole('region', { name: kind }).getByRole('button').nth(i), true);
        await this.press(bar.getByRole('button', { name: /^Found the company/ }));
        break;
      case 'sheet':
        await this.bid();
        // What bids comes first in the bar.
        await this.press(bar.getByRole('button', { name: /^(Hand in|No bid)/ }), false, '2');
        break;
      case 'place':
        await this.place();
        break;
      case 'done':
        await this.press(bar.getByRole('button', { name: /^(Ready|Lock)/ }));
    }
    return what;
  }

  /** Asked within the page: one question, however long the others take. */
  private async due(): Promise<Due> {
    const found = await this.page
      .waitForFunction(
        ({ last, since }): Due | null => {
          const shown = (selector: string) =>
            [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
          const names = shown('.act button').map((one) => one.innerText.trim());
          const offered = (name: RegExp) => names.some((each) => name.test(each));
          const cases: [Due['what'], boolean][] = [
            ['over', offered(/^Rematch/)],
            ['steps', offered(/^Step$/)],
            ['go', offered(/^To (my|the) (?!result)/)],
            ['code', shown('[data-gap]').length > 0],
            ['found', offered(/^Found the company/)],
            ['sheet', offered(/^(Hand in|No bid)/)],
            ['place', shown('.member.bench').length > 0],
            ['done', offered(/^(Ready|Lock)/)],
          ];
          const what = cases.find(([, is]) => is)?.[0];
          const seen = [shown('.act h2')[0]?.innerText, shown('.member.bench').length, ...names].join('|');
          // What looks the same after a while was not taken: it is tried again.
          return what && (seen !== last || Date.now() - since > 1500) ? { what, seen } : null;
        },
        { last: this.seen, since: Date.now() },
        { polling: 60, timeout: 120_000 },
      )
      .catch(async (cause: unknown) => {
        throw new Error(`nothing to do: ${await this.screen()}`, { cause });
      });
    return (await found.jsonValue()) as Due;
  }

  /** What the page says, for whoever reads why it went no further. */
  private async screen(): Promise<string> {
    if (this.page.isClosed()) return 'the page was closed';
    const said = await this.page.evaluate(() =>
      ['[aria-current="step"]', '.act', '.member.bench'].map((selector) =>
        [...document.querySelectorAll<HTMLElement>(selector)]
          .filter((one) => one.checkVisibility())
          .map((one) => one.innerText.replace(/\s+/g, ' ').trim())
          .join(', '),
      ),
    );
    return `by ${this.way}, last seen '${this.seen}'; now at [${said[0]}], the bar says [${said[1]}], on the bench [${said[2]}]`;
  }

  /** One bid a round: on the first who can be paid. */
  private async bid(): Promise<void> {
    await this.asLongAsItIsThere(async () => {
      const round = await this.page.locator('[aria-current="step"]').first().textContent({ timeout: SOON });
      if (this.bidIn === round) return;
      this.bidIn = round ?? '';
      if (this.way !== 'keys') return this.press(this.page.getByRole('button', { name: /^Bid more on/ }).first());
      await this.tabTo(this.page.getByRole('spinbutton', { name: /^Bid on/ }).first());
      await this.page.keyboard.press('ArrowUp');
    });
  }

  private async place(): Promise<void> {
    const bench = this.page.locator('.member.bench').filter({ visible: true });
    const before = await bench.count();
    for (const name of [this.rooms[this.placed % this.rooms.length] ?? '', 'Pay Down Debt']) {
      const room = this.page
        .locator('main')
        .getByRole('button', { name: new RegExp(`^${name}`) })
        .first();
      if (this.way === 'mouse') await this.drag(bench.first(), room);
      else if (this.way === 'touch') await this.tapInto(bench.first(), room);
      else await this.press(room, true);
      const left = await expect
        .poll(() => bench.count(), { timeout: SOON, intervals: [40] })
        .toBeLessThan(before)
        .then(
          () => true,
          () => false, // Somebody was earlier, or the stage ended meanwhile.
        );
      if (left) {
        this.placed++;
        return;
      }
    }
  }

  private async drag(engineer: Locator, room: Locator): Promise<void> {
    await this.asLongAsItIsThere(async () => {
      const soon = { timeout: SOON };
      const [from, to] = [await engineer.boundingBox(soon), await room.boundingBox(soon)];
      if (!from || !to) return;
      await this.page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
      await this.page.mouse.down();
      await this.page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 3 });
      await this.page.mouse.up();
    });
  }

  /** A finger picks, looks at the sum, and places. */
  private async tapInto(engineer: Locator, room: Locator): Promise<void> {
    await this.press(engineer);
    await this.press(room);
    await this.press(
      this.page
        .locator('.act')
        .getByRole('button', { name: /^(Place here|Without AI)/ })
        .first(),
    );
  }

  private async press(thing: Locator, byEnter = false, key = '1'): Promise<void> {
    await this.asLongAsItIsThere(async () => {
      if (this.way === 'mouse') await thing.click({ timeout: SOON });
      else if (this.way === 'touch') await thing.tap({ timeout: SOON });
      else if (!byEnter) await this.page.keyboard.press(key);
      else {
        await this.tabTo(thing);
        await this.page.keyboard.press('Enter');
      }
    });
  }

  /** What went away meanwhile was done by the clock or is no longer offered: the page is asked again what is due. */
  private async asLongAsItIsThere(what: () => Promise<void>): Promise<void> {
    try {
      await what();
    } catch (gone) {
      if (!(gone instanceof Error) || !/timeout|detached|not reached/i.test(gone.message)) throw gone;
    }
  }

  /** By the tabulator alone: as often as there are things before it. */
  private async tabTo(thing: Locator): Promise<void> {
    const wanted = await thing.elementHandle({ timeout: 700 });
    for (let tries = 0; tries < 3; tries++) {
      const steps = await this.page.evaluate((element) => {
        const all = [...document.querySelectorAll<HTMLElement>('a[href], button, input, [tabindex]')].filter(
          (one) => one.tabIndex >= 0 && one.checkVisibility(),
        );
        return all.indexOf(element as HTMLElement) - all.indexOf(document.activeElement as HTMLElement);
      }, wanted);
      if (steps === 0) return;
      for (let i = 0; i < Math.abs(steps); i++) await this.page.keyboard.press(steps > 0 ? 'Tab' : 'Shift+Tab');
    }
    if (!(await this.page.evaluate((element) => document.activeElement === element, wanted)))
      throw new Error('not reached by the tabulator');
  }
}

interface Seat {
  page: Page;
  name: string;
  speed?: 'none' | 'fast' | 'normal';
}

/** People around a new table, of Ship It! unless said; started if one sits there alone with bots. */
export async function gather(
  people: readonly Seat[],
  options: Record<string, string | number | boolean>,
  bots: number,
  game = 'ship-it',
): Promise<string> {
  const guests: { token: string }[] = [];
  for (const { page, name, speed = 'none' } of people) {
    const answer = await page.request.post('/api/guests', { data: { name } });
    expect(answer.ok()).toBe(true);
    const guest = (await answer.json()) as { token: string };
    guests.push(guest);
    await page.addInitScript(
      ([kept, prefs]) => {
        localStorage.setItem('boardroom.guest', JSON.stringify(kept));
        localStorage.setItem('boardroom.prefs', JSON.stringify(prefs));
      },
      [
        { ...guest, named: true },
        { speed, sound: false },
      ] as const,
    );
  }
  const seats = people.length + bots;
  const host = people[0];
  if (!host) throw new Error('nobody hosts');
  const made = await host.page.request.post('/api/tables', {
    data: {
      game,
      seats,
      options,
      bots: Object.fromEntries(Array.from({ length: bots }, (_, i) => [people.length + i, 'greedy'])),
      start: people.length === 1,
    },
    headers: { Authorization: `Bearer ${guests[0]?.token ?? ''}` },
  });
  expect(made.ok()).toBe(true);
  return ((await made.json()) as { id: string }).id;
}
