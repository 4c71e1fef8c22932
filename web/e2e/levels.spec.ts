import { arrive, faults } from './player';
import { expect, test } from './test';

test('a host seats a bot, chooses how strong it is, and plays against somebody with a name', async ({ page }) => {
  const wrong = faults(page);
  await arrive(page, 'Mira');
  await page.goto('/');
  await page
    .getByRole('button', { name: /Invite/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Seat a bot' }).first().click();
  const level = page.getByRole('button', { name: /Choose how strong/ }).first();
  await expect(level).toHaveText('casual');

  await level.click();
  const choices = page.getByRole('dialog', { name: 'How strong?' }).getByRole('listitem');
  await expect(choices).toHaveText([/beginner/, /casual/, /strong/, /expert/]);
  await choices.filter({ hasText: 'expert' }).getByRole('button').click();
  await expect(level).toHaveText('expert');
  const name = (await level.getAttribute('aria-label'))?.split(' ')[0] ?? '';
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
  expect(wrong).toEqual([]);
});
