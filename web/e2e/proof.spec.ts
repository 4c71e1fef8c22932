import { finished } from './finished';
import { arrive, faults } from './player';
import { expect, test } from './test';

const quick = `http://localhost:${process.env.BOARDROOM_LESSONS_PORT}`;

test.use({ baseURL: quick });

test('a finished game is proven, taken away as a file, and shown again from it', async ({ page, browser }) => {
  const wrong = faults(page);
  const { table } = await finished(browser, quick, 'ship-it');
  await arrive(page, 'Mira');
  await page.goto(`/t/${table}`);
  const fair = page.getByRole('region', { name: 'Fair by proof' });
  await expect(fair.getByText('checked here')).toBeVisible();
  const commitment = await fair.locator('code').first().getAttribute('aria-label');

  const downloads = page.waitForEvent('download');
  await fair.getByRole('button', { name: 'Download this game' }).click();
  const file = await (await downloads).path();

  await page.goto('/tables');
  await page.getByLabel('Show a game from a file').setInputFiles(file);
  await page.waitForURL(/\/t\/[^/]+\/replay/);
  expect(page.url()).not.toContain(table);
  await expect(page.getByRole('button', { name: 'all open' })).toHaveAttribute('aria-pressed', 'true');
  const brought = page.getByRole('region', { name: 'From a file' });
  await expect(brought.locator('code').first()).toHaveAttribute('aria-label', commitment ?? '');
  await expect(brought.getByText('checked here')).toBeVisible();
  expect(wrong).toEqual([]);
});

test('a file that is no game is refused with a sentence', async ({ page }) => {
  await arrive(page, 'Mira');
  await page.goto('/tables');
  await page
    .getByLabel('Show a game from a file')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"format":"chess"}') });
  await expect(page.getByRole('alert')).toHaveText('This is no game that Boardroom wrote.');
});
