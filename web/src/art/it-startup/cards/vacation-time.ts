import { at } from '../../at';
import { INK, PAPER, SUN } from '../../palette';
import { officeChair } from '../office-chair';

/** The office chair has its swimming ring on; the phone is buried in the sand. */
export const vacationTime = `
<circle cx="18" cy="28" r="19" fill="${SUN}"/><path d="M-24 66h208v32H-24Z" fill="#5aa9c4"/>
<path d="M-18 78h24m18 7h16m74-9h26m8 10h18" stroke="#d5edf2" stroke-width="3" stroke-linecap="round"/>
<path d="M-24 94c50-8 150-6 208-1v30H-24Z" fill="#f0d9a4"/><path d="m104 116-14-98" stroke="#6b4022" stroke-width="4.5" stroke-linecap="round"/>
<path d="M32 44C36 8 66-4 88 4c24-2 48 12 56 34-36-8-76-6-112 6Z" fill="#b8323a"/>
<path d="M88 4c-18 8-28 20-32 33 10-2 20-3 30-4C84 22 84 12 88 4Zm0 0c12 6 20 16 26 29l30 5C136 16 112 2 88 4Z" fill="${PAPER}"/>
${at(72, 82, 1.25, officeChair)}
<path d="M46 74a26 9 0 1 0 52 0 26 9 0 1 0-52 0Zm15 0a11 3.6 0 1 1 22 0 11 3.6 0 1 1-22 0Z" fill="#e5893f" fill-rule="evenodd"/>
<path d="M50 69.5 60 72l-2 4-11-1Zm44 0L84 72l2 4 11-1ZM68 65h8v6h-8Zm0 12h8v6h-8Z" fill="${PAPER}"/>
<g transform="rotate(-14 134 104)"><path d="M125 82h19v30h-19Z" fill="#2a2d33"/><path d="M128 86h13v22h-13Z" fill="#8fc7e8"/></g>
<path d="M112 108c10-7 34-7 46 1v9h-46Z" fill="#e3c684"/>
<path d="m116 88-6-5m8-6-3-7m33 8 6-6m-2 15 8-2" stroke="${INK}" stroke-width="3" stroke-linecap="round"/>`;
