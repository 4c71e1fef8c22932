import { at } from '../../at';
import { INK, PAPER, SUN } from '../../palette';
import { scene } from '../scene';

const jacket = `<path d="M-92 78c0-46 26-72 64-84h56c38 12 64 38 64 84Z" fill="#2b3a4a"/><path d="M28-6c38 12 64 38 64 84H54C54 40 46 14 28-6Z" fill="#1e2a37"/><path d="M-22-8 0 70 22-8Z" fill="${PAPER}"/><path d="M0-4h10L4 8l8 44-12 18Z" fill="#8f2a33"/><path d="M0-4h-10l6 12-8 44 12 18Z" fill="#b8323a"/><path d="M-22-8-44 4l10 16-8 6L0 78-22-8Z" fill="#3a4c60"/><path d="M22-8 44 4 34 20l8 6L0 78 22-8Z" fill="#24323f"/>`;
const chin = `<path d="M-16-90h32v70c0 12-8 20-16 20s-16-8-16-20Z" fill="#cf9566"/><path d="M4-90h12v70c0 12-8 20-16 20 5-8 6-16 6-26Z" fill="#b2784a"/><path d="M-7-20c5 4 10 3 14-2" stroke="${INK}" stroke-width="2.4" fill="none" stroke-linecap="round"/>`;
const card = `<rect x="-15" y="-44" width="30" height="44" rx="4" fill="${PAPER}"/><path d="M6-44h5a4 4 0 0 1 4 4V0H6Z" fill="#e6d6ba"/><path d="m0-36 3.4 7 7.6 1-5.6 5.3 1.4 7.7L0-18.8-6.8-15l1.4-7.7L-11-28l7.6-1Z" fill="${SUN}"/>`;
const pocket = `<path d="M-24 0h48v8h-48Z" fill="#465c73"/><path d="M-22 8h44v20l-22 8-22-8Z" fill="#33465a"/><path d="M6 8h16v20L6 34Z" fill="#28384a"/>`;

/** Not tonight: it stays in the pocket, and he knows it is there. */
export const keep = scene(
  `<rect width="240" height="150" fill="#c9bddc"/><circle cx="120" cy="52" r="70" fill="#d7cde7"/><circle cx="120" cy="52" r="48" fill="#e5def0"/>`,
  `${at(88, 62, 1, chin)}${at(88, 62, 1.12, jacket)}${at(140, 104, 1.1, card, 9)}${at(140, 98, 1.1, pocket)}<g fill="${SUN}"><path d="m172 36 3 9 9 3-9 3-3 9-3-9-9-3 9-3ZM206 70l2 6 6 2-6 2-2 6-2-6-6-2 6-2Z"/></g>`,
);
