import { DEEP, NIGHT, SAND, SHALLOWS, SKY } from '../paint';
import { bar } from '../../pen';
import { star } from './sky';
import { beams } from './water';

export const backdrop = (paint: string): string => bar(-120, -80, 400, 300, paint);
export const sunset = backdrop(SAND);
export const daylight = backdrop(SKY);
export const underwater = backdrop(DEEP) + beams();
export const openSea = backdrop(SHALLOWS);
export const starlight =
  backdrop(NIGHT) + star(-30, 20, 4) + star(12, 14, 3) + star(60, 8, 3) + star(150, 30, 4) + star(190, 16, 3);
