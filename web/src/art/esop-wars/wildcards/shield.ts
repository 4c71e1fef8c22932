import { at } from '../../at';
import { INK, PAPER, SUN } from '../../palette';
import { scene } from '../scene';

const drop = (x: number, y: number) =>
  `<g transform="translate(${x} ${y})"><path d="M-4-14h8V0h6L0 12-10 0h6Z" fill="#d5403f"/><path d="M1-14h3V0h6L1 11Z" fill="#a92b33"/></g>`;
const umbrella = `<path d="M-2-6h4v62h-4Z" fill="#54311a"/><path d="M2 56c0 10-14 10-14 1" fill="none" stroke="#54311a" stroke-width="4" stroke-linecap="round"/><path d="M-66 0c2-38 28-56 66-56S64-38 66 0c-6-7-17-7-22 0-6-7-17-7-22 0-6-7-16-7-22 0-6-7-16-7-22 0-5-7-16-7-22 0-5-7-16-7-22 0Z" fill="${SUN}"/><path d="M6-56C42-54 64-36 66 0c-6-7-17-7-22 0 0-26-12-46-38-56Z" fill="#d5952a"/><path d="M-2-64h4v10h-4Z" fill="#54311a"/>`;
const reader = `<path d="M-26 40c0-22 10-30 26-30s26 8 26 30Z" fill="#0f7c7a"/><path d="M4 10c15 2 22 11 22 30H14C14 26 11 16 4 10Z" fill="#0a5957"/><path d="M-12-8c0-10 5-14 12-14s12 4 12 14v5C12 6 7 12 0 12S-12 6-12-3Z" fill="#f7d6b8"/><path d="M3-22c6 1 9 5 9 14v5C12 6 7 12 0 12c4-5 5-10 5-17 0-7-1-12-2-17Z" fill="#e6b693"/><path d="M-13-8c-4-18 30-20 26 0-8-6-18-6-26 0Z" fill="#b3602a"/><path d="M-8-4c2 2 4 2 6 0M3-4c2 2 4 2 6 0M-4 4c3 3 6 3 8 0" stroke="${INK}" stroke-width="1.8" fill="none" stroke-linecap="round"/><path d="M-22 22 0 28l22-6v16L0 44l-22-6Z" fill="${PAPER}"/><path d="m0 28 22-6v16L0 44Z" fill="#e6d6ba"/>`;

/** It rains losses. Somebody reads on. */
export const shield = scene(
  `<rect width="240" height="150" fill="#9fb4c6"/><path d="M0 0h240v26c-30 10-50-6-80 2s-60 6-90-2-50 6-70 0Z" fill="#7d94a8"/><path d="M0 128h240v22H0Z" fill="#5f7588"/><path d="M0 128h240v4H0Z" fill="#7d94a8"/>`,
  `${drop(22, 70)}${drop(46, 34)}${drop(40, 112)}${drop(208, 50)}${drop(222, 98)}${drop(190, 26)}${drop(74, 14)}${drop(152, 12)}${at(120, 102, 1.05, reader)}${at(142, 72, 1.02, umbrella, 10)}`,
);
