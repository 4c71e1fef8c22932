import { PAPER, SUN } from '../../palette';

/** The slide with the rocket. */
export const investor = `
<rect x="30" y="12" width="100" height="72" rx="3" fill="${PAPER}"/><path d="M26 8h108v7H26Z" fill="#6b4022"/>
<path d="M76 84h8v20h-8Z" fill="#6b4022"/><path d="m60 118 20-16 20 16" stroke="#6b4022" stroke-width="5" fill="none" stroke-linecap="round"/>
<path d="M40 74c20 0 36-8 48-28" stroke="#cbbfa9" stroke-width="3" fill="none" stroke-dasharray="5 5"/>
<g transform="translate(98 38) rotate(38)"><path d="M0-26c10 8 12 20 10 34h-20c-2-14 0-26 10-34Z" fill="#c2571a"/><path d="M0-26c10 8 12 20 10 34H0Z" fill="#9c420f"/><circle cy="-6" r="4" fill="${PAPER}"/><path d="M-10 2-17 14l8-3Zm20 0 7 12-8-3Z" fill="#4b5bd6"/><path d="M-5 10h10l-5 14Z" fill="${SUN}"/></g>`;
