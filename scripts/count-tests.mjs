// Adds up the tests of all parts: `count-tests.mjs RESULTS FAILED_STEPS`. Prints one line, 'N passed, N failed'.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [results, failedSteps] = process.argv.slice(2);
const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

function java() {
  const sum = { passed: 0, failed: 0 };
  const inside = (folder) => readdirSync(folder).map((name) => join(folder, name));
  for (const module of [...inside('.'), ...inside('examples')]) {
    const reports = join(module, 'target', 'surefire-reports');
    if (!existsSync(reports)) continue;
    for (const file of readdirSync(reports).filter((name) => name.endsWith('.xml'))) {
      const suite = readFileSync(join(reports, file), 'utf8').match(/<testsuite [^>]*>/)?.[0] ?? '';
      const count = (name) => Number(suite.match(new RegExp(` ${name}="(\\d+)"`))?.[1] ?? 0);
      const failed = count('errors') + count('failures');
      sum.failed += failed;
      sum.passed += count('tests') - failed - count('skipped');
    }
  }
  return sum;
}

function client() {
  const report = readJson(join(results, 'client.json'));
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
}

function browser() {
  const stats = readJson(join(results, 'browser.json'))?.stats;
  return { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 };
}

const parts = [java(), client(), browser()];
const passed = parts.reduce((sum, part) => sum + part.passed, 0);
const failed = parts.reduce((sum, part) => sum + part.failed, 0);
// A check that fails without a failing test (format, analysis, types) is a failure too.
console.log(`${passed} passed, ${failed === 0 ? Number(failedSteps) : failed} failed`);
