// What a browser fetches first, compressed, against the budget. Run after a build: npm run sizes [-- FOLDER]
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const BUDGET = { code: 150_000, fonts: 120_000 };
const built = new URL(`../${process.argv[2] ?? 'dist'}/`, import.meta.url);
const assets = new URL('assets/', built);
const html = readFileSync(new URL('index.html', built), 'utf8');
const size = (name) => {
  const bytes = readFileSync(new URL(name, assets));
  return name.endsWith('.woff2') ? bytes.length : gzipSync(bytes, { level: 9 }).length;
};

const first = new Set([...html.matchAll(/assets\/([^"]+\.(?:js|css))"/g)].map((match) => match[1]));
for (const name of first) {
  if (!name.endsWith('.js')) continue;
  const code = readFileSync(new URL(name, assets), 'utf8');
  for (const [, next] of code.matchAll(/^import\s?[^;]*?["']\.\/([^"']+\.js)["']/gm)) first.add(next);
}

const code = [...first].reduce((sum, name) => sum + size(name), gzipSync(html).length);
const fonts = readdirSync(assets)
  .filter((name) => name.endsWith('.woff2') && !name.includes('-names'))
  .reduce((sum, name) => sum + size(name), 0);
const later = readdirSync(assets).filter((name) => /\.(js|css)$/.test(name) && !first.has(name));

console.log(`first load ${code} of ${BUDGET.code} bytes: ${[...first].join(', ')}`);
console.log(`fonts ${fonts} of ${BUDGET.fonts} bytes`);
for (const name of later.sort((a, b) => size(b) - size(a)))
  console.log(`later ${String(size(name)).padStart(7)} ${name}`);
if (code > BUDGET.code || fonts > BUDGET.fonts) process.exit(1);
