/** A place at a table, in hundredths of its width and height. */
export type Place = readonly [x: number, y: number];

const AT: Record<number, readonly Place[]> = {
  1: [[50, 9]],
  2: [
    [9, 50],
    [91, 50],
  ],
  3: [
    [50, 9],
    [91, 62],
    [9, 62],
  ],
  4: [
    [24, 13],
    [76, 13],
    [80, 85],
    [20, 85],
  ],
  5: [
    [50, 7],
    [90, 36],
    [76, 88],
    [24, 88],
    [10, 36],
  ],
};

/** Where people sit around a table seen from above, clockwise. */
export function around(seats: number): readonly Place[] {
  return (
    AT[seats] ??
    Array.from({ length: seats }, (_, i): Place => {
      const turn = (2 * Math.PI * i) / seats - Math.PI / 2;
      return [50 + 41 * Math.cos(turn), 48 + 41 * Math.sin(turn)];
    })
  );
}
