/** The powers of two that have room on the scaffold: the goal and the three below it. */
export function powersUpTo(goal: number): number[] {
  const marks: number[] = [];
  for (let power = 1; power <= goal; power *= 2) if (power * 8 >= goal) marks.push(power);
  return marks;
}
