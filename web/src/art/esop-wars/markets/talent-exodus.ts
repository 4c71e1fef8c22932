import { at } from '../../at';
import { SUN } from '../../palette';
import { scene } from '../scene';

const box = `<path d="M4-31c5-1 8 2 8 5" stroke="#00000030" stroke-width="3" fill="none"/><path d="M6-30h18v13H6Z" fill="#c79a62"/><path d="M18-30h6v13h-6Z" fill="#a67c48"/><path d="M6-30h18v3H6Z" fill="#dcb682"/>`;

/** A small person seen from the side, feet at 0 0, about 44 high, walking right. */
const walker = (x: number, y: number, s: number, skin: string, hair: string, coat: string, carries: string): string =>
  at(
    x,
    y,
    s,
    `<path d="M-4-16h8l7 14-4 2-7-10-6 10-5-1Z" fill="#2b3440"/><path d="M-7-14c-2-17 0-20 6-20s9 5 8 20Z" fill="${coat}"/><path d="M1-34c5 1 7 6 6 20H2c2-8 2-14-1-20Z" fill="#000" opacity=".2"/><circle cx="1" cy="-40" r="6.5" fill="${skin}"/><path d="M-6-39c-1-9 13-12 15-4-5-1-8 0-9 3-2 0-3 2-3 5-2-1-3-2-3-4Z" fill="${hair}"/>${carries}`,
  );

const boss = `<circle cy="-18" r="12" fill="#f7d6b8"/><path d="M-13-20c0-16 26-16 26 0-8-4-18-4-26 0Z" fill="#4b4642"/><path d="M-18 0c0-14 36-14 36 0Z" fill="#33475c"/><path d="m14-8 12-24" stroke="#f7d6b8" stroke-width="7" stroke-linecap="round"/>`;

/** They leave in single file; the last one takes the plant, the plant is happy. */
export const talentExodus = scene(
  `<rect width="240" height="150" fill="#f2c3ae"/><g class="lamp"><circle cx="206" cy="96" r="46" fill="${SUN}"/><circle cx="206" cy="96" r="33" fill="#fbd277"/></g><path d="M0 120h240v30H0Z" fill="#b5694f"/><path d="M96 132h144v18H70Z" fill="#c98067"/>`,
  `<path d="M0 10h78v118H0Z" fill="#5b4a63"/><path d="M60 10h18v118H60Z" fill="#44364b"/><g fill="#7c6a85"><path d="M8 22h14v16H8Zm22 0h14v16H30ZM8 50h14v16H8Z"/></g><path d="M30 50h14v16H30Z" fill="#fbd277"/>${at(37, 66, 0.34, boss)}<path d="M30 84h30v44H30Z" fill="#fbe6c8"/><path d="m60 84 16-5v54l-16-5Z" fill="#8a3f2e"/><circle cx="73" cy="108" r="2" fill="${SUN}"/>
${walker(212, 132, 0.9, '#71493a', '#1c1512', '#3c5a78', box)}${walker(184, 136, 1.04, '#f7d6b8', '#d6a24c', '#b8432a', box)}${walker(150, 140, 1.2, '#cf9566', '#231915', '#6d3f86', box)}
${walker(102, 144, 1.4, '#ebbe95', '#8a5a32', '#2f6157', `<path d="M6-22h16l-3 17H9Z" fill="#c4572c"/><path d="M15-22h7l-3 17h-5Z" fill="#93381f"/><path d="M13-22c-2-18-6-26-14-34 12 2 17 12 17 24 1-16 4-26 14-34-2 10-6 14-10 24 6-6 10-8 18-8-6 8-12 10-18 16l-2 12Z" fill="#3f8a4c"/><path d="M16-22c0-18 4-34 14-44-2 10-6 14-10 24 6-6 10-8 18-8-6 8-12 10-18 16l-2 12Z" fill="#2c6b3a"/>`)}`,
);
