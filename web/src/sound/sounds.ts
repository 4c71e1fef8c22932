/** The few things that are heard. */
export type SoundName = 'turn' | 'bid' | 'reveal' | 'sold' | 'call' | 'low' | 'refused' | 'talk' | 'end';

/** zzfx parameters: volume, randomness, frequency, attack, sustain, release, shape, curve, slide, ... */
type Recipe = readonly (number | undefined)[];

const _ = undefined;

/** Short, wooden and warm, like things put on a table; several notes where it is an announcement. */
export const recipes: Record<SoundName, readonly { at: number; recipe: Recipe }[]> = {
  turn: [
    { at: 0, recipe: [0.7, 0, 587, 0.01, 0.05, 0.16, 0, 1.5] },
    { at: 0.11, recipe: [0.7, 0, 880, 0.01, 0.07, 0.28, 0, 1.5] },
  ],
  bid: [{ at: 0, recipe: [0.8, 0.02, 330, _, 0.01, 0.06, 1, 2.2, -12, _, _, _, _, 0.3] }],
  reveal: [
    { at: 0, recipe: [0.5, 0, 240, 0.02, 0.04, 0.12, 1, 1.4, 9] },
    { at: 0.12, recipe: [0.5, 0, 494, 0.01, 0.05, 0.3, 0, 1.6] },
  ],
  sold: [
    { at: 0, recipe: [1.3, 0, 120, _, 0.01, 0.09, 3, 2.6, -4, _, _, _, _, 1.2] },
    { at: 0.16, recipe: [0.5, 0, 660, 0.01, 0.06, 0.3, 0, 1.4] },
  ],
  call: [{ at: 0, recipe: [0.9, 0, 196, _, 0.02, 0.1, 1, 2, -3, _, _, _, _, 0.5] }],
  low: [{ at: 0, recipe: [0.45, 0, 988, _, 0.01, 0.04, 0, 1.8] }],
  refused: [{ at: 0, recipe: [0.6, 0, 174, 0.01, 0.06, 0.14, 1, 1.2, -5] }],
  talk: [{ at: 0, recipe: [0.35, 0, 740, 0.01, 0.02, 0.09, 0, 1.6, 6] }],
  end: [
    { at: 0, recipe: [0.7, 0, 523, 0.01, 0.1, 0.25, 0, 1.4] },
    { at: 0.16, recipe: [0.7, 0, 659, 0.01, 0.1, 0.25, 0, 1.4] },
    { at: 0.32, recipe: [0.7, 0, 784, 0.01, 0.1, 0.3, 0, 1.4] },
    { at: 0.5, recipe: [0.8, 0, 1047, 0.02, 0.25, 0.7, 0, 1.4] },
  ],
};
