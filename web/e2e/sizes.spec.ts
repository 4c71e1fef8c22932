import { expect, test } from '@playwright/test';
import { arrive, faults, Player } from './player';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a newcomer plays a whole game by touch', async ({ page }) => {
    const wrong = faults(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Play now' }).first().tap();
    await expect(page.locator('.act h2').first()).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    const player = new Player(page, 'touch');
    await player.playToTheEnd();
    expect(player.moves).toBeGreaterThan(2);
    expect(wrong).toEqual([]);
  });
});

test('a whole game with every option on is played by keyboard alone', async ({ page, request }) => {
  const wrong = faults(page);
  await arrive(page, 'Mira');
  await page.goto('/');
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('boardroom.guest') ?? '{}') as { token: string }).token,
  );
  const table = (await (
    await request.post('/api/tables', {
      data: {
        game: 'esop-wars',
        seats: 2,
        options: {
          wildcard: 'swing',
          titles: 'two',
          companyDraft: true,
          perks: true,
          marketPool: 'random-four',
          marketRounds: 4,
        },
        bots: { 1: 'greedy' },
        start: true,
      },
      headers: { Authorization: `Bearer ${token}` },
    })
  ).json()) as { id: string };
  await page.goto(`/t/${table.id}`);
  const player = new Player(page, 'keys');
  await player.playToTheEnd();
  expect(player.moves).toBeGreaterThan(5);
  await expect(page.getByText('Best Employer').first()).toBeVisible();
  expect(wrong).toEqual([]);
});

test('from home to the first bid without a mouse', async ({ page }) => {
  await arrive(page, 'Mira');
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play now' }).first()).toBeVisible();
  for (let i = 0; i < 20; i++) {
    await page.keyboard.press('Tab');
    if (
      await page
        .getByRole('button', { name: 'Play now' })
        .first()
        .evaluate((button) => button === document.activeElement)
    )
      break;
  }
  await page.keyboard.press('Enter');
  await expect(page.locator('.act h2').first()).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
