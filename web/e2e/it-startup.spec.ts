import { createRequire } from 'node:module';
import { expect, test, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { Founder } from './founder';
import { arrive, faults } from './player';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** A table against bots with a short project, opened by its host. */
async function sitDown(page: Page, seats: number, options: Record<string, unknown> = {}): Promise<void> {
  await arrive(page, 'Mira');
  await page.goto('/');
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('boardroom.guest') ?? '{}') as { token: string }).token,
  );
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, i) => [i + 1, 'greedy']));
  const answer = await page.request.post('/api/tables', {
    data: { game: 'it-startup', seats, options: { goal: 'custom', 'custom-goal': 8, ...options }, bots, start: true },
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(answer.ok()).toBe(true);
  const table = (await answer.json()) as { id: string };
  await page.goto(`/t/${table.id}`);
  await expect(page.locator('.act [data-act="keep"]')).toBeVisible();
}

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('two play a whole game with the mouse', async ({ page }) => {
  const wrong = faults(page);
  await sitDown(page, 2);
  expect(await fits(page)).toBeLessThanOrEqual(0);
  const founder = new Founder(page);
  await founder.playToTheEnd();
  expect(founder.cards).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1, name: /first\.$/ })).toBeVisible();
  expect(wrong).toEqual([]);
});

test('three play a whole game, one of them by keyboard alone', async ({ page }) => {
  const wrong = faults(page);
  await sitDown(page, 3);
  const founder = new Founder(page, 'keys');
  await founder.playToTheEnd();
  expect(founder.cards).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('four play a whole game by touch', async ({ page }) => {
    const wrong = faults(page);
    await sitDown(page, 4);
    expect(await fits(page)).toBeLessThanOrEqual(0);
    const founder = new Founder(page, 'touch');
    await founder.playToTheEnd();
    expect(founder.cards).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });

  test('two against two build one project together', async ({ page }) => {
    const wrong = faults(page);
    await sitDown(page, 4, { teams: '2v2', 'open-hands': true });
    await new Founder(page, 'touch').playToTheEnd();
    expect(wrong).toEqual([]);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    // The page's own policy lets no foreign script in; the tester is let through for this test alone.
    test.use({ colorScheme, bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

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
    const isSound = (page: Page, place: string) =>
      expect.poll(() => seriousFaults(page), { message: place, timeout: 15_000 }).toEqual([]);

    test('opening hand, turn, a card in hand and the end have no serious fault', async ({ page }) => {
      await sitDown(page, 2, { pace: 'untimed' });
      await isSound(page, 'opening hand');
      await page.locator('[data-act="keep"]').click();
      await expect(page.locator('[data-act="end"]')).toBeVisible();
      await isSound(page, 'turn');
      await page.locator('[data-hand]').first().focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('[data-act="cancel"]')).toBeVisible();
      await isSound(page, 'a card in hand');
      await page.keyboard.press('Escape');
      await new Founder(page).playToTheEnd();
      await isSound(page, 'the end');
    });
  });
}
