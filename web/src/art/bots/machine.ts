import type { Drawing } from '../drawing';
import { INK, SUN } from '../palette';

/** A machine of the office with a face: how a bot looks at a table. */
export const machine = (shapes: string): Drawing => ({
  box: '0 0 120 120',
  fit: 'xMidYMax slice',
  shapes: `<circle fill="var(--seat-halo, var(--halo))" cx="60" cy="62" r="46"/>${shapes}`,
});

export const eye = (x: number, y: number, r = 4.5): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${SUN}"/><circle cx="${x}" cy="${y}" r="${r * 0.45}" fill="${INK}"/>`;
