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

/** Once what fades in has faded in. */
const isSound = (page: Page, place: string) =>
  expect.poll(() => seriousFaults(page), { message: place, timeout: 15_000 }).toEqual([]);

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    // The page's own policy lets no foreign script in; the tester is let through for this test alone.
    test.use({ colorScheme, bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

    test('home, table, game and drawers have no serious fault', async ({ page }) => {
      await arrive(page, 'Mira');
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
      await isSound(page, 'home');
      await page.getByRole('button', { name: 'Invite friends' }).click();
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
