import { INK, PAPER } from '../../palette';

/** The eye behind the glass is asleep; the bug is not. */
export const codeReview = `
<g transform="rotate(-5 70 64)"><rect x="28" y="8" width="92" height="120" rx="4" fill="${PAPER}"/><path d="M38 20h30m-30 46h26m-26 13h46" stroke="#b9b0a4" stroke-width="5" stroke-linecap="round"/><path d="M38 33h62m-52 12h30" stroke="#c93a3f" stroke-width="6" stroke-linecap="round"/><path d="M48 94h46m-46 12h28" stroke="#1f8a4c" stroke-width="6" stroke-linecap="round"/></g>
<g transform="translate(44 72) rotate(-24)"><path d="m-10-6-5-5m4 11h-8m9 7-6 5M10-6l5-5m-4 11h8M10 7l6 5" stroke="${INK}" stroke-width="2.5" stroke-linecap="round"/><ellipse rx="9" ry="11" fill="#c2571a"/><path d="M0-11c12 0 12 22 0 22Z" fill="#93400f"/><circle cy="-11" r="5" fill="${INK}"/></g>
<path d="m119 82 22 26" stroke="#6b4022" stroke-width="12" stroke-linecap="round"/><circle cx="100" cy="58" r="32" fill="#33357a"/>
<circle cx="100" cy="58" r="25" fill="#dcecf2"/>
<path d="M82 56c8 12 28 12 36 0" stroke="${INK}" stroke-width="4.5" fill="none" stroke-linecap="round"/>
<path d="m86 63-4 6m11-2-2 7m9-6v7m8-8 3 7m4-11 5 5" stroke="${INK}" stroke-width="3.5" stroke-linecap="round"/>
<path d="M132 24h11l-11 12h11M148 6h8l-8 9h8" stroke="#c2571a" stroke-width="3.5" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;
