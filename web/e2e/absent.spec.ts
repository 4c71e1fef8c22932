import type { Browser, BrowserContext, Page } from '@playwright/test';
import { arrive, faults } from './player';
import { expect, test } from './test';

// Where ninety seconds are two.
test.use({ baseURL: `http://localhost:${process.env.BOARDROOM_LESSONS_PORT}` });

interface Guest {
  id: string;
  token: string;
  name: string;
}

/** Somebody in a browser of their own, who keeps who they are when it is closed and opened again. */
async function comes(browser: Browser, guest: Guest): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ baseURL: test.info().project.use.baseURL });
  const page = await context.newPage();
  await page.addInitScript((kept) => localStorage.setItem('boardroom.guest', JSON.stringify(kept)), {
    ...guest,
    named: true,
  });
  return { page, context };
}

/** Mira, the host, on `page`, and Tom sit at a game that has no clock. */
async function two(page: Page, browser: Browser) {
  const at = `http://localhost:${process.env.BOARDROOM_LESSONS_PORT}`;
  await arrive(page, 'Mira');
  const tom = (await (await page.request.post(`${at}/api/guests`, { data: { name: 'Tom' } })).json()) as Guest;
  await page.goto('/');
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('boardroom.guest') ?? '{}') as { token: string }).token,
  );
  const games = (await (await page.request.get(`${at}/api/games`)).json()) as {
    id: string;
    clocks?: { none: object };
  }[];
  const options = games.find(({ id }) => id === 'esop-wars')?.clocks?.none ?? {};
  const table = (await (
    await page.request.post(`${at}/api/tables`, {
      data: { game: 'esop-wars', seats: 2, options, bots: {}, start: false },
      headers: { Authorization: `Bearer ${token}` },
    })
  ).json()) as { id: string; code: string };
  const path = `/t/${table.id}`;
  await page.goto(path);
  const there = await comes(browser, tom);
  await there.page.goto(`${at}/join/${table.code}`);
  const sit = there.page.getByRole('button', { name: /^Sit down/ }).first();
  await sit.click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(there.page.getByRole('region', { name: 'Log' })).toBeVisible();
  return { tom, there, url: `${at}${path}` };
}

test('somebody who goes is announced, a bot sits in, and the chair is theirs again when they return', async ({
  page,
  browser,
}) => {
  const wrong = faults(page);
  const { tom, there, url } = await two(page, browser);

  await there.context.close();

  await expect(page.getByRole('heading', { name: 'Tom has left the room' })).toBeVisible();
  await page.getByRole('button', { name: 'Wait 2 min more' }).click();
  await expect(page.getByRole('button', { name: 'Wait 2 min more' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /keeps the chair warm/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Log' })).toContainText('plays for');

  const again = await comes(browser, tom);
  await again.page.goto(url);
  await expect(again.page.getByRole('heading', { name: 'Welcome back, Tom' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /keeps the chair warm/ })).toHaveCount(0);
  await again.page.getByRole('button', { name: 'See what you missed' }).click();
  await expect(again.page.getByRole('dialog', { name: 'Log' })).toBeVisible();
  await again.context.close();
  expect(wrong).toEqual([]);
});

test('who resigns holds the button, and then watches', async ({ page, browser }) => {
  const { there } = await two(page, browser);
  const tom = there.page;
  const ask = async () => {
    await tom.keyboard.press('t');
    await tom.getByRole('button', { name: 'Leave the game' }).click();
  };
  await ask();
  const hold = tom.getByRole('button', { name: 'Hold to resign' });
  await expect(tom.getByRole('heading', { name: 'Leave this game?' })).toBeVisible();
  await hold.click();
  await expect(hold).toBeVisible();
  await tom.keyboard.press('Escape');
  await expect(hold).toHaveCount(0);

  await ask();
  await hold.focus();
  await tom.keyboard.down('Space');
  await expect(tom.locator('.act h2')).toContainText('You resigned.');
  await tom.keyboard.up('Space');
  await expect(page.getByText('resigned', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Log' })).toContainText('resigned');
  await there.context.close();
});

test('the host hands the crown over to somebody who takes it', async ({ page, browser }) => {
  const { there } = await two(page, browser);
  const offer = async () => {
    await page.keyboard.press('t');
    await page.getByRole('button', { name: 'Hand over the crown' }).click();
    await page.getByRole('button', { name: 'Tom here', pressed: false }).click();
    await page.getByRole('button', { name: 'Offer it to Tom' }).click();
    await expect(page.getByRole('heading', { name: 'Tom is asked' })).toBeVisible();
    await expect(there.page.getByRole('heading', { name: 'Mira offers you the crown' }).first()).toBeVisible();
  };
  await offer();
  await page.getByRole('button', { name: 'Take the offer back' }).click();
  await expect(there.page.getByRole('heading', { name: 'Mira offers you the crown' })).toHaveCount(0);
  await offer();
  await there.page.getByRole('button', { name: 'No, thanks' }).click();
  await expect(page.getByRole('heading', { name: 'Tom is asked' })).toHaveCount(0);
  await offer();
  await there.page.getByRole('button', { name: 'Take the crown' }).click();
  await there.page.keyboard.press('t');
  await expect(there.page.getByRole('button', { name: 'Pause the game' })).toBeVisible();
  await there.context.close();
});
