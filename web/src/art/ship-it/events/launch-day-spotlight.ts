import { SUN } from '../../palette';
import { RED, RED_SHADE, INDIGO, INDIGO_SHADE, WOOD_SHADE } from '../paint';
import { scene } from '../scene';
import { spark } from '../things/spark';

/** Curtain up for a box with a bow. */
export const launchDaySpotlight = scene(
  'product',
  `
<path d="M-70 0h300v98H-70Z" fill="#3a2149"/><path d="M62 0h36l34 86H28Z" fill="#fff3c9" opacity=".92"/>
<path d="M-70 84h300v14H-70Z" fill="${WOOD_SHADE}"/><ellipse cx="80" cy="87" rx="52" ry="7" fill="#ffe2a0"/>
<path d="M-70 0h98c-2 30-10 60-14 86h-84Z" fill="${RED}"/><path d="M230 0h-98c2 30 10 60 14 86h84Z" fill="${RED_SHADE}"/>
<path d="M2 0c0 30-4 60-8 86M14 0c0 30-4 60-6 86M146 0c0 30 4 60 6 86M160 0c0 30 4 60 8 86" stroke="#7c1d24" stroke-width="2.4" fill="none"/>
<path d="M-70-2h300v9c-20 0-66 0-46 0-20 8-32 8-52 0-18 8-34 8-52 0-18 8-34 8-52 0-18 8-32 8-52 0Z" fill="${RED}"/>
<g transform="translate(80 60)"><rect x="-24" y="-8" width="48" height="34" rx="2" fill="${INDIGO}"/><path d="M6-8h18v34H6Z" fill="${INDIGO_SHADE}"/><path d="M-28-18h56v12h-56Z" fill="#6b79e8"/><path d="M-5-18H5v44H-5Z" fill="${SUN}"/><path d="M0-18c-14 0-18-14-8-15 6 0 8 8 8 15 0-7 2-15 8-15 10 1 6 15-8 15Z" fill="${SUN}"/></g>
${spark(44, 44, 7, '#fff')}${spark(118, 36, 8, '#fff')}${spark(106, 62, 5, '#fff')}`,
);
