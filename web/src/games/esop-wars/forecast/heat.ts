/** How strongly a market moves a skill: a class for its ground, so that a glance finds the extremes. */
export function heat(points: number): string {
  if (points === 0) return 'z';
  return `${points > 0 ? 'p' : 'm'} l${Math.min(4, Math.ceil(Math.abs(points) / 15))}`;
}
