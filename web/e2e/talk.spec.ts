import type { Browser, Page } from '@playwright/test';
import { isSound } from './axe';
import { arrive, faults } from './player';
import { playNow } from './shelf';
import { expect, test } from './test';

// Nothing but the page itself keeps a text from being run: the content policy is not asked.
test.use({ bypassCSP: true });

/** What a name allows at most: it looks like markup and must stay text. */
const HOSTILE = '<img src=x onerror=a()>';

interface Told {
  id: string;
}

const chat = (page: Page) => page.getByRole('button', { name: /^Chat/ }).last();
const panel = (page: Page) => page.locator('section.chat');
async function says(page: Page, text: string) {
  await page.getByLabel('Say something').fill(text);
  await page.keyboard.press('Enter');
}

/** Mira and somebody with a hostile name at a running game without clocks. */
async function twoAtATable(page: Page, browser: Browser, phone = false) {
  await arrive(page, 'Mira');
  const guest = (name: string) => page.request.post('/api/guests', { data: { name } }).then((r) => r.json());
  await page.goto('/');
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('boardroom.guest') ?? '{}') as { token: string }).token,
  );
  const table = (await (
    await page.request.post('/api/tables', {
      data: { game: 'it-startup', seats: 2, options: {}, bots: {}, start: false },
      headers: { Authorization: `Bearer ${token}` },
    })
  ).json()) as Told;
  const friend = await (
    await browser.newContext({
      reducedMotion: 'reduce',
      ...(phone && { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }),
    })
  ).newPage();
  const kept = { ...((await guest(HOSTILE)) as object), named: true };
  await friend.addInitScript((one) => localStorage.setItem('boardroom.guest', JSON.stringify(one)), kept);
  await page.goto(`/t/${table.id}`);
  await friend.goto(page.url());
  await friend.getByRole('button', { name: 'Sit down' }).first().click();
  return { friend, table };
}
const start = async (page: Page, friend: Page) => {
  await page.getByRole('button', { name: 'Start the game' }).click();
  for (const one of [page, friend]) await expect(one.locator('.act h2').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Everybody is here' })).toHaveCount(0);
};

test('a hostile name and a hostile text are only read, and who talks too fast is told so', async ({
  page,
  browser,
}) => {
  const wrong = faults(page);
  const { friend } = await twoAtATable(page, browser);
  await start(page, friend);
  await chat(friend).click();
  await says(friend, '<b>bold</b><script>alert(1)</script> \u202Egnp.exe {name} javascript:alert(1)');
  // The drawer of Mira is closed: she is told how many lines wait.
  await expect(chat(page)).toHaveAccessibleName(/1|one new line/);
  await expect(page.locator('[aria-live]').filter({ hasText: 'says:' })).toContainText('<script>alert(1)</script>');
  await page.keyboard.press('/');
  const line = panel(page).locator('.bubble').last();
  await expect(line).toContainText('<b>bold</b><script>alert(1)</script> gnp.exe {name} javascript:alert(1)');
  await expect(line).toContainText(HOSTILE);
  await expect(panel(page).locator('img, script, p b:not(:has(bdi)), a')).toHaveCount(0);
  await isSound(page, 'the chat');

  await expect(page.getByLabel('Say something')).toBeFocused();
  for (let i = 1; i <= 5; i++) {
    await says(page, `line ${i}`);
    await expect(panel(page).locator('.bubble').last()).toContainText(`line ${i}`);
  }
  await says(page, 'one too many');
  await expect(page.getByRole('alert')).toContainText('Slow down');
  await expect(page.getByLabel('Say something')).toHaveValue('one too many');
  await expect(panel(friend).locator('.bubble')).toHaveCount(6);
  expect(wrong).toEqual([]);
});

test('a mood stands over the seat, who is muted is not heard, and the host closes the chat', async ({
  page,
  browser,
}) => {
  const { friend } = await twoAtATable(page, browser, true);
  await start(page, friend);
  await chat(friend).tap();
  // It stands for a moment only: looked for before it is shown.
  await Promise.all([
    expect(page.locator('.pop')).toContainText('Ouch'),
    panel(friend).getByRole('button', { name: 'Ouch' }).tap(),
  ]);
  await expect(page.locator('.pop')).toHaveCount(0, { timeout: 5_000 });

  await chat(page).click();
  await expect(panel(page)).toContainText(`${HOSTILE}: Ouch`);
  await panel(page).locator('.line').first().hover();
  await page.getByRole('button', { name: `Do not hear ${HOSTILE} any more` }).click();
  await says(friend, 'do you hear me?');
  await expect(panel(friend)).toContainText('do you hear me?');
  await expect(panel(page)).toContainText(`${HOSTILE} is muted`);
  await expect(panel(page)).not.toContainText('do you hear me?');
  await page.reload();
  await expect(page.locator('.act h2').first()).toBeVisible();
  await chat(page).click();
  await expect(panel(page)).not.toContainText('do you hear me?');
  await page.getByRole('button', { name: 'hear again' }).click();
  await expect(panel(page)).toContainText('do you hear me?');

  await page.getByRole('button', { name: 'Close the chat for all' }).click();
  await expect(panel(friend)).toContainText('The host has closed the chat.');
  await expect(friend.getByLabel('Say something')).toHaveCount(0);
  await page.getByRole('button', { name: 'Open the chat for all' }).click();
  await says(friend, 'thanks');
  await expect(panel(page)).toContainText('thanks');
});

test('watchers and players talk apart, and nobody talks to bots', async ({ page, browser }) => {
  const { friend } = await twoAtATable(page, browser);
  await start(page, friend);
  const watcher = await (await browser.newContext()).newPage();
  await arrive(watcher, 'Sven');
  await watcher.goto(page.url());
  await chat(watcher).click();
  await chat(page).click();
  await says(watcher, 'she holds a shield');
  await expect(panel(watcher)).toContainText('she holds a shield');
  await says(page, 'only for you');
  await chat(friend).click();
  await expect(panel(friend)).toContainText('only for you');
  for (const one of [page, friend]) {
    await expect(panel(one)).toContainText('watchers talk apart');
    await expect(panel(one)).not.toContainText('she holds a shield');
  }
  await expect(panel(watcher)).not.toContainText('only for you');

  await page.goto('/');
  await playNow(page);
  await expect(page.locator('.act button').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Chat/ })).toHaveCount(0);
});
