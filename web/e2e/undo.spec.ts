import type { Browser, Locator, Page } from '@playwright/test';
import { Chief } from './chief';
import { faults } from './player';
import { gather } from './shipper';
import { expect, test } from './test';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** One after another, without a clock. */
const CALLED = { auctionClock: false };

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

/** Whoever is called first bids, and then the other. */
async function bothBid(one: Page, other: Page): Promise<[first: Page, then: Page]> {
  await expect.poll(async () => (await bids(one).count()) + (await bids(other).count())).toBeGreaterThan(0);
  const [first, then] = (await bids(one).count()) > 0 ? [one, other] : [other, one];
  await bids(first).click();
  await bids(then).click();
  await expect(bids(first)).toBeVisible();
  return [first, then];
}

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

test('the others let it stand, and another time agree: both boards go back', async ({ page, browser }) => {
  const wrong = faults(page);
  const there = await phone(browser);
  const wrongThere = faults(there);
  await sitDown('esop-wars', CALLED, [
    { page, name: 'Mira' },
    { page: there, name: 'Tom' },
  ]);
  const [first, then] = await bothBid(page, there);
  const before = await price(first).innerText();

  await takeBackTool(first).click();
  await expect(says(first)).toHaveText('You ask to take your last move back.');
  await expect(says(then)).toContainText('asks to take a move back.');
  await expect(page.getByRole('heading', { name: 'What would be taken back' })).toBeVisible();
  await expect(page.locator('.slips li').first()).toBeVisible();
  const slips = await first.locator('.slips li').count();
  expect(slips).toBe(await then.locator('.slips li').count());
  await expect(page.locator('main button:enabled')).toHaveCount(0);
  if (then === there) await act(then, 'No, it stands').tap();
  else await act(then, 'No, it stands').click();
  await expect(first.getByText(/^The move of .* stands\.$/).first()).toBeVisible();
  await expect(first.locator('.tool.undo:not([aria-disabled])')).toHaveCount(0);
  expect(await price(first).innerText()).toBe(before);

  // Another move, and the same question again: this time by keys, and it is granted.
  await bids(first).click();
  await bids(then).click();
  await expect(bids(first)).toBeVisible();
  await expect(price(first)).not.toHaveText(before);
  await first.keyboard.press('z');
  await expect(act(then, 'Agree')).toBeVisible();
  await then.waitForTimeout(350);
  await then.keyboard.press('2');
  await expect(bids(first)).toBeVisible();
  await expect(price(first)).toHaveText(before, { useInnerText: true });
  const big = (on: Page) => price(on).locator('.big').innerText();
  expect(await big(page)).toBe(await big(there));
  const gone = await page.locator('.logbox .gone').count();
  expect(gone).toBeGreaterThan(1);

  // Who opens the page again still reads what was taken back.
  await page.reload();
  await expect(page.locator('.logbox .gone')).toHaveCount(gone);
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
