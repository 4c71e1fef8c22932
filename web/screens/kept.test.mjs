import { readdirSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { heaviest, kept } from './kept.mjs';
import { games } from './pictures.mjs';
import { chosen } from './shots.mjs';

const root = resolve(import.meta.dirname, '../..') + '/';
const folder = `${root}docs/pictures/`;
const files = readdirSync(folder).filter((file) => file.endsWith('.webp'));

/** The names of the pictures that a page of the docs shows. */
function shownBy(path) {
  return [...readFileSync(root + path, 'utf8').matchAll(/\]\((?:docs\/pictures\/)?([\w-]+)\.webp\)/g)].map((m) => m[1]);
}

describe('the pictures that git keeps', () => {
  it('are shots of moments that are photographed', () => {
    expect(chosen(games, { kept })).toHaveLength(kept.length);
  });

  it('are those in the folder, and no others', () => {
    expect(files.sort()).toEqual(kept.map((name) => `${name}.webp`).sort());
  });

  it.each(files)('%s is light', (file) => {
    expect(statSync(folder + file).size).toBeLessThanOrEqual(heaviest);
  });

  it('are all shown by the page of the folder, and some by the README', () => {
    expect(shownBy('docs/pictures/README.md').sort()).toEqual([...kept].sort());
    expect(kept).toEqual(expect.arrayContaining(shownBy('README.md')));
  });
});
