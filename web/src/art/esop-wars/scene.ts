import type { Drawing } from '../drawing';

/** A card's picture. What lies behind the subject is deepened in the dark, except a `lamp`; the subject keeps its colours. */
export const scene = (ground: string, subject: string): Drawing => ({
  box: '0 0 240 150',
  fit: 'xMidYMid slice',
  shapes: `<g class="ground">${ground}</g>${subject}`,
});

/** Shapes put in their place: moved, tilted, scaled. */
export const at = (x: number, y: number, scale: number, shapes: string, tilt = 0): string =>
  `<g transform="translate(${x} ${y})${tilt ? ` rotate(${tilt})` : ''} scale(${scale})">${shapes}</g>`;
