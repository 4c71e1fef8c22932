import config from './playwright.config';

/** What takes how long in the browser, measured on a machine that does nothing else: `npm run times`. */
export default { ...config, testMatch: '**/*.times.ts', workers: 1, retries: 0 };
