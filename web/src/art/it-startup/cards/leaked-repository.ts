import { PAPER, SUN } from '../../palette';

/** The lock is open and the tap runs. */
export const leakedRepository = `
<g transform="rotate(-4 66 50)"><path d="M18 14a5 5 0 0 1 5-5h28l9 10h46a5 5 0 0 1 5 5v58H18Z" fill="#c98a1e"/><rect x="28" y="16" width="72" height="30" fill="${PAPER}"/><path d="M36 25h34m-34 9h48" stroke="#b9b0a4" stroke-width="4" stroke-linecap="round"/><path d="M14 36h101l-4 44a6 6 0 0 1-6 5H24a6 6 0 0 1-6-5Z" fill="${SUN}"/><path d="M92 36h23l-4 44a6 6 0 0 1-6 5H86c4-14 6-32 6-49Z" fill="#dd9a22"/><path d="M48 52h34v24H48Z" fill="#33291f"/><path d="M73 52V42a9 9 0 0 0-17-4" stroke="#33291f" stroke-width="5" fill="none" stroke-linecap="round"/><circle cx="65" cy="62" r="3.6" fill="${SUN}"/><path d="M65 63v7" stroke="${SUN}" stroke-width="3"/></g>
<path d="M108 56h16c10 0 14 6 14 15h-13c0-3-2-4-5-4h-12Z" fill="#8c9199"/><path d="M112 44h14v6h-14Zm4 6h6v8h-6Z" fill="#5b6066"/>
<path d="M125 71h13v30h-13Z" fill="#5aa9c4"/><path d="M132 71h6v30h-6Z" fill="#3f8aa6"/>
<g transform="rotate(12 131 84)"><path d="M121 75h20v20h-20Z" fill="${PAPER}"/><path d="m128 80-4 5 4 5m6-10 4 5-4 5" stroke="#942a22" stroke-width="2.6" fill="none" stroke-linecap="round" stroke-linejoin="round"/></g>
<path d="M108 98h46l-5 24h-36Z" fill="#6b7681"/><path d="M134 98h20l-5 24h-17Z" fill="#525c66"/><path d="M105 95h52v7h-52Z" fill="#aeb6bf"/>
<path d="M26 100c-6 9-8 12-8 16a8 8 0 0 0 16 0c0-4-2-7-8-16Zm30-6c-5 7-6 9-6 12a6 6 0 0 0 12 0c0-3-1-5-6-12Z" fill="#5aa9c4"/>`;
