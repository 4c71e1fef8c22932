/** Colours that every drawing shares, whatever the theme: flat shapes keep their paint. */
export const INK = '#211b16';
export const PAPER = '#fff6e6';
export const SUN = '#f4b740';
export const CREAM = '#f3dfbd';
export const SEATS = ['#0072b2', '#e69f00', '#009e73', '#cc79a7', '#d55e00'] as const;

/** The shaded side of a volume: the same colour, less light. */
export function shade(hex: string, light = 0.78): string {
  const part = (at: number) =>
    Math.round(parseInt(hex.slice(at, at + 2), 16) * light)
      .toString(16)
      .padStart(2, '0');
  return `#${part(1)}${part(3)}${part(5)}`;
}
