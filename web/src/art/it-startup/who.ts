import { bust } from '../people/bust';
import type { Person } from '../people/person';

/** Somebody in a card's window of 160 by 120, shoulders on its lower edge. */
export const who = (person: Person, dx = 0, dy = 0, scale = 1): string =>
  `<g transform="translate(${80 - 60 * scale + dx} ${120 - 120 * scale + dy}) scale(${scale})">${bust(person)}</g>`;
