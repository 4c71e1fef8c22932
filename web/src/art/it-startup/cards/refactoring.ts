import { PAPER, SUN } from '../../palette';

/** Spaghetti on one side, straight lines on the other: it is the same noodle. */
export const refactoring = `
<rect x="84" y="6" width="80" height="96" rx="6" fill="#1f2247"/><path d="M84 12a6 6 0 0 1 6-6h68a6 6 0 0 1 6 6v8H84Z" fill="#8d95e0"/>
<g fill="#1f2247"><circle cx="93" cy="13" r="2.6"/><circle cx="101" cy="13" r="2.6"/></g>
<g fill="none" stroke="${SUN}" stroke-width="6" stroke-linecap="round"><path d="M106 46h44M106 61h30M118 76h34M106 91h22M96 31h40"/></g>
<ellipse cx="44" cy="109" rx="60" ry="11" fill="#e6d9c0"/><ellipse cx="44" cy="105" rx="60" ry="11" fill="${PAPER}"/>
<path d="M8 104C4 84 20 68 44 68s42 14 36 36c-10 7-62 7-72 0Z" fill="#b9761a"/>
<g fill="none" stroke-width="4.6" stroke-linecap="round"><g stroke="#dd9a22"><path d="M12 98c0-22 18-26 26-14s-4 22-12 14 10-30 28-24 22 22 12 28-20-6-12-14 18-2 24 8M0 108c8 2 10-8 18-8s10 10 20 8 12-8 22-6 14 6 26 2"/></g><g stroke="${SUN}"><path d="M6 102c8-6 6-18 14-26s22-8 24 4-16 16-16 6 18-16 30-10 22 12 20 24M20 104c-2-12 12-16 20-10s18 10 26 0 12-14 16-8M50 104c2-8 12-10 16-4M24 76c8-12 30-14 42-2"/><path d="M60 76C62 44 74 31 96 31" stroke-width="6"/></g></g>
<circle cx="34" cy="64" r="10.5" fill="#8a4a2a"/><path d="M34 53.5a10.5 10.5 0 0 1 0 21c5-6 5-15 0-21Z" fill="#6b3518"/>`;
