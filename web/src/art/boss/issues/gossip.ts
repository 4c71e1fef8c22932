import { disc, shape, stroke, word } from '../../pen';
import { INK, RED, WOOD } from '../paint';
import { bubble } from '../parts/paperwork';

/** The news gets worse with each floor it climbs. */
export const gossip =
  shape('#a5723a', 'M0 88V80h34V68h34V56h34V44h34v44Z') +
  stroke(WOOD, 4, 'M0 80h34V68h34V56h34V44h34') +
  bubble(8, 60, 18, 13, disc(17, 66.5, 2, INK)) +
  bubble(38, 44, 24, 17, stroke(INK, 3, 'M45 52.5h10')) +
  bubble(66, 26, 30, 22, word(81, 42.5, '!', 16)) +
  bubble(98, 6, 36, 28, word(116, 27, '!!', 21, RED));
