import type { Drawing } from '../../drawing';
import { bar, shape } from '../../pen';
import { INK, SUN } from '../paint';

const FRONT = '#f3e3c1';
const SHADED = '#e5d0a4';
const FLAP = '#d9c49a';

const wax = 'M48 31c4-2 7 1 11 2s6 5 5 9 2 7-2 10-5 6-9 5-8 2-11-1-7-4-7-9-1-8 3-11 6-4 10-5Z';

const sealed =
  bar(6, 16, 84, 54, FRONT, 4) +
  shape(SHADED, 'M48 16h38a4 4 0 0 1 4 4v46a4 4 0 0 1-4 4H48Z') +
  shape(FLAP, 'M6 20c0-2 1-4 4-4h76c3 0 4 2 4 4L48 49Z') +
  shape('#c9b184', 'M48 49 90 20c0-2-1-4-4-4H48Z') +
  shape('var(--seat)', wax);

const open = (slip: number): string =>
  shape(FLAP, 'M6 30 48 4l42 26v36a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4Z') +
  bar(16, slip, 64, 46, '#fffdf8', 3) +
  shape(FRONT, 'M6 30 48 52 90 30v36a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4Z') +
  shape(SHADED, 'M90 30v36a4 4 0 0 1-4 4H48V52Z');

const pen = shape(INK, 'M60 38 88 6l6 5-27 32-9 3Z') + shape(SUN, 'm60 38 7 5-9 3Z');

const STATES = { sealed, open: open(8), writing: open(16) + pen };

/** A secret answer: still written, open, or sealed with the wax of its seat (its mark goes on the wax, at 50% 62%). */
export const envelope = (state: keyof typeof STATES): Drawing => ({ box: '0 0 96 72', shapes: STATES[state] });
