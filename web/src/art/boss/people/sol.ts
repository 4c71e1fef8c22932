import type { Figure } from './figure';
import { disc, stroke } from '../../pen';
import { PAPER } from '../paint';

/** Helpdesk. Has turned it off and on again forty thousand times. */
export const sol: Figure = {
  skin: 4,
  hair: 'curls',
  hairColour: '#1c1512',
  top: 'crew',
  colour: '#2f7d78',
  second: '#d5efe5',
  with: ['headset'],
  behind: disc(106, 40, 17, PAPER) + stroke('#17713d', 4, 'M99 35a10 10 0 1 0 14 0M106 30v10'),
};
