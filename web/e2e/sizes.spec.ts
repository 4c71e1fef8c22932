import { isSound } from './axe';
import { arrive, faults, Player } from './player';
import { boxes, playNow } from './shelf';
import { expect, test } from './test';

test.describe('on a phone', () => {
  // Here things move, as they do for most people.
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    contextOptions: { reducedMotion: 'no-preference' },
  });

  test('a newcomer taps a game open, and plays a quick one to the end', async ({ page }) => {
    const wrong = faults(page);
    const fits = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.goto('/');
    await playNow(page, 'tap');
    await expect(page.locator('.act h2').first()).toBeVisible();
    await fits();
    const first = new Player(page, 'touch');
    await first.playUntil(() => first.moves > 0);

    await page.goto('/');
    await page.getByRole('button', { name: 'Invite friends to ESOP Wars' }).tap();
    await page.getByRole('button', { name: 'Quick game' }).tap();
    for (let chairs = 5; chairs > 2; chairs--) await page.getByRole('button', { name: 'One chair less' }).tap();
    await expect(page.getByText('2 chairs', { exact: true })).toBeVisible();
    await fits();
    await page.getByRole('button', { name: 'Start the game' }).tap();
    const player = new Player(page, 'touch');
    await player.playToTheEnd();
    expect(player.moves).toBeGreaterThan(2);
    await fits();
    expect(wrong).toEqual([]);
  });
});

test.describe('by keyboard', () => {
  // The tester of the last page is let through.
  test.use({ bypassCSP: true });

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
            pace: 'brisk',
          },
          bots: { 1: 'greedy' },
          start: true,
        },
        headers: { Authorization: `Bearer ${token}` },
      })
    ).json()) as { id: string };
    await page.goto(`/t/${table.id}`);
    await expect(page.locator('.act h2').first()).toBeVisible();
    const player = new Player(page, 'keys');
    await player.playToTheEnd();
    expect(player.moves).toBeGreaterThan(5);
    await expect(page.getByText('Best Employer').first()).toBeVisible();
    await isSound(page, 'the end');
    expect(wrong).toEqual([]);
  });
});

test('from home to the first bid without a mouse', async ({ page }) => {
  await arrive(page, 'Mira');
  await page.goto('/');
  const box = boxes(page).first();
  await expect(box).toBeVisible();
  for (let i = 0; i < 20; i++) {
    await page.keyboard.press('Tab');
    if (await box.evaluate((button) => button === document.activeElement)) break;
  }
  await page.keyboard.press('Enter');
  // A first time: a lesson is offered, the way to just play is beside it.
  const just = page.getByRole('button', { name: 'Just play' });
  await expect(just.or(page.getByRole('button', { name: 'Play', exact: true })).first()).toBeVisible();
  if (await just.isVisible()) {
    await page.keyboard.press('Shift+Tab');
    await expect(just).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.act h2').first()).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
