import { expect, type Page } from '@playwright/test';

/** Chooses a budget until it is taken: what has only just come is not, at the first press. */
export async function spend(page: Page, dollars: number, month: number): Promise<void> {
  const asked = page.getByRole('heading', { name: `Choose your budget for month ${month}.` });
  await expect(asked).toBeVisible();
  await expect(async () => {
    await page
      .locator('.act')
      .getByRole('button', { name: `$${dollars}` })
      .click({ timeout: 1_000 });
    await expect(asked).toBeHidden({ timeout: 1_000 });
  }).toPass();
}
