import { INK, PAPER, SUN } from '../../palette';
import { shop } from './shop';

/** Long contracts: this one has left the building. */
export const businessSoftware = shop({
  wall: '#7f93ad',
  awning: '#2f5f8a',
  sign: `<g fill="#2f5f8a"><path d="M-16 8V-1h7v9ZM-4 8V-6h7V8ZM8 8v-12h7V8Z"/></g>`,
  display: `<path d="M-34 0v-6h68v6Z" fill="#8a6a48"/><path d="M-24-34h34v24h-34Z" fill="${INK}"/><path d="M-21-31h28v18h-28Z" fill="#dfe5ec"/><path d="m-18-16 6-6 5 4 9-10" stroke="#1f8a4c" stroke-width="2.4" fill="none"/><path d="M-10-10h6v4h-6Z" fill="${INK}"/><circle cx="24" cy="-22" r="7" fill="#cf9566"/><path d="M16-22c-1-10 15-10 16 0-5-3-10-3-16 0Z" fill="#3a2418"/><path d="M14-6c0-10 20-10 20 0Z" fill="#b8323a"/>`,
  street: `<path d="M-8-24h16v22c0 6 12 6 26 3 10-2 22 4 26 15H40C34 8 26 6 18 7 2 10-8 8-8-2Z" fill="${PAPER}"/><path d="M4-24h4v22c0 6 12 6 26 3 10-2 22 4 26 15h-8c-4-9-12-13-22-11C16 6 4 5 4-2Z" fill="#e6d6ba"/><path d="M-5-18H2M-5-13H2M-5-8H1M-4-3H3M8 3l7-1M22 1l7 0M36 3l6 3" stroke="#8a7f70" stroke-width="1.8"/><circle cx="49" cy="13" r="4" fill="${SUN}"/>`,
});
