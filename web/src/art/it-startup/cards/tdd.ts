import { PAPER, SUN } from '../../palette';

/** Red, green, coffee. */
export const tdd = `
<path d="M40 18h16v8H40Zm64 0h16v8h-16ZM40 54h16v8H40Zm64 0h16v8h-16ZM40 90h16v8H40Zm64 0h16v8h-16Z" fill="#2b2f55"/>
<rect x="52" y="2" width="56" height="118" rx="13" fill="#282a55"/><path d="M90 2h5a13 13 0 0 1 13 13v92a13 13 0 0 1-13 13h-5Z" fill="#1c1d40"/>
<circle cx="80" cy="23" r="16" fill="#d8443c"/><path d="m73 16 14 14m0-14L73 30" stroke="#fff" stroke-width="4.5" stroke-linecap="round"/>
<circle cx="80" cy="60" r="16" fill="#2f9e5c"/>
<path d="m72 60 6 7 11-13" stroke="#fff" stroke-width="4.5" fill="none" stroke-linecap="round" stroke-linejoin="round"/>
<circle cx="80" cy="97" r="16" fill="${PAPER}"/><path d="M71 93h16l-2 13H73Z" fill="#8a5630"/>
<path d="M86.5 95c6 0 6 8-1 8" stroke="#8a5630" stroke-width="2.8" fill="none"/>
<path d="M75 90c-2-3 2-4 0-7m8 7c-2-3 2-4 0-7" stroke="#8a5630" stroke-width="2.2" fill="none" stroke-linecap="round"/>
<g fill="none" stroke="${SUN}" stroke-width="4" stroke-linecap="round"><path d="m122 82 8-5m-6 20h10m-12 14 8 5M38 82l-8-5m6 20H26m12 14-8 5"/></g>`;
