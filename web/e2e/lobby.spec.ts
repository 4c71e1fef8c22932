import type { Browser, Page } from '@playwright/test';
import { isReadable, isSound } from './axe';
import { spend } from './burnRate';
import { arrive, faults } from './player';
import { expect, test } from './test';

// The checker is injected as a script, which the page's policy forbids to everybody else.
test.use({ bypassCSP: true });

const MONTHS = 4;
const headline = (page: Page) => page.getByRole('heading', { level: 1 });

/** Somebody with a name in a browser of their own, looking at the tables. */
async function comes(browser: Browser, name: string, phone = false): Promise<Page> {
  const size = phone && { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const page = await (await browser.newContext({ reducedMotion: 'reduce', bypassCSP: true, ...size })).newPage();
  await arrive(page, name);
  await page.goto('/tables');
  return page;
}

test('a table is opened to all, found, sat down at, watched, closed to watchers, played, kept and hidden', async ({
  page,
  browser,
}) => {
  const wrong = faults(page);
  await arrive(page, 'Mira');
  await page.goto('/');
  await page.getByRole('link', { name: 'Tables' }).click();
  await expect(headline(page)).toContainText('Nobody waits for you.');
  await isSound(page, 'an empty lobby');

  await page.getByRole('button', { name: 'Open a table' }).click();
  const dialog = page.getByRole('dialog', { name: 'Open a table' });
  await dialog.getByText('Burn Rate').click();
  await dialog.getByRole('button', { name: 'Open it' }).click();
  const doors = page.getByRole('region', { name: 'The door' });
  await expect(doors.getByRole('radio', { name: /^Open/ })).toBeChecked();
  const clocks = page.getByRole('region', { name: 'The clock' });
  await page.getByRole('radiogroup', { name: 'Which clock' }).getByText('none').click();
  await expect(clocks.getByRole('radio', { name: 'none' })).toBeChecked();
  const months = page.getByRole('radio', { name: '4', exact: true });
  await months.click({ force: true });
  await expect(months).toBeChecked();
  await page.locator('.mat').getByRole('button', { name: 'Less' }).click();

  const jon = await comes(browser, 'Jon', true);
  const wrongThere = faults(jon);
  const sit = jon.getByRole('button', { name: 'Sit down at Mira’s Burn Rate' });
  await expect(sit).toBeVisible();
  await isSound(jon, 'open tables on a phone');
  await sit.tap();
  await expect(jon.getByRole('region', { name: 'The door' })).toContainText('for everyone');
  await expect(jon.getByRole('switch')).toHaveCount(0);

  const ada = await comes(browser, 'Ada');
  await expect(ada.getByText('Mira’s table')).toHaveCount(0);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('.act')).toContainText('month 1');
  await ada.getByRole('link', { name: 'Watch Mira and Jon play Burn Rate' }).click();
  await expect(ada.getByRole('region', { name: 'Mira' })).toBeVisible();

  // Jon has moved and looks at the tables: nothing waits until Mira has moved too, and then it says so by itself.
  await spend(jon, 1, 1);
  await jon.goto('/tables');
  await expect(headline(jon)).toHaveText('All is well: the others are thinking.');
  await spend(page, 1, 1);
  await expect(headline(jon)).toHaveText('One table waits for you.');
  await expect(jon.getByText('Choose your budget for month 2.')).toBeVisible();
  await isSound(jon, 'a table that waits, on a phone');
  await jon.getByRole('link', { name: 'To my turn: Burn Rate with Mira' }).tap();

  await page.getByRole('button', { name: 'The table' }).click();
  await page.getByRole('switch', { name: 'Watchers may look on' }).click();
  await expect(headline(ada)).toContainText('nobody else may look on');
  await ada.reload();
  await expect(headline(ada)).toContainText('nobody else may look on');
  await page.keyboard.press('Escape');

  for (let month = 2; month <= MONTHS; month++) for (const one of [page, jon]) await spend(one, 1, month);
  await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible();
  await page.goto('/tables');
  const over = page.getByRole('region', { name: 'Finished' });
  await expect(over).toContainText(/won, /);
  await expect(over.getByRole('link', { name: 'Replay: Burn Rate with Jon' })).toHaveAttribute('href', /\/replay$/);
  await isSound(page, 'the lobby');
  await page.emulateMedia({ colorScheme: 'dark' });
  await isReadable(page, 'the lobby, dark');

  await over.getByRole('button', { name: 'Show all 1 finished games' }).click();
  await page.getByRole('button', { name: 'Hide from my list: Burn Rate with Jon' }).click();
  await page.keyboard.press('Escape');
  await expect(over).toContainText('One table is hidden.');
  await expect(over.getByRole('link')).toHaveCount(0);
  await over.getByRole('button', { name: 'Show', exact: true }).click();
  await page.getByRole('button', { name: 'Show again in my list: Burn Rate with Jon' }).click();
  await page.keyboard.press('Escape');
  await expect(over.getByRole('link', { name: 'Replay: Burn Rate with Jon' })).toBeVisible();
  expect([...wrong, ...wrongThere]).toEqual([]);
});

test('a game against bots is deleted by holding a button', async ({ page }) => {
  await arrive(page, 'Ida');
  await page.goto('/tables');
  await page.getByRole('button', { name: 'Open a table' }).click();
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
  await page.goto('/tables');
  await page.getByRole('button', { name: /^Delete: / }).click();
  const hold = page.getByRole('button', { name: 'Hold to delete' });
  await hold.focus();
  await page.keyboard.down('Enter');
  await expect(page.getByRole('button', { name: /^Delete: / })).toHaveCount(0);
  await page.keyboard.up('Enter');
  await expect(page.getByRole('region', { name: 'Your other tables' })).toHaveCount(0);
});
