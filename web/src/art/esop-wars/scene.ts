import type { Drawing } from '../drawing';

/** A card's picture. What lies behind the subject is deepened in the dark, except a `lamp`; the subject keeps its colours. */
export const scene = (ground: string, subject: string): Drawing => ({
  box: '0 0 240 150',
  fit: 'xMidYMid slice',
  shapes: `<g class="ground">${ground}</g>${subject}`,
});
