import type { Page } from '@playwright/test';
import { isSound } from './axe';
import { finished } from './finished';
import { arrive, faults, Player } from './player';
import { playNow } from './shelf';
import { expect, test } from './test';

// The tool that looks for faults is put into the page, which the content policy forbids to everybody else.
test.use({ bypassCSP: true });

const quick = `http://localhost:${process.env.BOARDROOM_LESSONS_PORT}`;
const desk = { width: 1366, height: 768 };
const phone = { width: 390, height: 844 };

const move = (page: Page) => page.getByRole('slider', { name: 'Where in the game' });

/** To the start, some moves on, a round on, to the end: by keys, or by what lies on the deck. */
async function walk(page: Page, how: 'keys' | 'mouse' | 'touch'): Promise<void> {
  const press = async (name: string, key: string) => {
    if (how === 'keys') return page.keyboard.press(key);
    const button = page.getByRole('button', { name, exact: true });
    return how === 'touch' ? button.tap() : button.click();
  };
  await move(page).fill('0');
  for (let i = 0; i < 6; i++) await press('One move on', 'ArrowRight');
  await expect(move(page)).toHaveValue('6');
  await press('One move back', 'ArrowLeft');
  await expect(move(page)).toHaveValue('5');
  for (let i = 0; i < 3; i++) await press('One round on', 'ArrowDown');
  expect(Number(await move(page).inputValue())).toBeGreaterThan(5);
  const last = (await move(page).getAttribute('max')) ?? '';
  if (how === 'touch') await move(page).fill(last);
  else await press('To the end', 'End');
  await expect(move(page)).toHaveValue(last);
}

const TITLES = [
  { game: 'esop-wars', how: 'mouse' },
  { game: 'it-startup', how: 'keys' },
  { game: 'ship-it', how: 'touch' },
  { game: 'ship-shape', how: 'mouse' },
  { game: 'boss', how: 'keys' },
] as const;

for (const { game, how } of TITLES)
  test.describe(`${game}, by ${how}`, () => {
    test.use({
      baseURL: quick,
      viewport: how === 'touch' ? phone : desk,
      hasTouch: how === 'touch',
      isMobile: how === 'touch',
    });

    test('a finished game is replayed with the eyes of each seat and with all hands open', async ({
      page,
      browser,
    }) => {
      const wrong = faults(page);
      const { table, seats } = await finished(browser, quick, game);
      await arrive(page, 'Mira');
      await page.goto(`/t/${table}/replay`);
      await expect(page.getByRole('button', { name: 'all open' })).toHaveAttribute('aria-pressed', 'true');
      await walk(page, how);
      for (let seat = 0; seat < seats; seat++) {
        const eyes = page.getByRole('group', { name: 'Eyes' }).getByRole('button').nth(seat);
        if (how === 'keys') await page.keyboard.press(String(seat + 1));
        else await (how === 'touch' ? eyes.tap() : eyes.click());
        await expect(eyes).toHaveAttribute('aria-pressed', 'true');
        await walk(page, how);
      }
      await expect.poll(() => page.url()).toContain(`eyes=${seats - 1}`);
      expect(wrong).toEqual([]);
    });
  });

test.describe('from a moment', () => {
  test.use({ baseURL: quick });

  test('a link leads to it, and one plays on from there to the end, at a table that remembers it', async ({
    page,
    browser,
  }) => {
    const wrong = faults(page);
    const { table } = await finished(browser, quick, 'esop-wars');
    await arrive(page, 'Mira');
    await page.goto(`/t/${table}/replay?at=12&eyes=1`);
    // Exactly that entry, which with the eyes of a seat is the last it was told of by then.
    const film = (await (await page.request.get(`/api/tables/${table}/film/1`)).json()) as {
      moments: { number: number }[];
    };
    const there = String(film.moments.filter(({ number }) => number <= 12).length);
    await expect(move(page)).toHaveValue(there);
    await expect(page.getByRole('group', { name: 'Eyes' }).getByRole('button').nth(1)).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await isSound(page, 'the film');
    // A pin of the band leads to its moment; about a move the expert says what it would have done.
    const pin = page.locator('.pin').first();
    await pin.click();
    await expect(pin).toHaveClass(/\bon\b/);
    await move(page).fill(there);
    const ask = page.getByRole('button', { name: /^Ask about/ });
    while (!(await ask.isVisible())) await page.keyboard.press('ArrowRight');
    await ask.click();
    await expect(page.getByText(/^It saw only what/).first()).toBeVisible();
    await move(page).fill(there);
    await page.getByRole('button', { name: 'Play on from here' }).click();
    const drawer = page.getByRole('dialog', { name: 'Play on from here' });
    await isSound(page, 'playing on');
    await drawer.getByRole('group', { name: 'Whose chair do you take?' }).getByRole('button').first().click();
    await drawer.getByRole('button', { name: /^Play on as/ }).click();
    await expect.poll(() => page.url()).not.toContain(table);
    const branched = page.url();
    await page.getByRole('button', { name: 'The table' }).click();
    await page.getByRole('link', { name: 'See how that went' }).click();
    await expect.poll(() => page.url()).toContain(`/t/${table}/replay?at=12`);
    await expect(move(page)).toBeVisible();
    await page.goto(branched);
    await new Player(page).playToTheEnd();
    // The end tells what is worth seeing of it, and leads there.
    await page
      .getByRole('link', { name: /takes the lead|rises by|falls by/ })
      .first()
      .click();
    await expect.poll(() => page.url()).toMatch(/replay\?at=\d+/);
    expect(wrong).toEqual([]);
  });
});

test('somebody looks back while the others move on, and returns with one key', async ({ page }) => {
  const wrong = faults(page);
  await arrive(page, 'Mira');
  await page.goto('/');
  await playNow(page);
  const lines = page.getByRole('region', { name: 'Log' }).getByRole('listitem');
  await expect.poll(() => lines.count()).toBeGreaterThan(4);
  await page.keyboard.press('b');
  const bar = page.getByRole('heading', { name: /You are looking at|It is your turn, live/ });
  await expect(bar).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'One move back' }).click();
  await isSound(page, 'the past');
  const since = async () => Number(await page.locator('.now p b').first().textContent());
  const then = await since();
  expect(then).toBeGreaterThan(2);
  await expect.poll(since).toBeGreaterThan(then);
  // A line of the log is a step: the newest one is the present.
  await page.getByRole('region', { name: 'Log' }).getByRole('listitem').getByRole('button').first().click();
  expect(await since()).toBeLessThan(then);
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
  expect(wrong).toEqual([]);
});
