/** The print behind a picture: each category has its own, so that nothing hangs on a hue. */
const PRINTS = {
  engineering:
    '<path d="M0 20h14m12 0h14M20 0v14m0 12v14" stroke="currentColor" stroke-width="2"/><circle cx="20" cy="20" r="3.4" fill="none" stroke="currentColor" stroke-width="2"/>',
  product:
    '<circle cx="10" cy="10" r="4.5" fill="currentColor"/><circle cx="30" cy="30" r="4.5" fill="currentColor"/><circle cx="30" cy="10" r="1.8" fill="currentColor"/><circle cx="10" cy="30" r="1.8" fill="currentColor"/>',
  sales:
    '<path d="m0 14 10-10 10 10 10-10 10 10M0 34l10-10 10 10 10-10 10 10" fill="none" stroke="currentColor" stroke-width="3"/>',
  ops: '<path d="M0 10h40M0 30h40" stroke="currentColor" stroke-width="3"/><path d="M6 4h10v6H6Zm20 20h10v6H26Z" fill="currentColor"/>',
  finance:
    '<path d="M0 20h40M20 0v40" stroke="currentColor" stroke-width="1.5"/><circle cx="20" cy="20" r="7" fill="none" stroke="currentColor" stroke-width="2"/><circle cx="0" cy="0" r="2.5" fill="currentColor"/><circle cx="40" cy="0" r="2.5" fill="currentColor"/><circle cx="0" cy="40" r="2.5" fill="currentColor"/><circle cx="40" cy="40" r="2.5" fill="currentColor"/>',
  dev: '<path d="m10 6-5 5 5 5m8-12-4 14m8-12 5 5-5 5" fill="none" stroke="currentColor" stroke-width="2"/><path d="M26 30h10M6 30h12" stroke="currentColor" stroke-width="2"/>',
  hr: '<circle cx="12" cy="9" r="4" fill="currentColor"/><path d="M4 20c0-8 16-8 16 0Z" fill="currentColor"/><circle cx="32" cy="29" r="4" fill="currentColor"/><path d="M24 40c0-8 16-8 16 0Z" fill="currentColor"/>',
  knowledge:
    '<path d="M4 6c5-3 9-3 14 0v12c-5-3-9-3-14 0ZM22 26c5-3 9-3 14 0v12c-5-3-9-3-14 0Z" fill="none" stroke="currentColor" stroke-width="2"/>',
  help: '<path d="M10 4v12M4 10h12M30 24v12M24 30h12" stroke="currentColor" stroke-width="3"/>',
  sabotage: '<path d="M-4 12 12-4M-4 32 32-4M8 44 44 8M28 44 44 28" stroke="currentColor" stroke-width="5"/>',
};

export type Print = keyof typeof PRINTS;

export function isPrint(name: string): name is Print {
  return name in PRINTS;
}

/** Stands for the id of the one print of a drawing: the same drawing has the same shapes each time (`drawn` gives it one). */
export const PRINT = 'the-print';

/** Fills an area (the attributes of a `<rect>`) with a tile, again and again. */
export function tiled(tile: string, side: number, scale: number, area: string): string {
  const pattern = `<pattern id="${PRINT}" width="${side}" height="${side}" patternUnits="userSpaceOnUse" patternTransform="scale(${scale})">${tile}</pattern>`;
  return `<defs>${pattern}</defs><rect ${area} fill="url(#${PRINT})"/>`;
}

/** Fills a rectangle with the print of a category, in the colour of the text around it (`--print`). */
export function print(kind: string, width: number, height: number, scale: number): string {
  return isPrint(kind) ? tiled(PRINTS[kind], 40, scale, `width="${width}" height="${height}"`) : '';
}
