import type { Browser, Locator, Page } from '@playwright/test';
import type { StartupMove } from '../src/games/it-startup/types';
import type { Choice } from '../src/wire/types';
import { isReadable, isSound } from './axe';
import { Founder } from './founder';
import { faults } from './player';
import { Rival, type Person, type Sight } from './rival';
import { expect, test } from './test';

const DESKTOP = { viewport: { width: 1366, height: 768 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** A short project; the host begins, so that nobody waits for bots first. */
const SHORT = { goal: 'custom', 'custom-goal': 8, 'first-player': 'chosen', 'first-seat': 0, pace: 'untimed' };

/** This page is the person's own from now on. */
const be = (page: Page, person: Person, prefs = {}) =>
  page.addInitScript(
    ([kept, chosen]) => {
      localStorage.setItem('boardroom.guest', JSON.stringify({ ...kept, named: true }));
      localStorage.setItem('boardroom.prefs', JSON.stringify(chosen));
    },
    [person, prefs] as const,
  );

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Mira at a desk and Tom with a phone play one game to the end, bots in the other chairs. */
async function playTogether(
  browser: Browser,
  server: string,
  { seats, keys = false, options = {} }: { seats: number; keys?: boolean; options?: Record<string, unknown> },
): Promise<void> {
  const [mira, tom] = [await Rival.arrive(browser, server, 'Mira'), await Rival.arrive(browser, server, 'Tom')];
  const table = await mira.host([tom], seats, { ...SHORT, ...options });
  const pages: Page[] = [];
  const wrong: string[][] = [];
  for (const [size, { person }] of [
    [DESKTOP, mira],
    [PHONE, tom],
  ] as const) {
    const page = await (await browser.newContext({ ...size, baseURL: server })).newPage();
    wrong.push(faults(page));
    // Once everything is shown as it happens.
    await be(page, person, { speed: seats > 2 ? 'none' : 'normal' });
    await page.goto(`/t/${table}`);
    await expect(page.locator('.act [data-act="keep"]')).toBeVisible();
    expect(await fits(page)).toBeLessThanOrEqual(0);
    pages.push(page);
  }
  const [desk, phone] = [
    new Founder(pages[0] as Page, keys ? 'keys' : 'mouse'),
    new Founder(pages[1] as Page, 'touch'),
  ];
  await Promise.all([desk.playToTheEnd(), phone.playToTheEnd()]);
  expect(desk.cards + phone.cards).toBeGreaterThan(0);
  for (const page of pages) await expect(page.getByRole('heading', { level: 1, name: /first\.$/ })).toBeVisible();
  expect(wrong).toEqual([[], []]);
}

test.describe('a whole game, one at a desk and one with a phone', () => {
  test('two play, mouse against finger', async ({ browser, baseURL }) => {
    await playTogether(browser, baseURL ?? '', { seats: 2 });
  });
  test('three play, one of them by keyboard alone', async ({ browser, baseURL }) => {
    await playTogether(browser, baseURL ?? '', { seats: 3, keys: true });
  });
  test('four play', async ({ browser, baseURL }) => {
    await playTogether(browser, baseURL ?? '', { seats: 4 });
  });
  test('two against two build one project together, hands open', async ({ browser, baseURL }) => {
    await playTogether(browser, baseURL ?? '', { seats: 4, options: { teams: '2v2', 'open-hands': true } });
  });
});

/** Deals to Mira and Tom, who begins, until one of the deals has what is looked for: the cards are chance. */
async function dealtUntil<T>(
  browser: Browser,
  server: string,
  find: (mira: Rival, tom: Rival) => Promise<T | null>,
): Promise<{ mira: Rival; tom: Rival; table: string; found: T }> {
  const [mira, tom] = [await Rival.arrive(browser, server, 'Mira'), await Rival.arrive(browser, server, 'Tom')];
  for (let deals = 0; deals < 3000; deals++) {
    const table = await mira.host([tom], 2, { ...SHORT, 'custom-goal': 512, 'first-seat': 1, mulligan: false });
    const found = await find(mira, tom);
    if (found) return { mira, tom, table, found };
  }
  throw new Error('such cards are never dealt');
}

const isAsked = ({ prompt }: Sight) => (prompt?.choices.length ?? 0) > 0;
const legal = ({ prompt }: Sight) => prompt?.choices.filter((choice) => !choice.refusal) ?? [];

/** Somebody of whom nothing is asked. */
const quietHire = (move: StartupMove) =>
  move.type === 'play-employee' && !move.target && !/data-whisperer|security-champion/.test(move.card);

/** One card for each place it can be dragged to; they can all be paid, one after the other. */
function hand(sight: Sight) {
  const moves = legal(sight).map(({ move }: Choice<StartupMove>) => move);
  const price = (card: string) => sight.own?.hand.find((held) => held.card === card)?.price ?? 0;
  const have = (sight.view.offices[0]?.resources ?? 0) + 1;
  for (const attack of moves) {
    // Neither can be answered, and both need somebody of Tom's.
    if (attack.type !== 'play-employee' && attack.type !== 'play-action') continue;
    if (!attack.target || !/downer-dave|outsourcing/.test(attack.card)) continue;
    const rest = moves.filter((move) => 'card' in move && move.card !== attack.card);
    const hire = rest.find(
      (move) => quietHire(move) && 'card' in move && price(attack.card) + price(move.card) <= have,
    );
    const plan = rest.find((move) => move.type === 'plan-action');
    const used = [hire, plan].map((move) => (move && 'card' in move ? move.card : ''));
    const sell = rest.find((move) => move.type === 'sell-card' && !used.includes(move.card));
    if (hire && plan && sell && 'card' in hire && 'card' in plan && 'card' in sell)
      return { attack: attack.card, victim: attack.target, hire: hire.card, plan: plan.card, sell: sell.card };
  }
  return null;
}

test('cards are dragged under the deck, into the plan, to a desk and onto a rival’s employee', async ({
  page,
  browser,
  baseURL,
}) => {
  const wrong = faults(page);
  // Tom hires somebody and ends his turn; then it is Mira's, with the cards she has.
  const {
    mira,
    tom,
    table,
    found: cards,
  } = await dealtUntil(browser, baseURL ?? '', async (miras, toms) => {
    const hired = legal(await toms.when(isAsked)).find(({ move }) => quietHire(move));
    if (!hired) return null;
    await toms.move(hired.move);
    await toms.move({ type: 'end-turn' });
    return hand(await miras.when(isAsked));
  });
  await be(page, mira.person);
  await page.goto(`/t/${table}`);
  const held = (card: string) => page.locator(`[data-hand="${card}"]`);
  // By its edge: the next one of the fan lies over the rest.
  const drag = (card: string, to: Locator) => held(card).dragTo(to, { sourcePosition: { x: 14, y: 60 } });

  // Dropped where it means nothing it goes back.
  await drag(cards.sell, page.locator('.act h2').first());
  await expect(page.locator('[data-act="end"]')).toBeVisible();
  await expect(held(cards.sell)).toBeVisible();

  await drag(cards.sell, page.locator('[data-drop="deck"]'));
  await expect(held(cards.sell)).toHaveCount(0);
  await drag(cards.plan, page.locator('[data-drop="plan"] .free'));
  await expect(page.locator('[data-drop="plan"] .plan')).toBeVisible();
  await drag(cards.hire, page.locator('[data-office="0"]'));
  await expect(page.locator(`[data-office="0"] [data-token="card:${cards.hire}"]`)).toBeVisible();
  await drag(cards.attack, page.locator(`[data-office="1"] [data-token="card:${cards.victim}"]`));
  await expect(held(cards.attack)).toHaveCount(0);
  const { view } = await tom.when(({ view: { offices } }) => offices[0]?.row.length === 2);
  expect(view.offices[0]?.plannedOn).toBe(1);
  expect(wrong).toEqual([]);
});

test('who does not want to be asked for a card again this turn is not', async ({ page, browser, baseURL }) => {
  const wrong = faults(page);
  /** Two bugs that Tom can pay for and Mira could counter. */
  const twice = (sight: Sight): [StartupMove, StartupMove] | null => {
    const attacks = legal(sight).flatMap(({ move }) => (move.type === 'play-action' ? [move] : []));
    const [one, other] = attacks.filter(({ card }) => card.startsWith('monster-bug'));
    const [theirs = 0, his = 0] = sight.view.offices.map(({ resources }) => resources);
    return one && other && his >= 6 && theirs >= 4 ? [one, other] : null;
  };
  const {
    mira,
    tom,
    table,
    found: [first, second],
  } = await dealtUntil(browser, baseURL ?? '', async (_, toms) => twice(await toms.when(isAsked)));
  await be(page, mira.person);
  await page.goto(`/t/${table}`);
  await expect(page.locator('.act h2').first()).toContainText('Tom');

  await tom.move(first);
  await expect(page.locator('[data-act="pass"]')).toBeVisible();
  await page.getByRole('switch').click();
  await expect(page.locator('[data-act="ask"]')).toBeVisible();
  await tom.when(({ view }) => view.phase === 'main');
  await tom.move(second);
  await expect(page.locator('[data-act="ask"]')).toBeVisible();
  await expect(page.locator('[data-act="pass"]')).toHaveCount(0);
  const { view } = await tom.when((sight) => sight.view.phase === 'main');
  expect(view.offices[0]?.resources).toBe(view.die);
  expect(wrong).toEqual([]);
});

test.describe('for everybody’s eyes', () => {
  // The page's own policy lets no foreign script in; the tester is let through for this test alone.
  test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

  test('opening hand, turn, a card in hand and the end have no serious fault', async ({ page, browser, baseURL }) => {
    const soundInBoth = async (place: string) => {
      await page.emulateMedia({ colorScheme: 'light' });
      await isSound(page, place);
      await page.emulateMedia({ colorScheme: 'dark' });
      await isReadable(page, `${place}, dark`);
    };
    const mira = await Rival.arrive(browser, baseURL ?? '', 'Mira');
    const table = await mira.host([], 2, SHORT);
    await be(page, mira.person);
    await page.goto(`/t/${table}`);
    await expect(page.locator('.act [data-act="keep"]')).toBeVisible();
    await soundInBoth('opening hand');
    await page.locator('[data-act="keep"]').click();
    await expect(page.locator('[data-act="end"]')).toBeVisible();
    await soundInBoth('turn');
    await page.locator('[data-hand]').first().focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-act="cancel"]')).toBeVisible();
    await soundInBoth('a card in hand');
    await page.keyboard.press('Escape');
    await new Founder(page).playToTheEnd();
    await soundInBoth('the end');
  });
});
