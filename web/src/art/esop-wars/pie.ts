/** A slice of a round pie, from twelve o'clock clockwise; `part` of the whole, 0 to 1. */
export function slicePath(part: number, centre: number, radius: number): string {
  const whole = Math.max(0, Math.min(1, part));
  if (whole === 0) return '';
  if (whole === 1) {
    const top = centre - radius;
    return `M${centre} ${top}a${radius} ${radius} 0 1 1-.01 0Z`;
  }
  const angle = whole * 2 * Math.PI;
  const x = (centre + radius * Math.sin(angle)).toFixed(2);
  const y = (centre - radius * Math.cos(angle)).toFixed(2);
  return `M${centre} ${centre}V${centre - radius}A${radius} ${radius} 0 ${whole > 0.5 ? 1 : 0} 1 ${x} ${y}Z`;
}
