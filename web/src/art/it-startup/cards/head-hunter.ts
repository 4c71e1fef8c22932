import { at } from '../../at';
import { INK, PAPER } from '../../palette';
import { officeChair } from '../office-chair';

/** Hooked, with chair and coffee. */
export const headHunter = `
<g transform="translate(-9 -12) scale(1.1)"><path d="M108 0v46" stroke="${INK}" stroke-width="3"/><path d="M108 44c0 10-4 14-4 22a17 17 0 1 1-34 2" fill="none" stroke="#6b4a3f" stroke-width="6" stroke-linecap="round"/><path d="m70 68-7 10m7-10 8 8" stroke="#6b4a3f" stroke-width="5" stroke-linecap="round"/><g transform="rotate(-14 84 92)">${at(84, 96, 1.05, officeChair)}<circle cx="84" cy="52" r="12" fill="#ebbe95"/><path d="M72 50c0-17 24-17 24 0-8-5-16-5-24 0Z" fill="#4a1f1a"/><circle cx="80" cy="54" r="1.7" fill="${INK}"/><circle cx="89" cy="54" r="1.7" fill="${INK}"/><ellipse cx="84.5" cy="60" rx="2.6" ry="3" fill="${INK}"/><path d="M68 96c0-26 32-26 32 0Z" fill="#4b5bd6"/><path d="M70 82 52 70M98 82l18-10" stroke="#ebbe95" stroke-width="5.5" stroke-linecap="round"/></g><g transform="translate(22 34)"><path d="M0 8h18l-3 20H3Z" fill="${PAPER}"/><path d="M17 11c9-1 9 11 0 10" fill="none" stroke="${PAPER}" stroke-width="3"/></g><path d="M128 30l6-8m2 16 10-3m-10 12 9 5" stroke="${PAPER}" stroke-width="3.5" stroke-linecap="round"/></g>`;
