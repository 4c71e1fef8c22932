import { at } from '../../at';
import { INK, PAPER, SUN } from '../../palette';
import { scene } from '../scene';

const riders = `<g transform="translate(-27 5) rotate(-20)"><circle cx="-5" cy="-19" r="7" fill="#cf9566"/><path d="M-13-19c-1-10 13-12 15-3-6-1-11-1-15 3Z" fill="#231d18"/><path d="M-14-10h17v6h-17Z" fill="#c4572c"/><path d="m-12-10-5-14M2-10l2-13" stroke="#cf9566" stroke-width="3.4" stroke-linecap="round"/><path d="M-17-7H6l-2 11h-19Z" fill="#b8323a"/><path d="M-2-7h8l-2 11h-6Z" fill="#8f2229"/></g>
<path d="m-9-15-10-19M12-15l10-19" stroke="#8792a0" stroke-width="5" stroke-linecap="round"/><circle cx="-19" cy="-35" r="4.5" fill="#b9c3cf"/><circle cx="22" cy="-35" r="4.5" fill="#98a4b2"/><rect x="-11" y="-18" width="24" height="12" fill="#98a4b2"/><rect x="-13" y="-41" width="28" height="24" rx="6" fill="#dfe5ec"/><path d="M6-41h3a6 6 0 0 1 6 6v12a6 6 0 0 1-6 6H6Z" fill="#b4bfcb"/><rect x="-9" y="-36" width="20" height="10" rx="5" fill="${INK}"/><circle cx="-4" cy="-31" r="2.6" fill="${SUN}"/><circle cx="6" cy="-31" r="2.6" fill="${SUN}"/><path d="M-4-22h10" stroke="${INK}" stroke-width="2" stroke-linecap="round"/><path d="M0-49h2v8H0Z" fill="#8792a0"/><circle cx="1" cy="-51" r="4" fill="${SUN}"/><path d="M-16-9h35l-4 14h-27Z" fill="#d5403f"/><path d="M7-9h12l-4 14H5Z" fill="#a92b33"/><circle cx="-7" cy="6" r="4" fill="${INK}"/><circle cx="9" cy="6" r="4" fill="${INK}"/>`;

const telephone = `<path d="M-20 6h40l-4 10h-32Z" fill="#4a3524"/><path d="M-13-6h26l6 13h-38Z" fill="#33475c"/><path d="M3-6h10l6 13H6Z" fill="#24364a"/><circle cy="0" r="5.5" fill="${PAPER}"/><path d="M-19-8c0-12 38-12 38 0 0 4-10 4-10-1-3-3-15-3-18 0 0 5-10 5-10 1Z" fill="#33475c"/>`;

/** A roller coaster shaped like the hype curve; nobody picks up the telephone. */
export const aiHypeCycle = scene(
  `<rect width="240" height="150" fill="#c9cdec"/><circle cx="112" cy="58" r="62" fill="#d9dcf4"/><circle cx="112" cy="58" r="42" fill="#e6e8fa"/><path d="M0 128c60-10 150-10 240 0v22H0Z" fill="#8d93cc"/>`,
  `<g stroke="#6a70b3" stroke-width="3"><path d="M28 124v12M58 108v28M86 78v58M114 70v66M146 94v42M172 122v14"/></g><path d="M0 128C50 126 66 68 110 66c44 0 40 58 68 58 22 0 32-16 62-26" fill="none" stroke="#3f4798" stroke-width="7"/><path d="M0 128C50 126 66 68 110 66c44 0 40 58 68 58 22 0 32-16 62-26" fill="none" stroke="#7d84d6" stroke-width="2.5"/>
${at(112, 61, 1.06, riders)}
${at(202, 124, 1, telephone)}
<g fill="none" stroke="${PAPER}" stroke-width="3" stroke-linecap="round"><path d="M183 106c-4-5-4-11 0-15M175 110c-8-8-8-18 0-25M221 106c4-5 4-11 0-15M229 110c8-8 8-18 0-25"/></g>`,
);
