import type { Drawing } from '../drawing';
import { PAPER } from '../palette';

/** The front of a box: the title is part of the art. A pale edge where the lid catches the light. */
export const cover = (shapes: string): Drawing => ({
  box: '0 0 240 320',
  fit: 'xMidYMid slice',
  shapes: `${shapes}<path d="M0 0h240v320H0Z" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="3"/><path d="M0 0h5v320H0Z" fill="#fff" opacity=".13"/>`,
});

type Anchor = 'start' | 'middle';

export const title = (
  words: string,
  x: number,
  y: number,
  size: number,
  fill: string = PAPER,
  anchor: Anchor = 'start',
  spacing = -1,
): string =>
  `<text x="${x}" y="${y}" font-family="Fraunces, Georgia, serif" font-weight="700" font-size="${size}" letter-spacing="${spacing}" fill="${fill}" text-anchor="${anchor}">${words}</text>`;
