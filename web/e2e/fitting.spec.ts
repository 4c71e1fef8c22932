import type { Page } from '@playwright/test';
import { People } from '../screens/people.mjs';
import { games, type Moment } from '../screens/pictures.mjs';
import { misfits, NARROW, NARROWEST } from './fitting';
import { arrive } from './player';
import { boxes } from './shelf';
import { Stage } from './stage';
import { expect, test } from './test';

const PHONE = { width: 390, height: 844 };
test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

/** What does not fit at any size, and is still so after a moment. */
async function fits(page: Page, place: string, sizes = NARROW): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect
      .configure({ soft: true })
      .poll(() => misfits(page), {
        message: `${place}, ${size.width} px`,
        intervals: [0, 150, 300, 1_000],
        timeout: 6_000,
      })
      .toEqual([]);
  }
}

/** Moments of the guide are walked through elsewhere, by finger; watchers see what players see, and a film what they saw. */
const isMeasured = ({ name, like }: Moment) => !like && !/^guide-|-watch(ed)?$|-replay$/.test(name);

/** Time that only passes until all has come to rest passes quickly; what comes over the line is waited for. */
async function hurries(page: Page): Promise<void> {
  await page.clock.install();
  const waits = page.waitForTimeout.bind(page);
  page.waitForTimeout = async (time) => {
    await waits(60);
    await page.clock.runFor(time);
  };
}

for (const { id, title, moments } of games)
  test.describe(title, () => {
    let stage: Stage;
    test.beforeAll(async () => {
      stage = await Stage.open();
    });
    test.afterAll(() => stage.close());

    test(`everything fits at every recorded moment of ${id}, however narrow the screen`, async ({ browser }) => {
      test.slow(); // Some games have more than forty moments.
      // One browser for all of them: what it has read and compiled once serves the next.
      const context = await browser.newContext({ baseURL: stage.server, reducedMotion: 'reduce' });
      context.setDefaultTimeout(20_000);
      for (const moment of moments.filter(isMeasured)) {
        const people = new People(stage.server);
        const page = await context.newPage();
        await hurries(page);
        await moment.shoot({ page, context, people, phone: true, stage: stage.set, server: stage.server });
        await fits(page, moment.name, NARROWEST);
        people.leave();
        await page.evaluate(() => localStorage.clear());
        await page.close();
      }
    });
  });

test('what is laid out like another moment names one that is measured', () => {
  const moments = games.flatMap((game) => game.moments);
  const measured = moments.filter(isMeasured).map(({ name }) => name);
  const named = moments.flatMap(({ like }) => like ?? []);
  expect(named.filter((name) => !measured.includes(name))).toEqual([]);
});

test('everything fits on the way to a table, however narrow the screen', async ({ page }) => {
  await arrive(page, 'Mira');
  await page.goto('/');
  await expect(boxes(page).first()).toBeVisible();
  await fits(page, 'home');
  await page.goto('/learn/ship-shape');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await fits(page, 'how to play');
  await page.goto('/cards/it-startup');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await fits(page, 'all cards');
  await page.goto('/');
  await page.getByRole('button', { name: 'Invite friends to ESOP Wars' }).tap();
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
  await fits(page, 'before the start');
});
