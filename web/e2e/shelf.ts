import { expect, type Locator, type Page } from '@playwright/test';

type Press = 'click' | 'tap';

/** The boxes that can be taken from the shelf. */
export const boxes = (page: Page): Locator => page.getByRole('button', { name: /^Take .* from the shelf$/ });

/** Starts the first game of the shelf against bots, with everything as it is usual, without its lesson. */
export async function playNow(page: Page, press: Press = 'click'): Promise<void> {
  await boxes(page).first()[press]();
  const play = page.getByRole('button', { name: 'Play', exact: true });
  const just = page.getByRole('button', { name: 'Just play' });
  // A tap on what still rises into sight can get lost.
  await expect(async () => {
    await play.or(just).first().waitFor();
    if (await just.isVisible()) await just[press]();
    await play.waitFor({ timeout: 1_000 });
  }).toPass();
  await play[press]();
}

/** Starts the guided first game of a title: on a phone its box is brought to the front before. */
export async function learn(page: Page, title: string, press: Press | 'keys' = 'click'): Promise<void> {
  await boxes(page).first().waitFor();
  const button = page.getByRole('button', { name: `Learn to play ${title}`, exact: true });
  const spine = page.getByRole('button', { name: title, exact: true });
  if (press !== 'keys') {
    if (await spine.isVisible()) await spine[press]();
    await button[press]();
    return;
  }
  await button.focus();
  await page.keyboard.press('Enter');
}
