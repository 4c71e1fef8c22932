/** A resource: a chip of the game, its upper face at x y, `r` wide. */
export const chip = (x: number, y: number, r: number): string =>
  `<path d="M${x - r} ${y}v${r * 0.3}c0 ${r * 0.6} ${2 * r} ${r * 0.6} ${2 * r} 0v-${r * 0.3}Z" fill="#b9611f"/><ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.42}" fill="#e68a3f"/><ellipse cx="${x}" cy="${y}" rx="${r * 0.65}" ry="${r * 0.26}" fill="none" stroke="#fff3e4" stroke-width="2" stroke-dasharray="5 4"/>`;
