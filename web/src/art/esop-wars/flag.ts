import { at } from '../at';

/** A flag on its pole, foot at 0 0. */
export const flag = (x: number, y: number, c: string, s = 1): string =>
  at(
    x,
    y,
    s,
    `<rect x="-1.5" y="-34" width="3" height="36" fill="#4a3524"/><path d="M1.5-34h22l-6 7 6 7h-22Z" fill="${c}"/>`,
  );
