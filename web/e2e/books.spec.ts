import type { Page } from '@playwright/test';
import { isReadable, isSound } from './axe';
import { arrive } from './player';
import { expect, test } from './test';

const GAMES = [
  ['ESOP Wars', 'esop-wars'],
  ['IT Startup', 'it-startup'],
  ['Ship It!', 'ship-it'],
  ['Ship Shape', 'ship-shape'],
  ['Boss', 'boss'],
] as const;

// The checks are brought into the page; the page itself allows no such script.
test.use({ bypassCSP: true });

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** A table of a game against bots without clocks, opened. */
async function sitDown(page: Page, game: string, options: Record<string, unknown> = {}): Promise<void> {
  await arrive(page, 'Mira');
  await page.goto('/');
  const table = await page.evaluate(
    async ([id, set]) => {
      const { token } = JSON.parse(localStorage.getItem('boardroom.guest') ?? '{}') as { token: string };
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
      const body = JSON.stringify({ game: id, seats: 2, options: set, bots: { 1: 'random' }, start: true });
      return ((await (await fetch('/api/tables', { method: 'POST', headers, body })).json()) as { id: string }).id;
    },
    [game, options] as const,
  );
  await page.goto(`/t/${table}`);
  await expect(page.locator('.act h2').first()).toBeVisible();
}

for (const [title, game] of GAMES)
  test(`the booklet of ${title} is a spread whose pages are turned`, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: `How to play ${title}` }).click();
    await expect(page).toHaveURL(`/learn/${game}`);
    await expect(page.getByRole('heading', { name: 'How to play', exact: true })).toBeVisible();
    await expect(page.getByText(/Pages 1 and 2 of/)).toBeVisible();
    const pictures = page.locator('.picture');
    expect(await pictures.count()).toBeGreaterThanOrEqual(8);
    await isSound(page, `the booklet of ${title}`);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(/Pages 3 and 4 of/)).toBeVisible();
    await page.getByRole('button', { name: 'Turn back' }).click();
    await expect(page.getByText(/Pages 1 and 2 of/)).toBeVisible();
    await page.getByRole('button', { name: 'Complete rules' }).click();
    await expect(page.getByRole('dialog', { name: 'Complete rules' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/');
  });

test('the drawer opens at the part of this phase, and the complete rules lie behind it', async ({ page }) => {
  await sitDown(page, 'boss', { pace: 'untimed' });
  await page.keyboard.press('r');
  const drawer = page.getByRole('dialog', { name: 'How to play' });
  const here = drawer.locator('.place', { hasText: 'you are here' });
  await expect(here.getByRole('heading', { name: 'Hiring' })).toBeInViewport();
  await expect(drawer.getByRole('button', { name: 'Turn', exact: true })).toHaveAttribute('aria-current', 'true');
  await isSound(page, 'the drawer');
  await drawer.getByRole('button', { name: 'Advice' }).click();
  await expect(drawer.getByRole('heading', { name: 'Five pieces of good advice' })).toBeInViewport();
  await drawer.getByRole('button', { name: 'Complete rules' }).click();
  const complete = page.getByRole('dialog', { name: 'Complete rules' });
  await expect(complete.getByRole('heading', { name: 'Hiring' })).toBeVisible();
  await complete.getByRole('searchbox').fill('bankrupt');
  await expect(complete.locator('mark').first()).toBeVisible();
  await complete.getByRole('button', { name: 'How to play' }).click();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('options that are not in play are not told', async ({ page }) => {
  await sitDown(page, 'it-startup', { counters: false, 'planning-bonus': false, pace: 'untimed' });
  await page.keyboard.press('r');
  const drawer = page.getByRole('dialog', { name: 'How to play' });
  await expect(drawer.getByText('Before the first turn')).toBeVisible();
  await expect(drawer.getByText('When you are attacked')).toHaveCount(0);
  await expect(drawer.getByText('Planning bonus.')).toHaveCount(0);
});

test('cards are found by keyboard, and the others stand behind them', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'All cards of IT Startup' }).click();
  await expect(page).toHaveURL('/cards/it-startup');
  await expect(page.getByText('37 titles, 64 cards in the deck')).toBeVisible();
  await isSound(page, 'all cards');
  const field = page.getByRole('searchbox');
  await expect(field).toBeFocused();
  await page.keyboard.type('counter');
  await expect(page.getByText(/7 of 37 speak of “counter”/)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: /^Security Champion/ })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: 'Head Hunter, closer' })).toContainText('joins you for good');
  await page
    .getByRole('complementary')
    .getByRole('button', { name: /Security Champion/ })
    .click();
  await expect(page.getByRole('complementary', { name: 'Security Champion, closer' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  await page
    .getByRole('group', { name: 'Sorts of cards' })
    .getByRole('button', { name: /Knowledge/ })
    .click();
  await expect(page.getByText(/6 of 37 of this sort/)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/');
});

test('at a table all cards say where they are, from the card that has the focus', async ({ page }) => {
  await sitDown(page, 'it-startup', { mulligan: false, pace: 'untimed' });
  const held = page.locator('[data-hand]').first();
  await held.focus();
  const name = await held.locator('strong').innerText();
  await page.keyboard.press('a');
  const all = page.getByRole('dialog', { name: 'IT Startup: all cards' });
  await expect(all.getByRole('complementary')).toContainText('in your hand');
  await expect(all.getByRole('complementary')).toHaveAccessibleName(`${name.replaceAll('\u00ad', '')}, closer`);
  await isSound(page, 'all cards at a table');
  await page.keyboard.press('Escape');
  await expect(all).toHaveCount(0);
  await expect(held).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('cards are found by touch', async ({ page }) => {
    await page.goto('/cards/ship-shape');
    await page.getByRole('button', { name: /^Cloud-Seeding Kite/ }).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: /^Cloud-Seeding Kite/ }).tap();
    const card = page.getByRole('complementary', { name: 'Cloud-Seeding Kite, closer' });
    await expect(card).toContainText('Carried alone by');
    await isSound(page, 'all cards on a phone');
    await page.emulateMedia({ colorScheme: 'dark' });
    await isReadable(page, 'all cards on a phone, dark');
    await card.getByRole('button', { name: 'Close' }).tap();
    await expect(card).toHaveCount(0);
  });

  test('a booklet is read from top to bottom', async ({ page }) => {
    await page.goto('/learn/esop-wars');
    await expect(page.getByRole('heading', { name: 'Words that matter' })).toBeVisible();
    await isSound(page, 'a booklet on a phone');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await page.emulateMedia({ colorScheme: 'dark' });
    await isReadable(page, 'a booklet on a phone, dark');
  });
});
