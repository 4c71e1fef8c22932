import type { WebSocketRoute } from '@playwright/test';
import { arrive } from './player';
import { boxes, playNow } from './shelf';
import { expect, test } from './test';

test('a cut line is said honestly, and what was missed comes back', async ({ page, browser }) => {
  const lines: WebSocketRoute[] = [];
  let down = false;
  await page.routeWebSocket(/\/ws$/, async (socket) => {
    if (down) return socket.close();
    socket.connectToServer();
    lines.push(socket);
  });
  await arrive(page, 'Mira');
  await page.goto('/');
  await playNow(page);
  await expect(page.locator('.act h2').first()).toBeVisible();
  await expect(page.getByRole('status').first()).toContainText('Live');
  down = true;
  await lines[0]?.close();
  await expect(page.getByText(/reconnecting/i).first()).toBeVisible();

  // The game goes on without her: somebody who watches sees it.
  const watcher = await (await browser.newContext()).newPage();
  await watcher.goto(page.url());
  const log = watcher.getByRole('region', { name: 'Log' });
  const before = await log.innerText();
  await expect.poll(() => log.innerText()).not.toBe(before);

  down = false;
  await expect(page.getByRole('status').first()).toContainText('Live', { timeout: 30_000 });
  await expect(page.getByText(/You missed/)).toBeVisible();
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Log' });
  await expect(drawer.locator('.away').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/You missed/)).toHaveCount(0);
});

test('a line that dies without a word is noticed within five seconds, and the board stands still', async ({ page }) => {
  let dead = false;
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => void (dead || server.send(message)));
    server.onMessage((message) => void (dead || socket.send(message)));
  });
  await arrive(page, 'Mira');
  await page.goto('/');
  await playNow(page);
  await expect(page.getByRole('status').first()).toContainText('Live');
  await expect(page.locator('.act h2').first()).toBeVisible();
  dead = true;
  await expect(page.getByText(/reconnecting/i).first()).toBeVisible({ timeout: 5_000 });
  await expect(page.locator('main button:enabled')).toHaveCount(0);
  dead = false;
  // Unless it came back by itself just now.
  await page
    .getByRole('button', { name: 'Try now' })
    .click({ timeout: 3_000 })
    .catch(() => undefined);
  await expect(page.getByRole('status').first()).toContainText('Live');
});

test('a page opened again goes on where the game is', async ({ page }) => {
  await arrive(page, 'Mira');
  await page.goto('/');
  await playNow(page);
  await expect(page.locator('.act h2').first()).toBeVisible();
  await page.reload();
  await expect(page.locator('.act h2').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Alpha' })).toContainText('You');
});

test('a table that does not exist is said so, with a way home', async ({ page }) => {
  await page.goto('/t/nothing-here');
  await expect(page.getByRole('heading').first()).toBeVisible();
  await page
    .getByRole('link', { name: /home|shelf|boardroom/i })
    .first()
    .click();
  await expect(boxes(page).first()).toBeVisible();
});
