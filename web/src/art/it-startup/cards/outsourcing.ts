import type { Person } from '../../people/person';
import { INK, PAPER, SUN } from '../../palette';
import { who } from '../who';

const person: Person = {
  skin: 1,
  hair: 'side',
  hairColour: '#b3602a',
  top: 'tee',
  colour: '#0f7c7a',
  with: ['freckles'],
  mouth: 'o',
  brows: 'sad',
};

/** Somebody is posted to another time zone. */
export const outsourcing = `
<circle cx="18" cy="30" r="18" fill="${PAPER}"/><path d="M18 18v12l9 5" stroke="${INK}" stroke-width="3.2" fill="none" stroke-linecap="round"/>
<circle cx="142" cy="30" r="18" fill="#33357a"/><path d="M142 18v12l-9 5" stroke="${PAPER}" stroke-width="3.2" fill="none" stroke-linecap="round"/>
<path d="M40 66h80l8-10H32Z" fill="#7d5527"/>${who(person, 0, -17, 0.86)}<path d="M36 70h88v50H36Z" fill="#d3a363"/>
<path d="M102 70h22v50h-22Z" fill="#b08147"/><path d="M36 70 16 86l18 6 18-22Zm88 0 20 16-18 6-18-22Z" fill="#e2b87c"/>
<path d="M124 70l20 16-18 6-18-22Z" fill="#c29456"/><path d="M44 84h44v28H44Z" fill="${PAPER}"/>
<path d="M44 84h7l-4 7h-3Zm14 0h8l-4 7h-8Zm15 0h8l-4 7h-8Z" fill="#b8323a"/>
<path d="m56 96v11m-5-5 5 6 5-6m11-6v11m-5-5 5 6 5-6" stroke="${INK}" stroke-width="3" fill="none" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M94 78h15v17H94Z" fill="#1f8a4c"/><circle cx="101.5" cy="86.5" r="4.5" fill="${SUN}"/>`;
