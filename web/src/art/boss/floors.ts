import type { Drawing } from '../drawing';
import { disc } from '../pen';

/** The light on the mat: three discs around the one who is looked at. */
export const floors = (x = 230, y = 40, r = 420): Drawing => ({
  box: '0 0 804 408',
  fit: 'xMidYMid slice',
  shapes: disc(x, y, r, 'var(--mat-2)') + disc(x, y, r * 0.64, 'var(--mat-3)') + disc(x, y, r * 0.33, 'var(--mat-2)'),
});
