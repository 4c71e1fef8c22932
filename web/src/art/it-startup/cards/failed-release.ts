import { INK, PAPER } from '../../palette';

/** Nose first, at five on a Friday. */
export const failedRelease = `
<g transform="translate(72 58) rotate(196) scale(2.05)"><path d="M-9-6-19 13l11-4Zm18 0 10 19-11-4Z" fill="#4b5bd6"/><path d="M0-26c10 8 12 20 10 34h-20c-2-14 0-26 10-34Z" fill="${PAPER}"/><path d="M0-26c-10 8-12 20-10 34H0Z" fill="#e6d9c0"/><path d="M-10 2h20l0 6h-20Z" fill="#c2571a"/><circle cy="-7" r="4.6" fill="#33475c"/><circle cy="-7" r="3" fill="#8fc7e8"/><path d="M-5 8h10l1.5 4h-13Z" fill="#3a3230"/></g>
<g fill="#6b6560"><circle cx="62" cy="14" r="11"/><circle cx="80" cy="4" r="14"/><circle cx="46" cy="2" r="11"/></g>
<path d="M80-10a14 14 0 0 1 6 26c4-8 2-20-6-26Z" fill="#4c4743"/>
<g transform="translate(66 88) rotate(40)"><path d="M-17-5.5h34v11h-34Z" fill="#e8a97c"/><path d="M-5.5-5.5h11v11h-11Z" fill="#c98556"/></g>
<path d="M-24 122v-10c20-6 40-4 58-7 8-9 20-9 28-6 8-6 20-5 28 1 6-3 14 0 18 5 26 2 50 0 76 5v12Z" fill="#a86f3f"/>
<path d="M96 104c4-3 8-3 12 1 26 2 50 0 76 5v12H84c8-4 12-10 12-18Z" fill="#7d4f2a"/>
<path d="m32 96-12-10m20 2L34 74m72 16 12-9m-6 17 15-3" stroke="#a86f3f" stroke-width="4.5" stroke-linecap="round"/>
<circle cx="134" cy="38" r="23" fill="#33291f"/><circle cx="134" cy="38" r="18.5" fill="${PAPER}"/>
<path d="M134 24v14l6.5 10.5" stroke="${INK}" stroke-width="4" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;
