import type { Page } from '@playwright/test';
import { isReadable, isSound } from './axe';
import { Forwarder } from './forwarder';
import { faults } from './player';
import { gather } from './shipper';
import { expect, test } from './test';

const SHORT = { weeks: 2, failure: 'penalty' };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** People sit down at a table, and its host starts. */
async function sitDown(
  people: readonly { page: Page; name: string }[],
  options: Record<string, string | number>,
  bots = 0,
) {
  const table = await gather(people, options, bots, 'ship-shape');
  for (const [i, { page }] of people.entries()) {
    await page.goto(`/t/${table}`);
    if (i > 0) await page.getByRole('button', { name: 'Sit down' }).first().click();
  }
  if (people.length > 1) await people[0]?.page.getByRole('button', { name: 'Start the game' }).click();
}

const act = (page: Page, id: string) => page.locator(`.act [data-act="${id}"]`);

test('three play a month of Ship Shape at one table: with the mouse, by touch on a phone, with the keyboard alone', async ({
  page,
  browser,
}) => {
  const phone = await (await browser.newContext(PHONE)).newPage();
  const keys = await (await browser.newContext({ viewport: { width: 1366, height: 768 } })).newPage();
  const people = [
    { page, name: 'Mira' },
    { page: phone, name: 'Tom' },
    { page: keys, name: 'Noor' },
  ];
  const wrong = people.map((person) => faults(person.page));
  await sitDown(people, SHORT);

  const players = [new Forwarder(page, 'mouse'), new Forwarder(phone, 'touch'), new Forwarder(keys, 'keys')];
  await Promise.all(players.map((player) => player.playToTheEnd()));

  for (const player of players) expect(player.hired).toBeGreaterThan(0);
  expect(players.reduce((sum, player) => sum + player.asked, 0)).toBeGreaterThan(0);
  expect(wrong).toEqual([[], [], []]);
});

test('a month against bots ends with everything told', async ({ page }) => {
  const wrong = faults(page);
  await sitDown([{ page, name: 'Mira' }], { weeks: 1 }, 2);
  await new Forwarder(page).playToTheEnd();
  await expect(page.getByRole('heading', { name: /\d of \d orders/ })).toBeVisible();
  expect(wrong).toEqual([]);
});

test('two trade: an offer is answered with other terms, which are taken', async ({ page, browser }) => {
  const other = await (await browser.newContext(PHONE)).newPage();
  await sitDown(
    [
      { page, name: 'Mira' },
      { page: other, name: 'Tom' },
    ],
    { firstHolder: 'first-seat', pace: 'relaxed' },
  );
  // Whoever is on may give what it has just collected: Tom has nothing yet, so Mira passes first.
  await act(page, 'pass').click();
  await act(other, 'trade').tap();
  const more = (side: string) => new RegExp(`^${side}: one .* more$`);
  const tray = (on: Page, side: 'give' | 'want', name: string) =>
    on
      .locator(`[data-tray="${side}"]`)
      .getByRole('button', { name: more(name) })
      .and(on.locator(':enabled:not([aria-disabled="true"])'));
  await tray(other, 'give', 'You give').first().tap();
  await expect(act(other, 'offer')).not.toHaveAttribute('aria-disabled', 'true');
  await act(other, 'offer').tap();

  // Mira is asked at once, and wants one more.
  await expect(act(page, 'accept')).toBeVisible();
  await expect(page).toHaveTitle(/offer|you/i);
  await tray(page, 'want', 'You get').first().click();
  await act(page, 'counter').click();

  await expect(act(other, 'take')).toBeVisible();
  await act(other, 'take').tap();
  await expect(act(other, 'pass')).toBeVisible();
  await expect(other.locator('.act')).toContainText(/2 offers left/);
});

test.describe('seen by a tester of accessibility', () => {
  test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

  test('turn, trade, hiring, orders and the timetable have no serious fault, light and dark', async ({ page }) => {
    const sound = async (place: string) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await isSound(page, place);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await isReadable(page, `${place}, dark`);
    };
    await sitDown([{ page, name: 'Mira' }], { firstHolder: 'first-seat', pace: 'relaxed' }, 2);
    await expect(act(page, 'pass')).toBeVisible();
    await sound('turn');
    await act(page, 'trade').click();
    await sound('trade');
    await act(page, 'back').click();
    await act(page, 'commission').click();
    await sound('commission');
    await act(page, 'back').click();
    await page
      .getByRole('button', { name: /timetable/i })
      .first()
      .click();
    await sound('timetable');
  });
});
