import type { Page } from '@playwright/test';
import type { StartupPrivateView } from '../src/games/it-startup/types';
import type { Frame, UpdateFrame } from '../src/wire/types';
import { isReadable, isSound } from './axe';
import { Founder } from './founder';
import { hears } from './heard';
import { faults } from './player';
import { expect, test } from './test';

// Axe is put into the page.
test.use({ bypassCSP: true });

/** As short as a project can be. */
const SHORT = {
  goal: 'custom',
  'custom-goal': 8,
  'first-player': 'chosen',
  'first-seat': 0,
  pace: 'untimed',
  mulligan: false,
  counters: false,
};

interface Screen {
  page: Page;
  /** Everything that came over the line, in order. */
  frames: Frame[];
  /** What the cards of the game are called. */
  names: Map<string, string>;
}

/** Mira at a table of three that is not dealt yet. */
async function sitDown(page: Page, options: object = SHORT): Promise<Screen> {
  const frames: Frame[] = [];
  hears(page, (frame) => frames.push(frame));
  const mira = (await (await page.request.post('/api/guests', { data: { name: 'Mira' } })).json()) as { token: string };
  const headers = { Authorization: `Bearer ${mira.token}` };
  const made = await page.request.post('/api/tables', { headers, data: { game: 'it-startup', seats: 3, options } });
  const { id } = (await made.json()) as { id: string };
  const box = (await (await page.request.get(`/api/tables/${id}/box`)).json()) as {
    cards: { id: string; name: string }[];
  };
  await page.addInitScript(
    (kept) => {
      localStorage.setItem('boardroom.guest', JSON.stringify(kept));
      localStorage.setItem('boardroom.prefs', JSON.stringify({ speed: 'none' }));
    },
    { ...mira, named: true },
  );
  await page.goto(`/t/${id}`);
  return { page, frames, names: new Map(box.cards.map((card) => [card.id, card.name])) };
}

async function besides(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Me too' }).first().click();
  await page.getByLabel('Who sits here?').fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
}

const curtain = (page: Page) => page.locator('.curtain');
const handle = (page: Page) => curtain(page).getByRole('button', { name: /hold to open/ });

/** Since the curtain fell nothing has come that only a seat may see, and nothing of the last hand is in the page. */
async function hidesEverything({ page, frames, names }: Screen): Promise<void> {
  await expect
    .poll(() => frames.findLast((frame) => frame.type === 'table')?.you.front, { message: 'the house knows of it' })
    .toBeNull();
  const fell = frames.findLastIndex((frame, i) => {
    const before = frames.slice(0, i).findLast((other) => other.type === 'table');
    return (
      frame.type === 'table' && frame.you.front === null && (before?.type !== 'table' || before.you.front !== null)
    );
  });
  const hand = frames
    .slice(0, fell)
    .findLast((frame): frame is UpdateFrame => frame.type === 'update' && 'own' in frame && frame.own !== undefined);
  const page_ = await page.content();
  for (const { card } of (hand?.own as StartupPrivateView | undefined)?.hand ?? []) {
    const name = names.get(card.split('#')[0] ?? card);
    expect(name, card).toBeDefined();
    expect(page_).not.toContain(name);
    expect(page_).not.toContain(card);
  }
  const since = frames.slice(fell + 1).filter((frame) => frame.type === 'update' || frame.type === 'answer');
  for (const frame of since) {
    expect('own' in frame ? frame.own : undefined).toBeUndefined();
    expect(JSON.stringify(frame)).not.toMatch(/"(advice|preview)":/);
  }
}

async function holdByMouse(page: Page): Promise<void> {
  await handle(page).hover();
  await page.mouse.down();
  await expect(curtain(page)).toBeHidden();
  await page.mouse.up();
}

async function holdByKey(page: Page): Promise<void> {
  await expect(handle(page)).toBeFocused();
  await page.keyboard.down('Enter');
  await expect(curtain(page)).toBeHidden();
  await page.keyboard.up('Enter');
}

test('three people at one screen play a whole game with secrets, a curtain between them', async ({ page }) => {
  const wrong = faults(page);
  const screen = await sitDown(page);
  await besides(page, 'Ida');
  await besides(page, 'Tom');
  await expect(page.getByText('One screen, three chairs')).toBeVisible();
  await page.getByRole('button', { name: 'Start the game' }).click();

  let falls = 0;
  const opened = new Set<string>();
  const open = async () => {
    if (!(await curtain(page).isVisible())) return;
    await hidesEverything(screen);
    const turn = await curtain(page).getByRole('heading', { level: 1 }).textContent();
    opened.add(turn?.split(',')[0] ?? '');
    if (falls === 0) {
      // Whoever lets go too soon sees nothing.
      await handle(page).click({ delay: 120 });
      await expect(handle(page)).toBeVisible();
      await isSound(page, 'the curtain');
      await isReadable(page, 'the curtain');
    }
    await (++falls % 2 === 0 ? holdByKey(page) : holdByMouse(page));
  };
  await new Founder(page, 'mouse', open).playToTheEnd();
  expect([...opened].sort()).toEqual(['Ida', 'Mira', 'Tom']);
  expect(falls).toBeGreaterThan(5);

  // Nothing is secret any more, and the rematch has the same people.
  await expect(page.getByRole('heading', { level: 1, name: /first\.$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Rematch' }).click();
  for (const name of ['Ida', 'Mira', 'Tom'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  expect(wrong).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a finger opens the curtain, and whoever is away is played for by a bot', async ({ page }) => {
    const wrong = faults(page);
    const screen = await sitDown(page, { ...SHORT, mulligan: true });
    await besides(page, 'Ida');
    await page.getByRole('button', { name: 'Seat a bot' }).click();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await expect(handle(page)).toHaveText('I am Mira: hold to open');
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await fits()).toBeLessThanOrEqual(0);

    const finger = await page.context().newCDPSession(page);
    const at = await handle(page).boundingBox();
    const touchPoints = [{ x: (at?.x ?? 0) + 40, y: (at?.y ?? 0) + 20 }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await expect(curtain(page)).toBeHidden();
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    expect(await fits()).toBeLessThanOrEqual(0);

    // She calls Ida before she has chosen; Ida is away.
    await page.getByRole('button', { name: 'Open as Ida' }).tap();
    await expect(handle(page)).toHaveText('I am Ida: hold to open');
    await hidesEverything(screen);
    await page.getByRole('button', { name: 'Back to the table' }).tap();
    await expect(page.getByRole('button', { name: 'Mira next' })).toBeVisible();
    await page.getByRole('button', { name: 'Ida is away: let a bot choose' }).tap();
    await expect(handle(page)).toHaveText('I am Mira: hold to open');
    await page.getByRole('button', { name: 'Ida a bot plays' }).tap();
    await expect(page.getByRole('button', { name: /Ida (next|looks away)/ })).toBeVisible();
    expect(wrong).toEqual([]);
  });
});
