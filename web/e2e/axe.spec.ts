import { expect, test } from '@playwright/test';
import { isSound } from './axe';
import { arrive } from './player';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    // The page's own policy lets no foreign script in; the tester is let through for this test alone.
    test.use({ colorScheme, bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

    test('home, table, game and drawers have no serious fault', async ({ page }) => {
      await arrive(page, 'Mira');
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Play now' }).first()).toBeVisible();
      await isSound(page, 'home');
      await page.getByRole('button', { name: 'Invite friends to ESOP Wars' }).click();
      await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
      await isSound(page, 'before the start');
      await page.getByRole('button', { name: 'Start the game' }).click();
      await expect(page.getByRole('region', { name: 'Forecast' })).toBeVisible();
      await page.waitForTimeout(600);
      await isSound(page, 'auction');
      await page.getByRole('button', { name: 'Rules' }).click();
      await page.waitForTimeout(600);
      await isSound(page, 'rules');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Preferences' }).click();
      await page.waitForTimeout(600);
      await isSound(page, 'preferences');
    });
  });
}
