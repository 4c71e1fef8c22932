import { isReadable, isSound } from './axe';
import { arrive } from './player';
import { boxes } from './shelf';
import { expect, test } from './test';

for (const [colorScheme, isFine] of [['light', isSound] as const, ['dark', isReadable] as const]) {
  test.describe(`in ${colorScheme}`, () => {
    // The page's own policy lets no foreign script in; the tester is let through for this test alone.
    test.use({ colorScheme, bypassCSP: true });

    test('home, table, game and drawers have no serious fault', async ({ page }) => {
      await arrive(page, 'Mira');
      await page.goto('/');
      await expect(boxes(page).first()).toBeVisible();
      await isFine(page, 'home');
      await page.getByRole('button', { name: 'Invite friends to ESOP Wars' }).click();
      await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
      await isFine(page, 'before the start');
      await page.getByRole('button', { name: 'Start the game' }).click();
      await expect(page.getByRole('region', { name: 'Forecast' })).toBeVisible();
      await isFine(page, 'auction');
      for (const drawer of ['Rules', 'Preferences', 'The table']) {
        await page.getByRole('button', { name: drawer, exact: true }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await isFine(page, drawer);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
    });
  });
}
