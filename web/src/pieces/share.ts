/** A part of a whole as a CSS length, never outside the whole. */
export function share(part: number, whole: number): string {
  if (whole <= 0) return '0%';
  return `${Math.max(0, Math.min(1, part / whole)) * 100}%`;
}
