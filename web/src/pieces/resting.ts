let [x, y] = [NaN, NaN];

addEventListener('pointermove', ({ screenX, screenY }) => ([x, y] = [screenX, screenY]), { capture: true });

/** The pointer stands still: what it entered came under it by itself. */
export const isResting = ({ screenX, screenY }: PointerEvent): boolean => screenX === x && screenY === y;
