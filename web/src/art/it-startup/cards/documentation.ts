import { INK, PAPER, SUN } from '../../palette';

/** Last opened by a spider. */
export const documentation = `
<g transform="rotate(-3 78 66)"><path d="M42 14h68v102H42Z" fill="#4b5bd6"/><path d="M88 14h22v102H88Z" fill="#3a48b4"/><path d="M110 20h14v90h-14Z" fill="${PAPER}"/><path d="M114 20v90m5-90v90" stroke="#d9ccb4" stroke-width="2"/><path d="M42 14h10v102H42Z" fill="#2f3a96"/><rect x="60" y="30" width="40" height="28" rx="2" fill="${PAPER}"/><path d="M66 39h28m-28 9h16" stroke="#4b5bd6" stroke-width="4" stroke-linecap="round"/><path d="M92 14h10v34l-5-5-5 5Z" fill="${SUN}"/></g>
<g fill="none" stroke="${PAPER}" stroke-width="2"><path d="M108 12 168-4M108 12l62 24M108 12l44 54M108 12l18 70M108 12l66 6"/><path d="M132 5c2 5 2 6 2 9 0 4-1 5-2 8-3 4-5 5-9 7-3 1-4 2-9 2M150 1c3 7 3 9 3 14 0 6-1 8-3 13-5 7-9 10-15 13-5 3-9 4-18 4M166-3c4 9 4 12 4 18 0 9-1 12-4 20-7 11-13 15-22 20-8 4-12 6-23 5"/></g>
<path d="M146 44v34" stroke="${PAPER}" stroke-width="2"/>
<g transform="translate(146 86)"><path d="M-6-3-14-9m7 10-9 0m10 5-7 6M6-3l8-6M7 1l9 0M6 6l7 6" stroke="${INK}" stroke-width="2.5" stroke-linecap="round"/><circle r="8" fill="${INK}"/><circle cx="-3" cy="-1" r="2.2" fill="#fff"/><circle cx="3" cy="-1" r="2.2" fill="#fff"/></g>
<path d="M28 120c-6-14 0-22 0-22s9 8 3 22m-8 0c-12-4-12-13-12-13s12 1 13 13" fill="#5fa04c"/>`;
