import { at } from '../../at';
import type { Drawing } from '../../drawing';
import { bust } from '../../people/bust';
import type { Person } from '../../people/person';
import { print } from '../../print';
import { gavel } from '../gavel';
import { slicePath } from '../pie';

const beside = (person: Person, category: string, thing: string): Drawing => ({
  box: '0 0 160 110',
  fit: 'xMidYMax slice',
  shapes: `${print(category, 160, 110, 0.6)}<circle fill="var(--halo)" cx="62" cy="60" r="48"/>${at(6, 0, 0.92, bust(person))}${thing}`,
});

const pie = `<ellipse cy="4" rx="29" ry="27" fill="#a9702f"/><circle r="28" fill="#e5b46a"/><path d="M-18-2 8 20m-18-32 26 22M-20 10-0 24" stroke="#c98a3c" stroke-width="2.5" stroke-linecap="round" fill="none"/><g transform="translate(-29 -35)"><path d="${slicePath(0.42, 32, 28)}" fill="var(--seat, var(--accent))"/></g>`;

/** Somebody who went for little: the hammer fell early. */
export const bargain = (person: Person, category: string): Drawing =>
  beside(person, category, at(86, 22, 0.5, gavel.shapes));

/** Somebody who cost a large piece of the pie. */
export const dearest = (person: Person, category: string): Drawing => beside(person, category, at(126, 76, 1, pie));
