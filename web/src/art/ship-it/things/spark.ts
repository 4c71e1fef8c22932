import { SUN } from '../../palette';

export const spark = (x: number, y: number, radius: number, colour: string = SUN): string =>
  `<path transform="translate(${x} ${y}) scale(${radius})" fill="${colour}" d="M0-1 .28-.28 1 0 .28.28 0 1-.28.28-1 0-.28-.28Z"/>`;
