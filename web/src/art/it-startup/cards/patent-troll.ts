import { INK, PAPER } from '../../palette';

/** Owns the idea of clicking. */
export const patentTroll = `
<path d="M38 42C22 22 24 4 34-4c0 8 6 10 8 14 0-8 4-14 12-18-2 8 2 10 4 16 4-8 10-12 18-12-4 6-2 10 0 14 6-4 14-4 20 0-14 4-18 16-18 30Z" fill="#d9487a"/>
<path d="M2 122c0-22 16-28 36-30h40c20 2 34 8 34 30Z" fill="#33475c"/><path d="M66 92h12c20 2 34 8 34 30H82c0-14-6-26-16-30Z" fill="#24364a"/>
<path d="m46 92 12 12 12-12-6 30H52Z" fill="${PAPER}"/><path d="m54 100 4-3 4 3-2 5 4 12-6 7-6-7 4-12Z" fill="#b8323a"/>
<path d="M28 58C10 46 2 46-4 50c4 16 16 24 32 22Zm60 0c18-12 26-12 32-8-4 16-16 24-32 22Z" fill="#8aa64d"/>
<path d="M88 58c18-12 26-12 32-8-4 16-16 24-32 22Z" fill="#6d8638"/>
<path d="M26 56c0-18 14-26 32-26s32 8 32 26c0 10 4 12 4 22 0 14-16 20-36 20s-36-6-36-20c0-10 4-12 4-22Z" fill="#8aa64d"/>
<path d="M66 30.5C80 32 90 40 90 56c0 10 4 12 4 22 0 14-16 20-36 20 14-8 18-22 16-38-1-12-4-22-8-29.5Z" fill="#6d8638"/>
<circle cx="45" cy="54" r="6" fill="#fff3c4"/><circle cx="71" cy="54" r="6" fill="#fff3c4"/><circle cx="46.5" cy="55" r="2.8" fill="${INK}"/>
<circle cx="72.5" cy="55" r="2.8" fill="${INK}"/><path d="m35 44 18 4m28-4-18 4" stroke="${INK}" stroke-width="5" stroke-linecap="round"/>
<path d="M58 54c-6 4-12 10-10 17 4 6 18 6 21 0 2-7-4-13-11-17Z" fill="#a3bf62"/>
<path d="M36 83c10 6 34 6 44 0" stroke="${INK}" stroke-width="3.5" fill="none" stroke-linecap="round"/>
<path d="m42 86 3-11 5 12Zm26 1 5-12 3 11Z" fill="${PAPER}"/><circle cx="34" cy="72" r="2.6" fill="#6d8638"/>
<g transform="rotate(6 134 80)"><path d="M114 42h40v66h-40Z" fill="${PAPER}"/><path d="M142 42h12v66h-12Z" fill="#e6d9c0"/><path d="M110 38h48v8h-48Zm0 66h48v8h-48Z" fill="#cbb894"/><path d="m122 52 0 26 6-6 5 11 6-3-5-10h9Z" fill="${INK}"/><path d="m144 92-6 16 6-3 3 6 3-16Z" fill="#8f252c"/><circle cx="145" cy="91" r="8.5" fill="#d8443c"/></g>
<circle cx="113" cy="98" r="8" fill="#8aa64d"/>`;
