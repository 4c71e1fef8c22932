import { SUN } from '../palette';

export const coin = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${SUN}"/><path d="M${x} ${y - r}a${r} ${r} 0 0 1 0 ${2 * r}c${r * 0.5}-${r * 0.6} ${r * 0.5}-${r * 1.4} 0-${2 * r}Z" fill="#d5952a"/><circle cx="${x}" cy="${y}" r="${r * 0.52}" fill="#fbd277"/>`;
