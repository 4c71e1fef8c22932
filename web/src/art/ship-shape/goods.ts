import type { Drawing } from '../drawing';
import { gearPath } from './parts/machines';
import { line, shape } from '../pen';

interface Form {
  /** The whole outline, and its shaded side. */
  readonly outline: string;
  readonly shaded: string;
  /** What tells it from the others even without colour. */
  readonly mark: (shade: string) => string;
}

const COG = gearPath(8, 15.6, 11.8, 16, 16);
const rightHalf = (COG.match(/[\d.-]+ [\d.-]+/g) ?? []).filter((point) => Number(point.split(' ')[0]) >= 16);
const round = ' stroke-linecap="round"';
const GLEAM = '#fffaf0';

/** A leaf, a lump, a cog and a gem: one form from 11 to 48 pixels. */
const FORMS: Readonly<Record<string, Form>> = {
  organic: {
    outline: 'M5.5 27.5C-1 12 9 1.5 30.5 1.5c0 22-10.5 32-25 26Z',
    shaded: 'M30.5 1.5c0 22-10.5 32-25 26Z',
    mark: (shade) => line(shade, 3.2, 'M7 25.5 2 30.5', round) + line(GLEAM, 3, 'M9 23.5 21.5 11', round),
  },
  mineral: {
    outline: 'M1 24 5 10 16 1.5 27.5 8 31 22.5 24 30.5H8Z',
    shaded: 'M16 1.5 27.5 8 31 22.5 24 30.5h-6L15 17Z',
    mark: () => shape(GLEAM, 'M5.5 11.5 15 4.5v11l-8.5 5Z', ' opacity=".9"'),
  },
  technological: {
    outline: COG,
    shaded: `M16 0L${rightHalf.join('L')}L16 32Z`,
    mark: () => `<circle cx="16" cy="16" r="6" fill="none" stroke="${GLEAM}" stroke-width="3.4"/>`,
  },
  specialty: {
    outline: 'M8 2.5h16l7.5 9.5L16 30.5.5 12Z',
    shaded: 'M24 2.5 31.5 12 16 30.5 21.5 12Z',
    mark: () => shape(GLEAM, 'M9 5h7l-4.5 7H3.5Z', ' opacity=".9"') + line(GLEAM, 2, 'M1 12.5h30'),
  },
};

const UNKNOWN: Form = {
  outline: 'M3 5h26v22H3Z',
  shaded: 'M18 5h11v22H18Z',
  mark: () => line(GLEAM, 3, 'M3 16h26'),
};

export const GOOD_KINDS = Object.keys(FORMS);

const token = (shapes: string): Drawing => ({ box: '0 0 32 32', shapes });

/** Its paints are `--organic` and `--organic-shade`: on wood, ink and felt they are lighter than on paper. */
export function good(kind: string): Drawing {
  const { outline, shaded, mark } = FORMS[kind] ?? UNKNOWN;
  const shade = `var(--${kind}-shade, #4b5660)`;
  return token(shape(`var(--${kind}, #74818b)`, outline) + shape(shade, shaded) + mark(shade));
}

/** Only the outline of what is not there. */
export const missingGood = (kind: string): Drawing =>
  token(
    `<path d="${(FORMS[kind] ?? UNKNOWN).outline}" transform="translate(16 16) scale(.88) translate(-16 -16)" fill="none" stroke="var(--bad)" stroke-width="3.2" stroke-linejoin="round"/>`,
  );
