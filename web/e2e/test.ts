import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/** Everybody leaves when a test is over: a page left open goes on drawing its game beside the next test. */
export const test = base.extend<{ leaving: undefined }>({
  leaving: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
