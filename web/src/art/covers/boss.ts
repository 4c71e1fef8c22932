import { INK, PAPER, SUN } from '../palette';
import { cover, title } from './cover';

const person = (x: number, y: number, s: number, skin: string, hair: string, top: string): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-15 26c0-16 30-16 30 0Z" fill="${top}"/><circle r="10.5" fill="${skin}"/><path d="M-10.8-1c0-14 21.6-14 21.6 0-7-5-14.6-5-21.6 0Z" fill="${hair}"/><circle cx="-3.5" cy="2" r="1.3" fill="${INK}"/><circle cx="3.5" cy="2" r="1.3" fill="${INK}"/></g>`;

export const boss = cover(
  `<g><rect width="240" height="320" fill="#b8323a"/><circle cx="120" cy="132" r="92" fill="#c5444a"/><circle cx="120" cy="132" r="68" fill="#d35a5c"/>
${title('Boss', 120, 58, 60, PAPER, 'middle', -2)}
<g transform="translate(0 26)"><path d="M84 92a36 22 0 0 1 72 0l8 70a10 10 0 0 1-10 11H86a10 10 0 0 1-10-11Z" fill="${INK}"/><path d="M120 70a36 22 0 0 1 36 22l8 70a10 10 0 0 1-10 11h-34Z" fill="#39302a"/><g fill="#52463d"><circle cx="104" cy="104" r="3"/><circle cx="136" cy="104" r="3"/><circle cx="120" cy="124" r="3"/><circle cx="100" cy="142" r="3"/><circle cx="140" cy="142" r="3"/></g>
<path d="M108 74c0-16 24-16 24 0l-3 5h-18Z" fill="#ebbe95"/><path d="M106 72c-2-18 30-18 28 0-8-4-20-4-28 0Z" fill="#6b4022"/><path d="m104 58 4-16 6 9 6-12 6 12 6-9 4 16Z" fill="${SUN}"/>
<path d="M60 152h18v-16c0-5-14-5-14 0v4h-4Z" fill="${INK}"/><path d="M180 152h-18v-16c0-5 14-5 14 0v4h4Z" fill="#39302a"/>
<g transform="translate(174 112)"><path d="M0 6h18l-2 18H2Z" fill="${PAPER}"/><path d="M17 9c9-1 9 11 0 10" fill="none" stroke="${PAPER}" stroke-width="3"/></g><circle cx="178" cy="136" r="6.5" fill="#ebbe95"/>
</g><path d="M116 173h8v26h-8Z" fill="${INK}"/><path d="M120 198v10M48 226v-8c0-6 4-10 10-10h124c6 0 10 4 10 10v8M120 208v18" fill="none" stroke="${INK}" stroke-width="5" stroke-linecap="round"/>
<path d="M48 252v10M24 276v-6c0-5 3-8 8-8h32c5 0 8 3 8 8v6M192 252v10M168 276v-6c0-5 3-8 8-8h32c5 0 8 3 8 8v6M120 252v24" fill="none" stroke="${INK}" stroke-width="4" stroke-linecap="round"/>
${person(48, 232, 1.05, '#9c6644', INK, '#4b5bd6')}${person(120, 232, 1.05, '#f7d6b8', '#e3bd6a', '#1f8a4c')}${person(192, 232, 1.05, '#cf9566', '#3a2418', '#f4b740')}
${person(24, 288, 0.86, '#f7d6b8', '#b3602a', '#0f7c7a')}${person(72, 288, 0.86, '#71493a', INK, '#f3dfbd')}${person(120, 290, 0.86, '#ebbe95', '#8d8a88', '#c2571a')}${person(168, 288, 0.86, '#9c6644', INK, '#8592f0')}${person(216, 288, 0.86, '#f7d6b8', '#4a1f1a', '#f3dfbd')}
<path d="M0 312h240v8H0Z" fill="#7d1f26"/></g>`,
);
