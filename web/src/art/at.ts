/** Shapes put in their place: moved, tilted, scaled. */
export const at = (x: number, y: number, scale: number, shapes: string, tilt = 0): string =>
  `<g transform="translate(${x} ${y})${tilt ? ` rotate(${tilt})` : ''} scale(${scale})">${shapes}</g>`;
