import { at } from '../../at';
import { CREAM, INK, SUN } from '../../palette';
import { scene } from '../scene';

const ray = (i: number): string => {
  const end = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${Math.round(96 + Math.cos(angle) * 240)} ${Math.round(64 + Math.sin(angle) * 240)}`;
  };
  return `<path d="M96 64 ${end(i * 36)} ${end(i * 36 + 18)}Z"/>`;
};

const PAPERS = ['#7cc4ee', SUN, '#7fdcb9', '#f0b3d4', '#ff9f5e'] as const;
const CONFETTI = [
  [20, 30, 0],
  [62, 96, 1],
  [14, 84, 2],
  [178, 26, 3],
  [214, 44, 4],
  [226, 20, 1],
  [204, 112, 0],
  [60, 28, 4],
  [132, 112, 2],
  [230, 92, 3],
] as const;
const confetti = CONFETTI.map(
  ([x, y, paper], i) =>
    `<rect x="${x}" y="${y}" width="8" height="5" rx="1" fill="${PAPERS[paper]}" transform="rotate(${i * 41} ${x} ${y})"/>`,
).join('');

const bell = `<path d="M-5-4H5v10H-5Z" fill="#54311a"/><circle cx="2" cy="84" r="10" fill="#94642a"/><path d="M0 2c20 0 28 14 29 36 1 20 6 28 15 36h-88c9-8 14-16 15-36C-28 16-20 2 0 2Z" fill="${SUN}"/><path d="M6 3c16 3 22 16 23 35 1 20 6 28 15 36H20C24 48 22 20 6 3Z" fill="#d5952a"/><path d="M-16 14c-5 8-5 16-6 28" stroke="#fbe3ab" stroke-width="5" stroke-linecap="round" fill="none"/><path d="M-44 72h88v8h-88Z" fill="#fbd277"/><path d="M20 72h24v8H20Z" fill="#b9843a"/>`;

const founder = `<path d="M-2 6 4 30l-9 16 5 3 12-17 2-12 8 22 6-2-8-34Z" fill="#2b3440"/><path d="M-6 8c-4-18 4-26 13-25s12 10 9 25Z" fill="#0072b2"/><path d="M6-17c9 2 12 10 10 25h-7c2-10 2-18-3-25Z" fill="#00588a"/><circle cx="6" cy="-25" r="8" fill="#cf9566"/><path d="M-2-26c-1-11 17-12 17 0-6-4-12-3-17 0ZM-3-22c-3 8-2 14-3 20 6-2 7-10 6-20Z" fill="#2a1d1a"/><path d="m-2-10-8-8" stroke="#cf9566" stroke-width="4" stroke-linecap="round"/><path d="M8-10l-14-3" stroke="#cf9566" stroke-width="4" stroke-linecap="round"/><path d="M1-22c2 3 6 3 8 0" stroke="${INK}" stroke-width="1.6" fill="none" stroke-linecap="round"/>`;

/** The bell is bigger than the founder, and louder. */
export const ipo = scene(
  `<rect width="240" height="150" fill="#1f6a4a"/><g fill="#277a57">${Array.from({ length: 10 }, (_, i) => ray(i)).join('')}</g><path d="M0 128h240v22H0Z" fill="#123f2c"/>`,
  `<path d="M30 0h8v128h-8Zm122 0h8v128h-8Z" fill="#7b4a29"/><path d="M35 0h3v128h-3Zm122 0h3v128h-3Z" fill="#54311a"/><path d="M22 6h146v10H22Z" fill="#9a6238"/><path d="M22 12h146v4H22Z" fill="#6b4022"/>
${at(95, 18, 1, bell, -9)}
<path d="M108 104c14 6 30 4 44-10l26-24" fill="none" stroke="${CREAM}" stroke-width="3.4"/>
${at(184, 84, 1, founder, 10)}
<g>${confetti}</g>`,
);
