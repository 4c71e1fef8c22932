import { SUN } from '../../palette';
import { RED, INDIGO, WOOD, WOOD_SHADE, TEAL, TEAL_SHADE, BRICK } from '../paint';
import { scene } from '../scene';

/** A carousel of stalls: everybody may sell. */
export const openBazaar = scene(
  'dev',
  `
<path d="M30 36h5v58h-5ZM125 36h5v58h-5Z" fill="${WOOD_SHADE}"/>
<path d="M22 36C40 26 52 14 80 4c28 10 40 22 58 32v6c0 8-14 8-14 0 0 8-15 8-15 0 0 8-14 8-14 0 0 8-15 8-15 0 0 8-15 8-15 0 0 8-14 8-14 0 0 8-14 8-15 0 0 8-14 8-14 0Z" fill="${TEAL}"/>
<path d="M80 4c28 10 40 22 58 32v6c0 8-14 8-14 0 0 8-15 8-15 0 0 8-14 8-14 0C95 30 90 14 80 4Z" fill="${TEAL_SHADE}"/>
<path d="M66 42c0-14 8-28 14-38 6 10 14 24 15 38 0 8-15 8-15 0 0 8-14 8-14 0Z" fill="${SUN}"/><path d="M26 74h108v8H26Z" fill="${WOOD}"/>
<path d="M32 82h96v14H32Z" fill="${RED}"/><path d="m32 82 12 14 12-14 12 14 12-14 12 14 12-14 12 14 12-14v14H32Z" fill="${SUN}"/>
<path d="M44 74c-4-12 2-16 2-22h8c0 6 6 10 2 22Z" fill="${INDIGO}"/><path d="M106 74c-6-10 2-14 2-18h10c0 4 8 8 2 18Z" fill="${BRICK}"/>
<g fill="#d9622b"><circle cx="74" cy="69" r="5.5"/><circle cx="86" cy="69" r="5.5"/><circle cx="80" cy="60" r="5.5"/></g>`,
);
