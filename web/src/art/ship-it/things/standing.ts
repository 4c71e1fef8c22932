import { bust } from '../../people/bust';
import type { Person } from '../../people/person';

/** Head and shoulders of somebody, the lower edge at y. */
export const standing = (person: Person, x: number, y: number, scale: number): string =>
  `<g transform="translate(${x - 60 * scale} ${y - 122 * scale}) scale(${scale})">${bust(person)}</g>`;
