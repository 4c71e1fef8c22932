import type { Browser, Locator, Page } from '@playwright/test';
import { Chief } from './chief';
import { faults } from './player';
import { gather } from './shipper';
import { expect, test } from './test';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** One after another, without a clock. */
const CALLED = { auctionClock: false };

/** What a name allows at most: it looks like markup and must stay text. */
const HOSTILE = '<img src=x onerror=a()>';

const act = (page: Page, name: string | RegExp): Locator => page.locator('.act').getByRole('button', { name });
const bids = (page: Page): Locator => act(page, /^\d+\.\d\d/).first();
const price = (page: Page): Locator => page.locator('main .price').first();
const takeBackTool = (page: Page): Locator => page.getByRole('button', { name: /take back/i }).first();
const says = (page: Page): Locator => page.locator('.act h2').first();

async function sitDown(
  game: string,
  options: Record<string, string | boolean>,
  people: { page: Page; name: string }[],
) {
  const table = await gather(people, options, 0, game);
  for (const [i, { page }] of people.entries()) {
    await page.goto(`/t/${table}`);
    if (i > 0) await page.getByRole('button', { name: 'Sit down' }).first().click();
  }
  if (people.length > 1) await people[0]?.page.getByRole('button', { name: 'Start the game' }).click();
}

/** By touch, from the drawer of the table. */
async function looksBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'The table' }).tap();
  await page.getByRole('button', { name: 'Look back' }).tap();
  await expect(page.locator('.act h2')).toHaveText(/^You are looking at /);
}

/** A round back, a move on and a round on, to what is now. */
async function steps(page: Page): Promise<void> {
  const place = page.locator('.then:visible');
  const then = (await place.textContent()) ?? '';
  await page.getByRole('button', { name: 'One round back' }).tap();
  await expect(place).not.toHaveText(then);
  await page.getByRole('button', { name: 'One move on' }).tap();
  await page.getByRole('button', { name: 'One round on' }).tap();
  await expect(page.locator('.now p b')).toHaveText('0');
}

/** Somebody does something; if the other waits at the phone, they look back meanwhile, are called, and return with a touch. */
async function calls(other: Page, act: () => Promise<void>, called: RegExp, back: string): Promise<void> {
  const touches = isPhone(other);
  if (touches) await looksBack(other);
  await act();
  if (!touches) return;
  await expect(other.locator('.act h2')).toHaveText(called);
  if (back === 'To the question') await steps(other);
  await other.getByRole('button', { name: back }).tap();
}

/** One bids, and it is the other's turn. */
async function bid(one: Page, other: Page): Promise<void> {
  await calls(other, () => bids(one).click(), /^It is your turn, live: /, 'To my turn');
  await expect(bids(other)).toBeVisible();
}

/** One asks for the last move; the other answers by touch, or by a key. */
async function asks(one: Page, other: Page, answer: 'No, it stands' | 'Agree'): Promise<void> {
  const press = () => (isPhone(one) ? takeBackTool(one).tap() : one.keyboard.press('z'));
  await calls(other, press, /^You are asked, live: may .* take a move back\?$/, 'To the question');
  await expect(says(one)).toHaveText('You ask to take your last move back.');
  await expect(says(other)).toContainText('asks to take a move back.');
  const slips = await one.locator('.slips li').allTextContents();
  expect(slips.length).toBeGreaterThan(1);
  await expect(other.locator('.slips li')).toHaveText(slips);
  await expect(other.locator('main button:enabled')).toHaveCount(0);
  if (isPhone(other)) return act(other, answer).tap();
  await expect(other.getByRole('heading', { name: 'What would be taken back' })).toBeVisible();
  // A key that comes with the question is not an answer to it.
  await other.waitForTimeout(350);
  await other.keyboard.press(answer === 'Agree' ? '2' : '1');
}

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 900;
const phone = async (browser: Browser) => (await browser.newContext({ ...PHONE, reducedMotion: 'reduce' })).newPage();

test('what is free goes back by a key, and nobody is asked', async ({ page, browser }) => {
  const other = await (await browser.newContext()).newPage();
  await sitDown('boss', { pace: 'untimed' }, [
    { page, name: 'Mira' },
    { page: other, name: 'Tom' },
  ]);
  const mira = new Chief(page);
  await mira.playUntilAsked('nothing');
  await mira.press('nothing');
  await expect(act(page, /^Take back/)).toBeVisible();
  await page.keyboard.press('z');
  await expect(mira.act('nothing')).toBeVisible();
  await expect(act(page, /^Take back/)).toHaveCount(0);
});

test('the others let it stand, and another time agree, called back by touch from the past: both boards go back', async ({
  page,
  browser,
}) => {
  const wrong = faults(page);
  const there = await phone(browser);
  const wrongThere = faults(there);
  await sitDown('esop-wars', CALLED, [
    { page, name: 'Mira' },
    { page: there, name: HOSTILE },
  ]);
  await expect.poll(async () => (await bids(page).count()) + (await bids(there).count())).toBeGreaterThan(0);
  const [first, then] = (await bids(page).count()) > 0 ? [page, there] : [there, page];
  await bid(first, then);
  await bid(then, first);
  const before = await price(first).innerText();
  await asks(first, then, 'No, it stands');
  await expect(first.getByText(/^The move of .* stands\.$/).first()).toBeVisible();
  await expect(first.locator('.tool.undo:not([aria-disabled])')).toHaveCount(0);
  expect(await price(first).innerText()).toBe(before);

  // The next move, and the other asks: this time it is granted.
  await bid(first, then);
  await expect(price(then)).not.toHaveText(before);
  await asks(then, first, 'Agree');
  await expect(bids(then)).toBeVisible();
  const big = (on: Page) => price(on).locator('.big').innerText();
  await expect.poll(() => big(page)).toBe(await big(there));
  await expect(price(then)).not.toHaveText(before);
  const gone = await page.locator('.logbox .gone').count();
  expect(gone).toBeGreaterThan(1);

  // Who opens the page again still reads what was taken back.
  await page.reload();
  await expect(page.locator('.logbox .gone')).toHaveCount(gone);
  for (const one of [page, there]) await expect(one.locator('img[src="x"]')).toHaveCount(0);
  expect(wrong).toEqual([]);
  expect(wrongThere).toEqual([]);
});

test('bots agree at once', async ({ page }) => {
  const table = await gather([{ page, name: 'Mira' }], CALLED, 1, 'esop-wars');
  await page.goto(`/t/${table}`);
  await bids(page).click();
  await expect(bids(page)).toBeVisible();
  const tool = page.getByRole('button', { name: 'Take back: the bots agree at once (Z)' });
  await tool.click();
  await expect(page.locator('.logbox .gone').first()).toBeVisible();
  await expect(page.getByText(/goes back to before the last move/).first()).toBeVisible();
  await expect(bids(page)).toBeVisible();
});
