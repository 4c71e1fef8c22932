import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Serious and critical faults of what is on the screen, by rule and place; of the given rules or of all. */
async function seriousFaults(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: axe });
  const results = await page.evaluate(
    (only) =>
      (window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run({
        resultTypes: ['violations'],
        ...(only && { runOnly: { type: 'rule', values: only } }),
      }),
    rules,
  );
  return results.violations
    .filter((v) => v.impact === 'serious' || v.impact === 'critical')
    .flatMap((v) => v.nodes.map((node) => `${v.id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`));
}

/** Once what fades in has faded in. */
export const isSound = (page: Page, place: string) =>
  expect.poll(() => seriousFaults(page), { message: place, timeout: 15_000 }).toEqual([]);

/** The same screen in other colours: only what hangs on colours can differ. */
export const isReadable = (page: Page, place: string) =>
  expect.poll(() => seriousFaults(page, ['color-contrast']), { message: place, timeout: 15_000 }).toEqual([]);
