import type { Page } from '@playwright/test';
import { isReadable, isSound } from './axe';
import { Chief } from './chief';
import { hears } from './heard';
import { faults } from './player';
import { gather } from './shipper';
import { expect, test } from './test';

const QUICK = { rounds: 8, pace: 'untimed' };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

interface Sitter {
  page: Page;
  name: string;
  speed?: 'none' | 'fast' | 'normal';
}

/** People sit down at a table, and its host starts. */
async function sitDown(people: readonly Sitter[], options: Record<string, string | number | boolean>, bots = 0) {
  const table = await gather(people, options, bots, 'boss');
  for (const [i, { page }] of people.entries()) {
    await page.goto(`/t/${table}`);
    if (i > 0) await page.getByRole('button', { name: 'Sit down' }).first().click();
  }
  if (people.length > 1) await people[0]?.page.getByRole('button', { name: 'Start the game' }).click();
}

/** Bids all T and some $ for people, and hires whoever can be had. */
async function hire(chief: Chief, cash: number): Promise<string> {
  await chief.playUntilAsked('nothing');
  await chief.bid('T');
  await chief.bid('$', cash);
  await chief.press('seal');
  await chief.playUntilAsked('done');
  const hired = await chief.sitters().first().getAttribute('data-person');
  expect(hired).not.toBeNull();
  return hired ?? '';
}

const capacity = (page: Page) => page.locator('.figures p b').first();

test('one plays a whole game against the rival with the mouse', async ({ page }) => {
  const wrong = faults(page);
  await sitDown([{ page, name: 'Mira', speed: 'fast' }], QUICK);
  const mira = new Chief(page);
  const hired = await hire(mira, 3);
  expect(mira.pressed).toContain('hire');

  // What the drop would do is seen before it is done.
  const before = Number(await capacity(page).textContent());
  await mira.place(hired, async () => {
    await expect(page.getByText('Capacity if you let go')).toBeVisible();
    await expect(page.locator('.act h2')).toContainText(/^Let go to put .* under/);
    await expect.poll(async () => Number(await capacity(page).textContent())).toBeGreaterThan(before);
  });
  await expect(mira.desk(hired)).toHaveAccessibleName(/reports to The Founder/);
  await mira.press('done');

  await mira.playUntilAsked('nothing');
  await mira.bid('$', 1);
  await mira.playUntilAsked('hand-in');
  await mira.press('hand-in');
  await mira.playToTheEnd();
  expect(mira.pressed).toEqual(expect.arrayContaining(['seal', 'hire', 'done', 'take', 'hand-in']));
  expect(wrong).toEqual([]);
});

test('two play two rounds, mouse and phone: charts are open after the reveal, books never', async ({
  page,
  browser,
}) => {
  const phone = await (await browser.newContext(PHONE)).newPage();
  const people = [
    { page, name: 'Mira' },
    { page: phone, name: 'Tom' },
  ];
  const wrong = people.map((person) => faults(person.page));
  const told = people.map((person) => openedBooks(person.page));
  await sitDown(people, { ...QUICK, eventColours: 'none' });
  const [mira, tom] = [new Chief(page), new Chief(phone, 'touch')];
  const [ofMira, ofTom] = await Promise.all([hire(mira, 1), hire(tom, 2)]);
  await Promise.all([mira.place(ofMira), tom.place(ofTom)]);
  await Promise.all([mira.press('done'), tom.press('done')]);
  await Promise.all([mira.playUntilAsked('nothing'), tom.playUntilAsked('nothing')]);

  const charts = (on: Page) => on.getByRole('dialog', { name: 'Charts' });
  await expect(page.getByRole('region', { name: 'Tom' })).not.toContainText(/\$\d/);
  await page.getByRole('button', { name: "Look at Tom's chart" }).click();
  await expect(charts(page).locator(`[data-person="${ofTom}"]`)).toBeVisible();
  await expect(charts(page)).not.toContainText(/\$\d/);
  await page.keyboard.press('Escape');
  await phone.getByRole('button', { name: 'Companies' }).tap();
  await expect(phone.getByRole('region', { name: 'Mira' })).not.toContainText(/\$\d/);
  await phone.getByRole('button', { name: "Look at Mira's chart" }).tap();
  await expect(charts(phone).locator(`[data-person="${ofMira}"]`)).toBeVisible();
  for (const name of ['Charts', 'Companies'])
    await phone.getByRole('dialog', { name }).getByRole('button', { name: 'Close' }).tap();

  const rounds = (chief: Chief) => chief.pressed.filter((id) => id === 'hand-in').length;
  await Promise.all([mira, tom].map((chief) => chief.playUntil(() => rounds(chief) === 2)));
  expect(told).toEqual([
    { views: expect.any(Number), books: 0 },
    { views: expect.any(Number), books: 0 },
  ]);
  expect(Math.min(...told.map(({ views }) => views))).toBeGreaterThan(10);
  expect(wrong).toEqual([[], []]);
});

