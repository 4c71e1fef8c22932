import { INK, PAPER, SUN } from '../../palette';

/** It has eaten a tie, and it has a ticket number. */
export const monsterBug = `
<g stroke="${INK}" stroke-width="6" fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="M44 62 18 52 8 66M40 82H14L4 98m40 4-22 6-4 12M116 62l26-10 10 14m-32 16h26l10 16m-40 4 22 6 4 12"/><path d="M66 26C62 12 52 6 42 8m52 18c4-14 14-20 24-18" stroke-width="4"/></g>
<path d="M34 122c-8-64 20-102 46-102s54 38 46 102Z" fill="#5b3a7a"/><path d="M92 22c26 10 40 46 34 100H98c8-34 8-70-6-100Z" fill="#452a60"/>
<circle cx="62" cy="54" r="15" fill="#fff"/><circle cx="99" cy="54" r="15" fill="#fff"/><circle cx="66" cy="57" r="6" fill="${INK}"/>
<circle cx="95" cy="57" r="6" fill="${INK}"/><path d="m44 38 28 9m45-9-28 9" stroke="#2d1942" stroke-width="7" stroke-linecap="round"/>
<path d="M48 76h64c0 20-14 28-32 28S48 96 48 76Z" fill="#1d1029"/><path d="m50 76 8 11 8-11 7 11 7-11 7 11 7-11 8 11 8-11Z" fill="${PAPER}"/>
<path d="m62 98 6-8 7 12m10 0 7-12 6 8" fill="${PAPER}"/><path d="m75 106 5-4 5 4-2 4 4 12H73l4-12Z" fill="#d8443c"/>
<g transform="rotate(-12 34 14)"><path d="M12 2h30v20H12l-7-10Z" fill="${SUN}"/><path d="M21 6v12m7-12v12M17 10h15m-15 5h15" stroke="${INK}" stroke-width="2.4"/></g>`;
