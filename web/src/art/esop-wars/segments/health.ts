import { INK, PAPER } from '../../palette';
import { shop } from './shop';

/** Approvals take years; this applicant has all the patience in the world. */
export const health = shop({
  wall: '#a9cdbf',
  awning: '#2f7f73',
  sign: `<path d="M0 10C-16 0-12-12-4-11c3 0 4 2 4 4 0-2 1-4 4-4 8-1 12 11-4 21Z" fill="#b8323a"/>`,
  display: `<path d="M-38 0v-14h52V0Z" fill="#dfe5ec"/><path d="M-38-14h52v-6c0-4-3-6-7-6h-38c-4 0-7 2-7 6Z" fill="#8fc3b4"/><path d="M2-26h5c4 0 7 2 7 6v6H4c1-5 0-9-2-12Z" fill="#6ba393"/><circle cx="-28" cy="-28" r="6" fill="#f7d6b8"/><path d="M-34-28c0-9 12-9 12 0-4-3-8-3-12 0Z" fill="#8a5a32"/><path d="M26 0v-40" stroke="#8792a0" stroke-width="2.6"/><path d="M20-40h12v13c0 5-12 5-12 0Z" fill="#d5706a"/><path d="M27-40h5v13c0 2-2 3-5 3.7Z" fill="#b04f4a"/>`,
  street: `<path d="M8-12h44v4H8Z" fill="#7b4a29"/><path d="M12-8v10M48-8v10" stroke="#54311a" stroke-width="4"/><circle cx="30" cy="-40" r="8" fill="${PAPER}"/><path d="M33-47a8 8 0 0 1 0 15c3-5 3-10 0-15Z" fill="#e0cfae"/><path d="M26-33h8v5h-8Z" fill="${PAPER}"/><circle cx="27" cy="-40" r="2" fill="${INK}"/><circle cx="33" cy="-40" r="2" fill="${INK}"/><g stroke="${PAPER}" stroke-width="3" stroke-linecap="round" fill="none"><path d="M30-28v15M23-25h14M24-20h12M26-15h8M30-12l10 0v12M30-12l4 0v12M24-25l-6 9 8 3M36-25l6 8-6 4"/></g><path d="M22-19h12v8H22Z" fill="#dfe5ec"/><path d="M24-16h8M24-13.5h5" stroke="#8a7f70" stroke-width="1.4"/>`,
});
