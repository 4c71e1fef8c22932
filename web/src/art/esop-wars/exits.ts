import type { Drawing } from '../drawing';
import { ipo } from './exits/ipo';
import { jointVenture } from './exits/joint-venture';
import { mergerAndAcquisition } from './exits/m-and-a';
import { unknown } from './markets/unknown';

const EXITS: Readonly<Record<string, Drawing>> = {
  ipo,
  'joint-venture': jointVenture,
  'm-and-a': mergerAndAcquisition,
};

/** The picture of an exit card. */
export function exitPicture(id: string): Drawing {
  return EXITS[id] ?? unknown;
}
