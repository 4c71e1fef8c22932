import type { Page } from '@playwright/test';
import { arrive, faults } from './player';
import { boxes } from './shelf';
import { expect, test } from './test';

const hint = (page: Page) => page.getByRole('status', { name: 'Hint' });
const play = (page: Page) => page.getByRole('button', { name: 'Play', exact: true });

/** A table of IT Startup with bots on the other chairs, and nobody in a hurry. */
async function sitDown(page: Page, seats: number, options: Record<string, unknown> = {}): Promise<void> {
  await arrive(page, 'Mira');
  await page.goto('/');
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('boardroom.guest') ?? '{}') as { token: string }).token,
  );
  const answer = await page.request.post('/api/tables', {
    data: {
      game: 'it-startup',
      seats,
      options: { pace: 'untimed', 'first-player': 'chosen', 'first-seat': 0, ...options },
      bots: Object.fromEntries(Array.from({ length: seats - 1 }, (_, i) => [i + 1, 'casual'])),
      start: true,
    },
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(answer.ok()).toBe(true);
  await page.goto(`/t/${((await answer.json()) as { id: string }).id}`);
  await expect(page.locator('.bar.mine')).toBeVisible();
}

test('Play now asks three questions in one line and remembers the answers', async ({ page }) => {
  const wrong = faults(page);
  await arrive(page, 'Mira');
  await page.goto('/');
  await boxes(page).nth(1).click();
  await page.getByRole('button', { name: 'Just play' }).click();
  const asked = page.getByRole('region', { name: 'IT Startup, against whom?' });
  for (const answer of ['gentle', 'none', '3']) await asked.getByText(answer, { exact: true }).click();
  await play(page).click();
  await expect(page.locator('.bar.mine')).toBeVisible();
  await expect(page.locator('[data-slip]')).toHaveCount(0);

  await page.goto('/');
  await boxes(page).nth(1).click();
  await expect(asked).toContainText('As last time.');
  for (const answer of ['gentle', 'none', '3'])
    await expect(asked.getByRole('radio', { name: answer, exact: true })).toBeChecked();
  expect(wrong).toEqual([]);
});

test('a hint says what to do, why, and what the next best would bring, and does it', async ({ page }) => {
  const wrong = faults(page);
  await sitDown(page, 2);
  await page.keyboard.press('h');
  await expect(hint(page)).toContainText('next best');
  await expect(hint(page).locator('.best p')).toHaveText(/\w+ \w+.*\./);
  await page.keyboard.press('Escape');
  await expect(hint(page)).toHaveCount(0);

  await page.getByRole('button', { name: /^Hint/ }).click();
  const asked = await page.locator('.act h2').first().innerText();
  await hint(page).getByRole('button', { name: 'Do it' }).click();
  await expect(hint(page)).toHaveCount(0);
  await expect(page.locator('.act h2').first()).not.toHaveText(asked);
  expect(wrong).toEqual([]);
});

test('where the table wants no hints there is no button, and the key does nothing', async ({ page }) => {
  await sitDown(page, 2, { coach: 'off' });
  await expect(page.getByRole('button', { name: /^Hint/ })).toHaveCount(0);
  await page.keyboard.press('h');
  await expect(hint(page)).toHaveCount(0);
});

test('who can do nothing for a while skips to the next decision, and is told in a reel', async ({ page }) => {
  const wrong = faults(page);
  await sitDown(page, 4);
  const skip = page.locator('.act [data-act="skip"]');
  const reel = page.getByRole('region', { name: 'While you were out' });
  await expect(async () => {
    // Every turn ends as it began, until the others take long enough.
    const end = page.locator('.act').getByRole('button', { name: /^(Keep|End|Let)/ });
    if (await end.first().isVisible()) await end.first().click({ timeout: 1_000 });
    await skip.click({ timeout: 4_000 });
  }).toPass({ timeout: 60_000 });
  await expect(reel).toBeVisible();
  await expect(page.locator('.bar.mine')).toBeVisible();
  await expect(reel.getByRole('listitem').last()).toContainText('now');
  await page.keyboard.press('Escape');
  await expect(reel).toHaveCount(0);
  expect(wrong).toEqual([]);
});
