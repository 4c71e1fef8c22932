import { expect, type Locator, type Page } from '@playwright/test';

type Way = 'mouse' | 'touch' | 'keys';

/** Where to send the next engineer; Pay Down Debt is always open. */
const ROOMS = ['Develop Features', 'Optimize Code', 'Monetization', 'Pay Down Debt'];

/** Somebody who plays a whole game of Ship It!: founds, bids, places everybody, goes on. */
export class Shipper {
  placed = 0;
  private bidIn = '';

  constructor(
    readonly page: Page,
    private readonly way: Way,
  ) {}

  async playToTheEnd(most = 200_000): Promise<void> {
    const until = Date.now() + most;
    while (!(await this.isOver())) {
      if (Date.now() > until) throw new Error(`${this.way}: not over: ${await this.sentence()}`);
      await this.act();
      await this.page.waitForTimeout(80);
    }
  }

  isOver(): Promise<boolean> {
    return this.page.getByRole('button', { name: 'Rematch' }).isVisible();
  }

  private sentence(): Promise<string> {
    return this.page
      .locator('.act h2')
      .first()
      .innerText({ timeout: 1_000 })
      .catch(() => '');
  }

  /** Does what is due, if anything. */
  async act(): Promise<void> {
    const bar = this.page.locator('.act');
    const go = bar.getByRole('button', { name: /^To (my|the) (?!result)/ });
    if (await go.isVisible()) return this.press(go);
    const found = bar.getByRole('button', { name: /^Found the company/ });
    if (await found.isVisible()) {
      for (const [i, kind] of ['Funding', 'Tech', 'Product'].entries())
        await this.press(this.page.getByRole('region', { name: kind }).getByRole('button').nth(i), true);
      return this.press(found);
    }
    const sheet = bar.getByRole('button', { name: /^(Hand in|No bid)/ });
    if (await sheet.isVisible()) {
      await this.bid();
      return this.press(sheet);
    }
    const bench = this.page.locator('.member.bench').filter({ visible: true }).first();
    if (await bench.isVisible()) return this.place(bench);
    const done = bar.getByRole('button', { name: /^(Ready|Lock)/ });
    if (await done.isVisible()) return this.press(done);
  }

  /** One bid a round: on the first who can be paid. */
  private async bid(): Promise<void> {
    const round = (await this.page.locator('[aria-current="step"]').first().textContent()) ?? '';
    if (this.bidIn === round) return;
    this.bidIn = round;
    if (this.way !== 'keys') return this.press(this.page.getByRole('button', { name: /^Bid more on/ }).first());
    await this.tabTo(this.page.getByRole('spinbutton', { name: /^Bid on/ }).first());
    await this.page.keyboard.press('ArrowUp');
  }

  private async place(engineer: Locator): Promise<void> {
    for (const name of [ROOMS[this.placed % ROOMS.length] ?? '', 'Pay Down Debt']) {
      const room = this.page.getByRole('button', { name: new RegExp(`^${name}`) }).first();
      const before = await this.page.locator('.member.bench').filter({ visible: true }).count();
      if (this.way === 'mouse') await this.drag(engineer, room);
      else if (this.way === 'touch') await this.tapInto(engineer, room);
      else await this.press(room, true);
      await this.page.waitForTimeout(120);
      if ((await this.page.locator('.member.bench').filter({ visible: true }).count()) < before) {
        this.placed++;
        return;
      }
    }
  }

  private async drag(engineer: Locator, room: Locator): Promise<void> {
    const [from, to] = [await engineer.boundingBox(), await room.boundingBox()];
    if (!from || !to) return;
    await this.page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await this.page.mouse.down();
    await this.page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
    await this.page.mouse.up();
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

  /** Presses what is there; what went away meanwhile was pressed by the clock or is no longer offered. */
  private async press(thing: Locator, byEnter = false): Promise<void> {
    try {
      if (this.way === 'mouse') await thing.click({ timeout: 700 });
      else if (this.way === 'touch') await thing.tap({ timeout: 700 });
      else if (!byEnter) await this.page.keyboard.press('1');
      else {
        await this.tabTo(thing);
        await this.page.keyboard.press('Enter');
      }
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

/** People around a new table of Ship It!, started. */
export async function gather(
  people: readonly Seat[],
  options: Record<string, string | number | boolean>,
  bots: number,
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
      game: 'ship-it',
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
