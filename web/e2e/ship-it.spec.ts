import { isReadable, isSound } from './axe';
import { Shipper, gather } from './shipper';
import { faults } from './player';
import { expect, test } from './test';

test('three play Ship It! to the end at one table: with the mouse, by touch on a phone, with the keyboard alone', async ({
  page,
  browser,
}) => {
  const phone = await (
    await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  ).newPage();
  const keys = await (await browser.newContext({ viewport: { width: 1366, height: 768 } })).newPage();
  const wrong = [page, phone, keys].map(faults);
  const people = [
    { page, name: 'Mira' },
    { page: phone, name: 'Tom' },
    { page: keys, name: 'Noor', speed: 'fast' as const },
  ];
  const table = await gather(people, { rounds: 3, puzzle: 'auto' }, 0);
  await page.goto(`/t/${table}`);
  for (const friend of [phone, keys]) {
    await friend.goto(`/t/${table}`);
    await friend.getByRole('button', { name: 'Sit down' }).first().click();
  }
  await page.getByRole('button', { name: 'Start the game' }).click();

  const [mouse, finger, tab] = [new Shipper(page, 'mouse'), new Shipper(phone, 'touch'), new Shipper(keys, 'keys')];
  await Promise.all([mouse, finger, tab].map((founder) => founder.playToTheEnd()));

  for (const founder of [mouse, finger, tab]) expect(founder.placed).toBeGreaterThan(2);
  const winners = await Promise.all(
    people.map((person) =>
      person.page
        .getByText(/wins with|share the victory/)
        .first()
        .textContent(),
    ),
  );
  expect(new Set(winners).size).toBe(1);
  expect(wrong).toEqual([[], [], []]);
});

test('the whole sum of a place is shown before anybody is dropped there', async ({ page }) => {
  const table = await gather([{ page, name: 'Mira' }], { corporations: 'random', puzzle: 'auto' }, 1);
  await page.goto(`/t/${table}`);
  await page.getByRole('button', { name: /^No bid/ }).click();
  const intern = page.getByRole('button', { name: /Intern .*on the bench/ });
  await expect(intern).toBeVisible();
  const [from, to] = [
    await intern.boundingBox(),
    await page.getByRole('button', { name: /^Develop Features/ }).boundingBox(),
  ];
  if (!from || !to) throw new Error('nothing to drag');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + 60, to.y + 60, { steps: 5 });
  const slip = page.locator('.slip');
  await expect(slip).toContainText('on Develop Features');
  await expect(slip).toContainText('Output');
  await expect(slip).toContainText('0.30');
  await expect(slip).toContainText('points');
  await expect(intern).toBeVisible();
  await page.mouse.up();
  await expect(page.getByRole('button', { name: /Develop number 1 of the plan/ })).toBeVisible();

  // A change of mind, as long as nothing is locked.
  await page.getByRole('button', { name: /number 1 of the plan/ }).click();
  await page.getByRole('button', { name: 'Put back' }).click();
  await expect(intern).toBeVisible();
});

test('plans turned over on a phone lie below one another, however narrow it is', async ({ browser }) => {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true })).newPage();
  const options = { corporations: 'random', puzzle: 'auto' };
  const table = await gather([{ page, name: 'Mira', speed: 'normal' }], options, 3);
  await page.goto(`/t/${table}`);
  await new Shipper(page, 'mouse').playUntil('steps', 40);
  await page.getByRole('button', { name: 'Plans', exact: true }).click();
  for (const [width, height] of [
    [390, 844],
    [375, 667],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    const spilled = await page.locator('.plans > section').evaluateAll((plans) =>
      plans.flatMap((plan, i) => {
        const { bottom } = plan.getBoundingClientRect();
        const lowest = Math.max(...[...plan.querySelectorAll('li')].map((li) => li.getBoundingClientRect().bottom));
        const next = plans[i + 1]?.getBoundingClientRect().top ?? Infinity;
        return lowest > bottom + 1 || bottom > next + 1 ? [{ plan: i, bottom, lowest, next }] : [];
      }),
    );
    expect(spilled, `at ${width} px`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});

test.describe('seen by a tester of accessibility', () => {
  test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

  test('companies, draft, plan, resolution and event have no serious fault, light and dark', async ({ page }) => {
    const sound = async (place: string) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await isSound(page, place);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await isReadable(page, `${place}, dark`);
    };
    const table = await gather([{ page, name: 'Mira', speed: 'normal' }], { puzzle: 'auto' }, 2);
    await page.goto(`/t/${table}`);
    await page.getByRole('button', { name: 'Rocket Fuel' }).click();
    await sound('companies');
    await page.getByRole('button', { name: /^Found the company/ }).click();
    await page.getByRole('button', { name: /^To the draft/ }).click();
    await page
      .getByRole('button', { name: /^Bid more on/ })
      .first()
      .click();
    await sound('draft');
    await page.getByRole('button', { name: /^Hand in/ }).click();
    await page.getByRole('button', { name: /^To my plan/ }).click();
    await page.getByRole('button', { name: /^Optimize Code/ }).hover();
    await sound('plan');
    const founder = new Shipper(page, 'mouse');
    await founder.playUntil('steps', 40);
    await page.getByRole('button', { name: 'Users', exact: true }).click();
    await sound('resolution');
    await page.getByRole('button', { name: /^To the event/ }).click();
    await sound('event');
  });
});
