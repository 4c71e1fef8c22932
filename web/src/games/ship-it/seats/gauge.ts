/** Where on a half circle of radius 18 around (24, 22) a share of 0 to 1 lies, between two radii. */
export function tick(share: number, inner = 14.5, outer = 21.5): string {
  const angle = Math.PI * (1 - Math.max(0, Math.min(1, share)));
  const at = (r: number) => `${(24 + Math.cos(angle) * r).toFixed(1)} ${(22 - Math.sin(angle) * r).toFixed(1)}`;
  return `M${at(inner)}L${at(outer)}`;
}

/** The dash that fills a share of the half circle. */
export const filled = (share: number): string =>
  `${(Math.max(0.001, Math.min(1, share)) * Math.PI * 18).toFixed(1)} 99`;
