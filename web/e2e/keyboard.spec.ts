import { arrive } from './player';
import { playNow } from './shelf';
import { expect, test } from './test';

test('the bar is one key away, Escape closes what is on top wherever the focus is, and the focus comes back', async ({
  page,
}) => {
  await arrive(page, 'Mira');
  await page.goto('/');
  await playNow(page);
  await expect(page.locator('.act h2').first()).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the action bar' })).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.closest('#bar') !== null)).toBe(true);

  const opener = page.getByRole('button', { name: 'Preferences', exact: true }).first();
  await opener.focus();
  await page.keyboard.press('p');
  await expect(page.getByRole('dialog', { name: 'Preferences' })).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a sheet leaves the bar in reach, with the clock in it, and the sound is one tap away', async ({ page }) => {
    await arrive(page, 'Mira');
    await page.goto('/');
    await playNow(page);
    const bar = page.locator('#bar');
    await expect(bar).toBeVisible();
    const height = (await bar.boundingBox())?.height;
    await page.getByRole('navigation', { name: 'More of the table' }).getByRole('button').last().tap();
    const sheet = page.getByRole('dialog', { name: 'Log' });
    await expect(sheet).toBeVisible();
    const below = await bar.boundingBox();
    // It comes up from below.
    await expect
      .poll(async () => {
        const above = await sheet.boundingBox();
        return (above?.y ?? 0) + (above?.height ?? 0);
      })
      .toBeLessThanOrEqual((below?.y ?? 0) + 1);
    expect(below?.height).toBe(height);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await page.getByRole('button', { name: 'Sound off' }).tap();
    await expect(page.getByRole('button', { name: 'Sound on' })).toBeVisible();
  });
});
