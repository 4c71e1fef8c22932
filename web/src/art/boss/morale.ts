import type { Drawing } from '../drawing';
import { disc, line, oval, stroke } from '../pen';
import { INK } from './paint';

interface Face {
  readonly skin: string;
  readonly mouth: string;
  readonly brows?: string;
  readonly teeth?: boolean;
}

const GRIM: Face = {
  skin: '#ee8d7c',
  mouth: 'M4.6 12.8C5.6 9.4 10.4 9.4 11.4 12.8',
  brows: 'M3.2 3.6 6.6 5M12.8 3.6 9.4 5',
};
const FACES: readonly Face[] = [
  GRIM,
  { skin: '#ee8d7c', mouth: 'M4.8 11.8c1.2-2 5.2-2 6.4 0' },
  { skin: '#e6cfa6', mouth: 'M4.8 10.8h6.4' },
  { skin: '#f9cf56', mouth: 'M4.8 9.8c1.2 2 5.2 2 6.4 0' },
  { skin: '#8fd08c', mouth: 'M4.3 9.4c1.2 3.3 6.2 3.3 7.4 0' },
  { skin: '#8fd08c', mouth: 'M4 9h8c-.4 5.2-7.6 5.2-8 0Z', teeth: true },
];

/** Morale from 0 to 5 as a face: colour, mouth and brows change together. */
export const moraleFace = (morale: number): Drawing => {
  const { skin, mouth, brows, teeth } = FACES[Math.min(morale, 5)] ?? GRIM;
  return {
    box: '0 0 16 16',
    shapes:
      disc(8, 8, 7.6, skin) +
      oval(5.4, 6.3, 1.3, 1.5, INK) +
      oval(10.6, 6.3, 1.3, 1.5, INK) +
      (brows ? line(INK, 1.4, brows) : '') +
      (teeth ? `<path d="${mouth}" fill="#fff"/>` : '') +
      stroke(INK, 1.6, mouth),
  };
};
