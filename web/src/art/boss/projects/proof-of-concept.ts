import { bar, put, shape, word } from '../../pen';
import { INK, PAPER } from '../paint';
import { halo } from '../parts/backdrops';

/** The concept is left as an exercise. */
export const proofOfConcept =
  halo() +
  put(
    68,
    44,
    1,
    bar(-36, -36, 72, 72, PAPER, 2) +
      shape('#efe6d4', 'M8-36h28v72H8Z') +
      word(-9, -19, 'Proof.', 14) +
      `<rect x="-24" y="-10" width="48" height="28" rx="3" fill="none" stroke="#9a8cae" stroke-width="2.4" stroke-dasharray="5 4"/>` +
      word(0, 10, '?', 20, '#65407d') +
      bar(20, 24, 9, 9, INK),
    -4,
  );
