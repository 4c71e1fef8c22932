import { bust } from '../../people/bust';
import { bar, put, shape, stroke } from '../../pen';
import { GLASS, INK, LEAF, PAPER } from '../paint';

/** Put on the goggles and see the room you are in. */
export const virtualRealityReality =
  bar(4, 8, 34, 30, GLASS, 2) +
  stroke(PAPER, 2.4, 'M21 8v30M4 23h34') +
  put(
    118,
    84,
    1,
    shape('#c4572c', 'M-10-18h20l-3 18h-14Z') +
      shape(LEAF, 'M0-18c-14-6-12-20-8-26 6 6 8 14 8 26Zm0 0c12-6 14-18 10-26-8 6-11 14-10 26Z'),
  ) +
  put(
    20,
    -10,
    0.8,
    bust({ skin: 3, hair: 'curls', hairColour: '#2a1d1a', top: 'tee', colour: '#c4572c', mouth: 'o' }),
  ) +
  bar(34, 18, 68, 34, INK, 9) +
  bar(39, 22, 58, 26, '#c9cdec', 5) +
  bar(43, 25, 13, 11, GLASS) +
  stroke(PAPER, 1.2, 'M49.5 25v11M43 30.5h13') +
  put(
    88,
    47,
    0.4,
    shape('#c4572c', 'M-10-18h20l-3 18h-14Z') +
      shape(LEAF, 'M0-18c-14-6-12-20-8-26 6 6 8 14 8 26Zm0 0c12-6 14-18 10-26-8 6-11 14-10 26Z'),
  ) +
  put(60, 26, 0.2, bust({ skin: 3, hair: 'curls', hairColour: '#2a1d1a', top: 'tee', colour: '#c4572c', mouth: 'o' }));
