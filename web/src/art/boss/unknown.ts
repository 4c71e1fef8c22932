import { word } from '../pen';
import { PAPER } from './paint';
import { halo } from './parts/backdrops';
import { crate } from './parts/paperwork';

/** What somebody added to the box: nobody has opened the crate yet. */
export const unknown = halo() + crate(44, 26, 48, 48) + word(68, 60, '?', 30, PAPER);
