import { isReadable, isSound } from './axe';
import { spend } from './burnRate';
import { arrive, faults } from './player';
import { expect, test } from './test';

// The checker is injected as a script, which the page's policy forbids to everybody else.
test.use({ bypassCSP: true });

const MONTHS = 6;

for (const [device, size] of Object.entries({
  laptop: { width: 1366, height: 768 },
  phone: { width: 390, height: 844 },
})) {
  test(`a game without a board of its own is played to its end on a ${device}`, async ({ page }) => {
    const found = faults(page);
    await page.setViewportSize(size);
    await arrive(page, 'Ada');
    await page.goto('/');
    if (device === 'phone') await page.getByRole('button', { name: 'Burn Rate' }).click();
    await expect(page.getByText('Spend it before you have it.')).toBeVisible();
    await isSound(page, 'the shelf with an example');
    const label = page.locator('article.g-burn-rate');
    await label.getByRole('button', { name: 'Play now: Burn Rate' }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();

    await expect(page.getByRole('timer').first()).toBeVisible();
    const mine = page.getByRole('region', { name: 'Ada' });
    await expect(mine).toContainText('$10');
    await isSound(page, 'the first month');
    for (let month = 1; month <= MONTHS; month++) {
      await spend(page, month % 4, month);
      if (month === 4) {
        await page.emulateMedia({ colorScheme: 'dark' });
        await expect(page.getByRole('region', { name: 'Event' })).toBeVisible();
        await isReadable(page, 'after the event, dark');
      }
    }

    await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible();
    await isSound(page, 'the end');
    const won = await page.getByRole('heading', { level: 1, name: 'You win.' }).count();
    await page.goto('/me');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${won} of 1 are lit.`);
    await expect(page.getByRole('region', { name: 'Played' })).toContainText('Burn Rate, against bots');
    expect(found).toEqual([]);
  });
}

test('the rules of an example open in its drawer', async ({ page }) => {
  await arrive(page, 'Ada');
  const rules = await page.request.get('/api/games/burn-rate/rules');
  expect(await rules.text()).toContain('# Burn Rate');
});
