import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { isSound } from './axe';
import { arrive, faults, Player } from './player';
import { expect, test } from './test';

// What looks for faults is put into the page.
test.use({ bypassCSP: true });

/** A table that waits, of one's own, and its link. */
async function invite(page: Page): Promise<string> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Invite friends to ESOP Wars' }).click();
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
  while (await page.getByRole('button', { name: 'One chair less' }).isEnabled()) {
    if (await page.getByText('2 chairs', { exact: true }).isVisible()) break;
    await page.getByRole('button', { name: 'One chair less' }).click();
  }
  return (
    await page
      .getByText(/\/join\//)
      .first()
      .innerText()
  ).trim();
}

const clock = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const pick = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'Which clock' }).getByText(name).click();

/** The browser's notices, written down instead of shown; and a page that can be put behind others. */
async function stubNotices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shown: { body: string; click: () => void }[] = [];
    class Stub {
      static permission = localStorage.getItem('stub.permission') ?? 'default';
      static requestPermission() {
        localStorage.setItem('stub.permission', 'granted');
        Stub.permission = 'granted';
        return Promise.resolve('granted');
      }
      onclick: (() => void) | null = null;
      constructor(_: string, { body }: { body: string }) {
        shown.push({ body, click: () => this.onclick?.() });
      }
      close() {
        shown.length = 0;
      }
    }
    let hidden = false;
    Object.defineProperty(document, 'hidden', { get: () => hidden });
    Object.assign(window, {
      Notification: Stub,
      shown,
      hide: (now: boolean) => {
        hidden = now;
        document.dispatchEvent(new Event('visibilitychange'));
      },
    });
  });
}
interface Stubbed {
  shown: { body: string; click: () => void }[];
  hide: (now: boolean) => void;
}
const hide = (page: Page, now: boolean) => page.evaluate((v) => (window as unknown as Stubbed).hide(v), now);
const shown = (page: Page) => page.evaluate(() => (window as unknown as Stubbed).shown.map(({ body }) => body));

test('a host chooses each clock, the guest sees it, and a table by days calls who does not look', async ({
  page,
  browser,
}) => {
  const wrong = faults(page);
  await arrive(page, 'Mira');
  const link = await invite(page);
  const tom = await (await browser.newContext({ viewport: { width: 1100, height: 800 } })).newPage();
  const wrongThere = faults(tom);
  await stubNotices(tom);
  await arrive(tom, 'Tom');
  await tom.goto(`http://${link}`);
  await tom.getByRole('button', { name: 'Sit down' }).first().click();
  await expect(page.getByRole('heading', { name: 'Tom', exact: true })).toBeVisible();

  await expect(clock(page, 'normal')).toBeChecked();
  for (const [name, means] of [
    ['none', /No clock runs\./],
    ['relaxed', /\d+ s to .* a decision\. Who is gone for \d+ s gets a bot/],
    ['brisk', /\d+ s to .* a decision\./],
    ['normal', /\d+ s to .* a decision\./],
    ['by days', /A move may take a day\. The table waits\./],
  ] as const) {
    await pick(page, name);
    await expect(page.getByText(means)).toBeVisible();
    await expect(clock(tom, name)).toBeChecked();
    await expect(clock(tom, name)).toBeDisabled();
    await expect(tom.getByText(means)).toBeVisible();
  }
  await page.getByRole('radiogroup', { name: 'How long a move may take' }).getByText('three days').click();
  await expect(tom.getByText('A move may take three days.')).toBeVisible();
  await isSound(page, 'the clocks');
  await page.getByRole('radiogroup', { name: 'How long a move may take' }).getByText('a day').click();
  await expect(tom.getByText('A move may take a day.')).toBeVisible();

  await tom.getByRole('button', { name: 'Preferences' }).click();
  await tom.getByRole('button', { name: 'Tell me' }).click();
  await expect(tom.getByRole('switch', { name: 'Notices' })).toBeChecked();
  await tom.keyboard.press('Escape');
  await hide(tom, true);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('timer', { name: /[56] h left/ }).first()).toBeVisible();

  const mira = new Player(page);
  await mira.playUntil(async () => (await shown(tom)).length > 0, 20_000);
  expect((await shown(tom)).at(0)).toMatch(/^ESOP Wars: it is your turn at table \w{5}\.$/);
  await expect(tom).toHaveTitle(/^● /);
  await page.waitForTimeout(400);
  expect(await shown(tom)).toHaveLength(1);

  // From elsewhere a click leads to the table; who looks at it is told nothing.
  const table = tom.url();
  await tom.evaluate(() => (window as unknown as Stubbed).shown[0]?.click());
  await hide(tom, false);
  await expect(tom).toHaveURL(table);
  await expect(tom.getByRole('timer', { name: /[56] h left/ }).first()).toBeVisible();
  expect(await shown(tom)).toEqual([]);
  await page.goto('/');
  await expect(page.getByText(/others are to move: [56] h left/)).toBeVisible();
  expect(wrong).toEqual([]);
  expect(wrongThere).toEqual([]);
});

test('a webhook is kept, shows its secret once, is tried out and taken away', async ({ page }) => {
  const heard: { body: string; signature: string; timestamp: string }[] = [];
  const receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      const { headers } = request;
      heard.push({
        body,
        signature: String(headers['boardroom-signature']),
        timestamp: String(headers['boardroom-timestamp']),
      });
      response.writeHead(heard.length === 1 ? 204 : 500).end();
    });
  });
  await new Promise<void>((listens) => receiver.listen(0, '127.0.0.1', listens));
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;

  await arrive(page, 'Mira');
  await invite(page);
  await page.getByRole('button', { name: 'Preferences' }).click();
  const prefs = page.getByRole('dialog', { name: 'Preferences' });
  await prefs.getByLabel('Address').fill('ftp://example.org/');
  await prefs.getByRole('button', { name: 'Keep it' }).click();
  await expect(prefs.getByText(/That is no address the house can write to/)).toBeVisible();
  await prefs.getByLabel('Address').fill(url);
  await prefs.getByRole('button', { name: 'Keep it' }).click();
  const secret = await prefs.getByText(/^[\w-]{43}$/).innerText();
  await prefs.getByRole('button', { name: 'Send a test' }).click();
  await expect(prefs.getByText(/Received: it answered 204 after \d+ ms\./)).toBeVisible();
  const first = heard[0];
  expect(first).toBeDefined();
  expect(JSON.parse(first?.body ?? '{}')).toMatchObject({ type: 'test' });
  const expected = createHmac('sha256', secret).update(`${first?.timestamp}.${first?.body}`).digest('hex');
  expect(first?.signature).toBe(`sha256=${expected}`);
  await isSound(page, 'notices');

  await page.reload();
  await page.getByRole('button', { name: 'Preferences' }).click();
  await expect(prefs.getByText(url)).toBeVisible();
  await expect(prefs.getByText(secret)).toHaveCount(0);
  await prefs.getByRole('button', { name: 'Send a test' }).click();
  await expect(prefs.getByText('Not received: it answered 500.')).toBeVisible();
  await prefs.getByRole('button', { name: 'Take it away' }).click();
  await expect(prefs.getByText('The webhook is gone.')).toBeVisible();
  await expect(prefs.getByRole('button', { name: 'Keep it' })).toBeVisible();
  receiver.close();
});
