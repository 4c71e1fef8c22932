import type { Drawing } from '../drawing';
import { print } from '../print';
import { bust } from './bust';
import type { Person } from './person';

interface Window {
  readonly width: number;
  readonly height: number;
  /** How large the print is, and the person. */
  readonly grain?: number;
  readonly zoom?: number;
}

/** Somebody in the window of a card: the print of the category, a pale disc, the bust. */
export function cardPortrait(person: Person, category: string, window: Window): Drawing {
  const { width, height, grain = 0.55, zoom = 1 } = window;
  const scale = (height / 120) * zoom;
  const figure = `<g transform="translate(${width / 2 - 60 * scale} ${height - 120 * scale}) scale(${scale})">${bust(person)}</g>`;
  return {
    box: `0 0 ${width} ${height}`,
    fit: 'xMidYMax slice',
    shapes: `${print(category, width, height, grain)}<circle fill="var(--halo)" cx="${width / 2}" cy="${height * 0.52}" r="${height * 0.42}"/>${figure}`,
  };
}

/** Only the face, for the smallest card and for chairs. */
export function face(person: Person, category?: string): Drawing {
  return {
    box: '22 12 76 84',
    fit: 'xMidYMid slice',
    shapes: (category ? print(category, 120, 120, 0.45) : '') + bust(person),
  };
}

/** Somebody at a table, before a disc in the colour of the seat. */
export function seatPortrait(person: Person): Drawing {
  return {
    box: '0 0 120 120',
    fit: 'xMidYMax slice',
    shapes: `<circle fill="var(--seat-halo, var(--halo))" cx="60" cy="62" r="46"/>${bust(person)}`,
  };
}
