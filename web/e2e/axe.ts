import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Serious and critical faults of what is on the screen, by rule and place. */
async function seriousFaults(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: axe });
  const results = await page.evaluate(
    async () => (await (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run()) as AxeResults,
  );
  return results.violations
    .filter((v) => v.impact === 'serious' || v.impact === 'critical')
    .flatMap((v) => v.nodes.map((node) => `${v.id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`));
}

/** Once what fades in has faded in. */
export const isSound = (page: Page, place: string) =>
  expect.poll(() => seriousFaults(page), { message: place, timeout: 15_000 }).toEqual([]);
