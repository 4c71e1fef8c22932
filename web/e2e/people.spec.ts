import type { Page } from '@playwright/test';
import { isSound } from './axe';
import { arrive, faults } from './player';
import { expect, test } from './test';

/** A table of one's own, where nothing has begun. */
async function invite(page: Page, game = 'ESOP Wars') {
  await page.goto('/');
  await page.getByRole('button', { name: `Invite friends to ${game}` }).click();
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
}

async function makeWords(page: Page): Promise<string[]> {
  await page.goto('/me');
  await page.getByRole('button', { name: 'Make my five words' }).click();
  const words = page.getByRole('list', { name: 'Your five words' }).getByRole('listitem');
  await expect(words).toHaveCount(5);
  return words.allInnerTexts();
}

test.describe('one person on two devices', () => {
  test.use({ bypassCSP: true });

  test('goes on with a phone in the middle of a secret choice: both watch, one moves, and takes over with one press', async ({
    page,
    browser,
  }) => {
    const wrong = faults(page);
    await arrive(page, 'Mira');
    await invite(page, 'IT Startup');
    await page.getByRole('button', { name: 'Go on with another device' }).click();
    const drawer = page.getByRole('dialog', { name: 'Go on with another device' });
    await expect(drawer.getByText(/works once, for [12]:\d\d/)).toBeVisible();
    await isSound(page, 'another device');
    const link = await drawer.getByText(/\/device\//).innerText();

    const there = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148',
    });
    const phone = await there.newPage();
    const wrongThere = faults(phone);
    await phone.goto(link);
    await expect(phone).toHaveURL(/\/t\//);
    await expect(phone.getByRole('heading', { name: 'Mira' })).toBeVisible();
    await expect(drawer.getByText('The other device is here.')).toBeVisible();
    await expect(drawer.getByRole('listitem').filter({ hasText: 'Phone' })).toContainText('watching');

    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Start the game' }).click();
    const other = 'You play on the other device.';
    await expect(phone.getByRole('heading', { name: other })).toBeVisible();
    await expect(page.getByRole('heading', { name: other })).toHaveCount(0);

    // Which cards of the opening hand go back is nobody else's matter; here and there it is the same hand.
    const hand = (on: Page) => on.getByRole('switch').evaluateAll((cards) => cards.map((card) => card.dataset.at));
    await page.getByRole('switch').first().click();
    const cards = await hand(page);
    expect(cards.length).toBeGreaterThan(3);
    expect(await hand(phone)).toEqual(cards);
    await expect(phone.getByRole('switch', { disabled: false })).toHaveCount(0);

    await phone.getByRole('button', { name: 'Play here' }).tap();
    await expect(page.getByRole('heading', { name: other })).toBeVisible();
    await expect(phone.getByRole('heading', { name: other })).toHaveCount(0);
    expect(await hand(page)).toEqual(cards);
    await phone.getByRole('switch').first().tap();
    await phone.locator('.act [data-act="go"]').tap();
    await expect(phone.getByRole('switch')).toHaveCount(0);
    await expect(page.getByRole('switch')).toHaveCount(0);

    // The line of the one that moves breaks: the other has the hand.
    await there.close();
    await expect(page.getByRole('heading', { name: other })).toHaveCount(0);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'This code does not work.' })).toBeVisible();
    expect(wrong.filter((fault) => !/404/.test(fault))).toEqual([]);
    expect(wrongThere).toEqual([]);
  });
});

test('five words bring me back in another browser, and whoever sat there is not lost', async ({ page, browser }) => {
  await arrive(page, 'Mira');
  const words = await makeWords(page);

  const there = await (await browser.newContext()).newPage();
  await arrive(there, 'Tom');
  await invite(there);
  await there.goto('/me');
  await there.getByRole('button', { name: 'I have five words' }).click();
  const dialog = there.getByRole('dialog');
  await dialog.getByLabel('Five words').fill('plank otter seven mango zzz');
  await dialog.getByRole('button', { name: 'Bring me back' }).click();
  await expect(dialog.getByRole('alert')).toContainText('bring nobody back');
  await dialog.getByLabel('Five words').fill(words.join(', ').toUpperCase());
  await dialog.getByRole('button', { name: 'Bring me back' }).click();

  const asked = there.getByRole('dialog', { name: 'Go on as Mira?' });
  await expect(asked.getByRole('listitem')).toHaveCount(5);
  const toms = await asked.getByRole('listitem').allInnerTexts();
  await asked.getByRole('button', { name: 'Go on as Mira' }).click();
  await expect(there.getByText('Mira', { exact: true })).toBeVisible();

  await there.getByRole('button', { name: 'I have five words' }).click();
  await dialog.getByLabel('Five words').fill(toms.join(' '));
  await dialog.getByRole('button', { name: 'Bring me back' }).click();
  await expect(there.getByText('Tom', { exact: true })).toBeVisible();
});

test.describe('my games', () => {
  test.use({ bypassCSP: true });

  test('can be taken along, and I can be forgotten by holding a button', async ({ page }) => {
    await arrive(page, 'Ida');
    await invite(page);
    const table = page.url();
    await page.goto('/');
    await page.getByRole('link', { name: 'My games' }).click();
    await expect(page.getByRole('heading', { name: 'No window yet.' })).toBeVisible();
    await isSound(page, 'my games');
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Take everything' }).click();
    expect((await file).suggestedFilename()).toBe('boardroom.json');

    await page.getByRole('button', { name: 'Delete me' }).click();
    const hold = page.getByRole('button', { name: 'Hold to delete me' });
    await hold.click();
    await expect(page.getByRole('dialog', { name: 'Delete Ida?' })).toBeVisible();
    await hold.focus();
    await page.keyboard.down('Enter');
    await expect(page.getByRole('button', { name: 'Invite friends to ESOP Wars' })).toBeVisible();
    await page.keyboard.up('Enter');
    await expect(page.getByText('Ida', { exact: true })).toHaveCount(0);
    await page.goto(table);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('There is no such table.');
  });
});
