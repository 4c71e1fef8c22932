import { readFileSync } from 'node:fs';
import { Learner, type How } from './learner';
import { arrive, faults } from './player';
import { learn } from './shelf';
import { expect, test } from './test';

const desk = { width: 1366, height: 768 };
const phone = { width: 390, height: 844 };

const TITLES = {
  'ESOP Wars': 'esop-wars',
  'IT Startup': 'it-startup',
  'Ship It!': 'ship-it',
  'Ship Shape': 'ship-shape',
  Boss: 'boss',
};

/** The ideas that a guide says come in every game; which others do depends on how the rivals play. */
function alwaysTold(game: string): string[] {
  const script = new URL(`../../games/src/main/resources/boxes/${game}/guide.json`, import.meta.url);
  const { steps } = JSON.parse(readFileSync(script, 'utf8')) as { steps: { id: string; always?: boolean }[] };
  return steps.filter((step) => step.always).map((step) => step.id);
}

const WAYS: readonly { size: typeof desk; how: How }[] = [
  { size: desk, how: 'mouse' },
  { size: phone, how: 'touch' },
  { size: desk, how: 'keys' },
];

for (const { title, game, size, how } of Object.entries(TITLES).flatMap(([title, game]) =>
  WAYS.map((way) => ({ title, game, ...way })),
))
  test.describe(`${title}, ${size.width} px, ${how}`, () => {
    test.use({
      baseURL: `http://localhost:${process.env.BOARDROOM_LESSONS_PORT}`,
      viewport: size,
      hasTouch: how === 'touch',
      isMobile: how === 'touch',
    });

    test('a newcomer who follows the guide is led to its last words', async ({ page }) => {
      const wrong = faults(page);
      await arrive(page, 'Mira');
      await page.goto('/');
      await learn(page, title, how === 'mouse' ? 'click' : how === 'touch' ? 'tap' : 'keys');
      const learner = new Learner(page, how);
      await learner.playToTheEnd();
      await expect(page.locator('[data-slip="closing"]')).toBeVisible();
      const sure = alwaysTold(game);
      expect(sure).not.toEqual([]);
      // One slip may be overtaken by a move that was quicker.
      const missing = sure.filter((idea) => !learner.ideas.includes(idea));
      expect(missing.length, missing.join()).toBeLessThanOrEqual(1);
      // What one takes along: an expert has looked at every decision again.
      await expect(page.getByRole('heading', { name: 'What cost you most' })).toBeVisible();
      expect(wrong).toEqual([]);

      // It was the first time: from now on the shelf asks how one wants to play.
      await page.goto('/');
      await expect(page.getByRole('button', { name: `Learn to play ${title}`, exact: true })).toHaveCount(0);
    });
  });