/** Counts the views of all companies that a page is sent, and those among them that open somebody's books to it. */
function openedBooks(page: Page) {
  const told = { views: 0, books: 0 };
  hears(page, (frame) => {
    if (frame.type !== 'update') return;
    const { companies } = frame.view as { companies: { books?: unknown }[] };
    told.views++;
    if (companies.some(({ books }) => books)) told.books++;
  });
  return told;
}

test('one of five plays a round with the keyboard alone', async ({ page }) => {
  const wrong = faults(page);
  await sitDown([{ page, name: 'Noor' }], QUICK, 4);
  const noor = new Chief(page, 'keys');
  const hired = await hire(noor, 4);
  await noor.place(hired);
  await expect(noor.desk(hired)).toHaveAccessibleName(/reports to The Founder/);
  await noor.press('done');
  await noor.playUntilAsked('hand-in');
  await noor.press('hand-in');
  await noor.playUntilAsked('nothing');
  expect(wrong).toEqual([]);
});

test('two make a deal: $2 for 2 T', async ({ page, browser }) => {
  const phone = await (await browser.newContext(PHONE)).newPage();
  await sitDown(
    [
      { page, name: 'Mira' },
      { page: phone, name: 'Tom' },
    ],
    { ...QUICK, eventColours: 'none', trade: true },
  );
  const [mira, tom] = [new Chief(page), new Chief(phone, 'touch')];
  await Promise.all(
    [mira, tom].map(async (chief) => {
      await chief.playUntilAsked('nothing');
      await chief.press('nothing');
      await chief.playUntilAsked('ready');
    }),
  );
  const inHand = async () =>
    (await page.locator('.seat.me .books b').allTextContents()).map((text) => parseInt(text.replace('$', '')));
  const [cash = 0, time = 0] = await inHand();
  for (const more of ['You give: $: more', 'You give: $: more', 'You get: T: more', 'You get: T: more'])
    await page.getByRole('button', { name: more }).click();
  await mira.press('send');

  await expect(tom.act('accept')).toBeVisible();
  await expect(phone.locator('main')).toContainText('gives $2');
  await tom.press('accept');
  await expect.poll(async () => (await inHand()).slice(0, 2)).toEqual([cash - 2, time + 2]);
});

test.describe('seen by a tester of accessibility', () => {
  test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

  test('hiring, organisation, production and the end have no serious fault, light and dark', async ({ page }) => {
    const sound = async (place: string) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await isSound(page, place);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await isReadable(page, `${place}, dark`);
    };
    // Ends as soon as a company is skilled.
    await sitDown([{ page, name: 'Mira' }], { pace: 'untimed', victory: 'skill', skillGoal: 10 }, 1);
    const mira = new Chief(page);
    await mira.playUntilAsked('nothing');
    await sound('hiring');
    await mira.bid('T');
    await mira.press('seal');
    await mira.playUntilAsked('done');
    await sound('organisation');
    await mira.playUntilAsked('hand-in');
    await sound('production');
    await mira.playToTheEnd();
    await sound('the end');
  });
});
