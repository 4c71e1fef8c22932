import { createRequire } from 'node:module';
import { expect, test, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { arrive } from './player';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Serious and critical faults of what is on the screen, by rule and place. */
async function seriousFaults(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: axe });
  const results = await page.evaluate(
    async () => (await (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run()) as AxeResults,
  );
  return results.violations
    .filter((v) => v.impact === 'serious' || v.impact === 'critical')
    .flatMap((v) => v.nodes.map((node) => `${v.id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`));
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    // The page's own policy lets no foreign script in; the tester is let through for this test alone.
    test.use({ colorScheme, bypassCSP: true, reducedMotion: 'reduce' } as object);

    test('home, table, game and drawers have no serious fault', async ({ page }) => {
      await arrive(page, 'Mira');
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
      expect(await seriousFaults(page), 'home').toEqual([]);
      await page.getByRole('button', { name: 'Invite friends' }).click();
      await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
      expect(await seriousFaults(page), 'before the start').toEqual([]);
      await page.getByRole('button', { name: 'Start the game' }).click();
      await expect(page.getByRole('region', { name: 'Forecast' })).toBeVisible();
      await page.waitForTimeout(600);
      expect(await seriousFaults(page), 'auction').toEqual([]);
      await page.getByRole('button', { name: 'Rules' }).click();
      await page.waitForTimeout(600);
      expect(await seriousFaults(page), 'rules').toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Preferences' }).click();
      await page.waitForTimeout(600);
      expect(await seriousFaults(page), 'preferences').toEqual([]);
    });
  });
}
