import { INK, PAPER, SUN } from '../../palette';
import { PAPER_SHADE, RED, RED_SHADE } from '../paint';
import { scene } from '../scene';

/** The bug carries the letters out of the open door. */
export const dataBreach = scene(
  'sabotage',
  `
<g transform="translate(-12 6)"><path d="M96 14h54v76H96Z" fill="#6d4a2e"/><path d="M102 20h42v70h-42Z" fill="#1d1714"/><path d="M102 20 129 31v64l-27-5Z" fill="#a8734a"/><circle cx="123" cy="62" r="3.4" fill="${SUN}"/><g transform="translate(82 76) scale(1.15)"><ellipse rx="16" ry="10.5" fill="${RED}"/><path d="M2-10.5C11-10 16-5 16 0S11 10 2 10.5Z" fill="${RED_SHADE}"/><path d="M0-10.5v21" stroke="${INK}" stroke-width="1.8"/><circle cx="-16" cy="-2" r="6.5" fill="${INK}"/><circle cx="-18" cy="-4" r="1.7" fill="#fff"/><path d="m-19-8-5-7m8 6 0-9" stroke="${INK}" stroke-width="2" stroke-linecap="round"/><circle cx="5" cy="-4" r="2.2" fill="${INK}"/><circle cx="9" cy="4" r="2.2" fill="${INK}"/><circle cx="-6" cy="4" r="2" fill="${INK}"/></g><g transform="translate(84 57) rotate(-9)"><path d="M-16-10h32v19h-32Z" fill="${PAPER_SHADE}"/><path d="M-19-13h32v19h-32Z" fill="${PAPER}"/><path d="M-13-7h19M-13-1h12" stroke="#8a7d6c" stroke-width="2.2"/></g><g transform="translate(42 84) rotate(8)"><path d="M-12-7h24v14h-24Z" fill="${PAPER}"/><path d="M-7-2h13M-7 3h8" stroke="#8a7d6c" stroke-width="2"/></g></g>`,
);
