import { expect, test } from '@playwright/test';
import { Learner, type How } from './learner';
import { arrive, faults } from './player';
import { learn } from './shelf';

const desk = { width: 1366, height: 768 };
const phone = { width: 390, height: 844 };

const TITLES = ['ESOP Wars', 'IT Startup', 'Ship It!', 'Ship Shape', 'Boss'];

const WAYS: readonly { size: typeof desk; how: How }[] = [
  { size: desk, how: 'mouse' },
  { size: phone, how: 'touch' },
  { size: desk, how: 'keys' },
];

for (const { title, size, how } of TITLES.flatMap((title) => WAYS.map((way) => ({ title, ...way }))))
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
      // Which ideas come depends on how the rivals play, several always do.
      expect(learner.ideas.length).toBeGreaterThan(3);
      // What one takes along: an expert has looked at every decision again.
      await expect(page.getByRole('heading', { name: 'What cost you most' })).toBeVisible();
      expect(wrong).toEqual([]);

      // It was the first time: from now on the shelf asks how one wants to play.
      await page.goto('/');
      await expect(page.getByRole('button', { name: `Learn to play ${title}`, exact: true })).toHaveCount(0);
    });
  });
