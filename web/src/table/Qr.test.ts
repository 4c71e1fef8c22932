import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Qr from './Qr.svelte';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

/** ISO/IEC 18004: which modules are turned over, by row and column. */
const MASKS: ((i: number, j: number) => number)[] = [
  (i, j) => (i + j) % 2,
  (i) => i % 2,
  (_, j) => j % 3,
  (i, j) => (i + j) % 3,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2,
  (i, j) => ((i * j) % 2) + ((i * j) % 3),
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2,
];

/** What a camera sees, row by row. */
function modules(svg: Element): boolean[][] {
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2]) - 4;
  const rows = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const path = svg.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) rows[Number(y)]?.splice(Number(x), 1, true);
  return rows;
}

/** Places of the pattern itself, in the three smallest sizes. */
function isPattern(size: number, i: number, j: number): boolean {
  const corner = (i < 9 && j < 9) || (i < 9 && j >= size - 8) || (i >= size - 8 && j < 9);
  const aligned = size > 21 && Math.abs(i - (size - 7)) <= 2 && Math.abs(j - (size - 7)) <= 2;
  return corner || aligned || i === 6 || j === 6;
}

/** The bits as they lie, in pairs of columns from the right, up and down. */
function* bitsOf(rows: boolean[][]): Generator<number> {
  const size = rows.length;
  const format = [2, 3, 4].reduce((bits, j) => bits * 2 + Number(rows[8]?.[j]), 0);
  const mask = MASKS[format ^ 0b101] ?? (() => 1);
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--;
    for (let step = 0; step < size; step++) {
      const i = up ? size - 1 - step : step;
      for (const j of [right, right - 1]) if (!isPattern(size, i, j)) yield Number(rows[i]?.[j] !== (mask(i, j) === 0));
    }
    up = !up;
  }
}

/** Reads a code of one block as a telephone does, except that it mends nothing. */
function read(rows: boolean[][]): string {
  const bits = bitsOf(rows);
  const take = (count: number) => {
    let value = 0;
    for (let k = 0; k < count; k++) value = value * 2 + Number(bits.next().value);
    return value;
  };
  let text = '';
  for (let mode = take(4); mode !== 0; mode = take(4)) {
    if (mode === 4) for (let left = take(8); left > 0; left--) text += String.fromCharCode(take(8));
    else if (mode === 2)
      for (let left = take(9); left > 0; left -= 2) {
        const pair = take(left > 1 ? 11 : 6);
        text += (left > 1 ? LETTERS.charAt(Math.floor(pair / 45)) : '') + LETTERS.charAt(pair % 45);
      }
    else if (mode === 1)
      for (let left = take(10); left > 0; left -= 3) {
        const digits = Math.min(left, 3);
        text += String(take(1 + 3 * digits)).padStart(digits, '0');
      }
    else throw new Error(`unknown mode ${mode} after ${text}`);
  }
  return text;
}

test.each(['BOARDROOM', 'http://10.0.0.7/join/K7R2M', 'http://192.168.178.20:7070/join/K7R2M'])(
  'the square is read as %s',
  async (link) => {
    render(Qr, { text: link, label: 'Link for friends' });

    expect(read(modules(await screen.findByRole('img', { name: 'Link for friends' })))).toBe(link);
  },
);
