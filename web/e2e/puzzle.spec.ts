import type { Page } from '@playwright/test';
import { isReadable, isSound } from './axe';
import { example, Keys, Mouse, straight, Touch } from './coder';
import { hears } from './heard';
import { faults } from './player';
import { gather, Shipper } from './shipper';
import { expect, test } from './test';

const nested = example('expert-4');
const called = example('expert-18');

async function open(page: Page, { difficulty, seed }: { difficulty: number; seed: number }): Promise<void> {
  await page.goto(`/practice/ship-it/${difficulty}/${seed}`);
  await expect(page.getByRole('region', { name: 'Your program' })).toBeVisible();
}
const run = (page: Page) => page.getByRole('button', { name: /^Run/ }).last();
const handIn = (page: Page) => page.getByRole('button', { name: /^Hand in/ });
const solved = (page: Page) => page.getByRole('heading', { name: /Solved in par/ });

test('an Expert puzzle is solved by mouse', async ({ page }) => {
  const wrong = faults(page);
  await open(page, called);
  await new Mouse(page).write(called);
  await run(page).click();
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(page.getByText('Every coin is home.')).toBeVisible();
  await handIn(page).click();
  await expect(solved(page)).toBeVisible();
  await page.getByRole('button', { name: /Next puzzle/ }).click();
  await expect(page).not.toHaveURL(new RegExp(`/${called.seed}$`));
  await expect(page.getByText('1 of them in par')).toBeVisible();
  expect(wrong).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('an Expert puzzle is solved by touch', async ({ page }) => {
    const wrong = faults(page);
    await open(page, nested);
    await new Touch(page).write(nested);
    await run(page).tap();
    await page.getByRole('button', { name: 'To the end' }).tap();
    await expect(page.getByText('Every coin is home.')).toBeVisible();
    await handIn(page).tap();
    await expect(solved(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(wrong).toEqual([]);
  });
});

test('an Expert puzzle is solved by keyboard alone, and a reload loses nothing', async ({ page }) => {
  const wrong = faults(page);
  await open(page, called);
  await new Keys(page).write(called);
  await page.reload();
  await expect(page.getByRole('button', { name: `Hand in ${called.par} blocks` })).toBeVisible();
  await page.keyboard.press('.');
  await expect(page.getByText('Step 1')).toBeVisible();
  await page.keyboard.press('g');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.keyboard.press('g');
  const submit = handIn(page);
  for (let i = 0; i < 60 && !(await submit.evaluate((button) => button === document.activeElement)); i++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(solved(page)).toBeVisible();
  expect(wrong).toEqual([]);
});

test('a program that fails says where, at the block and in words', async ({ page }) => {
  await open(page, nested);
  for (const key of ['2', '1', '1']) await page.keyboard.press(key);
  await handIn(page).click();
  await expect(page.getByText('a box is in the way')).toBeVisible();
  await expect(page.locator('[data-gap="main:1"] + .block')).toHaveClass(/wrong/);
  await page.keyboard.press('Backspace');
  await expect(page.locator('.block.wrong')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(handIn(page)).toHaveText(/3 blocks/);
});

test('a puzzle at a table is solved, handed in, and run again for all when it is over', async ({ page }) => {
  const wrong = faults(page);
  let map: string[] = [];
  hears(page, (frame) => {
    if (frame.type === 'update') map = (frame.view as { puzzle?: { map: string[] } }).puzzle?.map ?? map;
  });
  const options = { corporations: 'random', 'puzzle-clock': 'untimed' };
  await page.goto(`/t/${await gather([{ page, name: 'Mira', speed: 'normal' }], options, 1)}`);
  const founder = new Shipper(page, 'mouse', ['Optimize Code']);
  await founder.playUntil('code', 40);

  const main = straight(map);
  await new Keys(page).write({ solution: { main, function: [] } });
  await handIn(page).click();
  await expect(page.getByText(`${main.length} blocks handed in, all coins`)).toBeVisible();
  await page.getByRole('button', { name: /^Done, no more/ }).click();
  await page.getByRole('button', { name: /^Done press again/ }).click();

  const programs = page.getByRole('region', { name: 'The programs' });
  await expect(programs.getByRole('button', { name: /Mira/ })).toContainText(String(main.length));
  await expect(page.getByRole('heading', { name: /wins the puzzle with/ })).toBeVisible();
  expect(wrong).toEqual([]);
});

test.describe('seen by a tester of accessibility', () => {
  test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

  test('the workbench has no serious fault, light and dark', async ({ page }) => {
    await open(page, called);
    await new Keys(page).write(called);
    await page.keyboard.press('.');
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await isSound(page, 'workbench');
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await isReadable(page, 'workbench, dark');
  });
});
