import { arrive, faults, Player } from './player';
import { playNow } from './shelf';
import { expect, test } from './test';

test('a host invites a friend by link, and both play a game with a bot to the end', async ({ page, browser }) => {
  const wrong = faults(page);
  await arrive(page, 'Mira');
  await page.goto('/');
  await page.getByRole('button', { name: 'Invite friends to ESOP Wars' }).click();
  await page.getByRole('button', { name: 'One chair less' }).click();
  await page.getByRole('button', { name: 'One chair less' }).click();
  await expect(page.getByText('3 chairs', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Quick game' }).click();
  await expect(page.getByRole('button', { name: 'Quick game' })).toHaveAttribute('aria-pressed', 'true');
  const link = (
    await page
      .getByText(/\/join\//)
      .first()
      .innerText()
  ).trim();

  const friend = await (
    await browser.newContext({ viewport: { width: 1100, height: 800 }, reducedMotion: 'reduce' })
  ).newPage();
  const wrongThere = faults(friend);
  await friend.goto(`http://${link}`);
  const dialog = friend.getByRole('dialog');
  await dialog.getByLabel('Your name').fill('Tom');
  await dialog.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByRole('heading', { name: 'Tom', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(friend.getByRole('heading', { level: 2 }).last()).toContainText(/bid|raise|pass/i);
  const [mira, tom] = [new Player(page), new Player(friend)];
  await Promise.all([mira.playToTheEnd(), tom.playToTheEnd()]);
  expect(mira.moves).toBeGreaterThan(2);
  expect(tom.moves).toBeGreaterThan(2);

  // Both see the same end, which is told to a winner in other words, and a rematch brings both to the same new table.
  const won = async (seen: typeof page) => {
    const under = seen.getByRole('heading', { level: 1 }).last().locator('xpath=following-sibling::p');
    return (await under.first().textContent())?.split(/[,.] /)[0];
  };
  expect(await won(friend)).toBe(await won(page));
  const before = page.url();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect.poll(() => page.url()).not.toBe(before);
  await expect(page.getByRole('heading', { name: 'Tom is not here yet.' })).toBeVisible();
  await friend.getByRole('button', { name: 'Join the rematch' }).click();
  await expect(page.getByRole('heading', { name: 'Everybody is here. Start the game.' })).toBeVisible();

  for (const seen of [page, friend]) {
    await seen.goto('/me');
    await expect(seen.getByRole('region', { name: 'Played' })).toContainText('ESOP Wars, one more person');
    await expect(seen.getByRole('heading', { level: 1 })).toHaveText(/^[01] of 1 are lit\.$/);
  }
  expect(wrong).toEqual([]);
  expect(wrongThere).toEqual([]);
});

test('somebody who only has the link watches, and sees no button to play', async ({ page, browser }) => {
  await arrive(page, 'Mira');
  await page.goto('/');
  await playNow(page);
  await expect(page.locator('.act button').first()).toBeVisible();
  const watcher = await (await browser.newContext()).newPage();
  await watcher.goto(page.url());
  await expect(watcher.locator('.act h2').first()).toBeVisible();
  await expect(watcher.locator('.act').getByRole('button', { name: /^(Pass|\d\.\d\d)/ })).toHaveCount(0);
});

test('a code typed at home leads to its table', async ({ page, request }) => {
  const guest = (await (await request.post('/api/guests', { data: { name: 'Noor' } })).json()) as { token: string };
  const table = (await (
    await request.post('/api/tables', {
      data: { game: 'esop-wars', seats: 2, options: {}, bots: {}, start: false },
      headers: { Authorization: `Bearer ${guest.token}` },
    })
  ).json()) as { id: string; code: string };
  await arrive(page, 'Mira');
  await page.goto('/');
  await page.getByLabel('Join with a code').fill(table.code);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect.poll(() => page.url()).toContain(table.id);
});
