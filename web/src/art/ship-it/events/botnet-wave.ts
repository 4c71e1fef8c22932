import { PAPER } from '../../palette';
import { TEAL, TEAL_SHADE } from '../paint';
import { scene } from '../scene';
import { botHead } from '../things/bot-head';

/** Every drop has an antenna. */
export const botnetWave = scene(
  'sabotage',
  `
<path d="M-70 98V66C-50 62-36 58-24 50-6 22 30 6 62 14c22 6 30 24 20 34-8 8-18 2-18-4 0 24 34 26 56 24 24-2 40 6 64 14l46 6v10Z" fill="${TEAL}"/>
<path d="M-70 98V84c20 0 34-2 46-10C0 50 30 40 52 42c6 24 40 30 64 28 24-2 44 4 68 14l46 4v10Z" fill="${TEAL_SHADE}"/>${botHead(30, 46, 0.86)}
${botHead(58, 30, 0.74, '#f7d9a0', '#dfb871')}${botHead(20, 78, 0.95, '#f3c1b5', '#d99a8c')}${botHead(56, 72, 0.95)}
${botHead(92, 84, 0.9, '#f7d9a0', '#dfb871')}${botHead(124, 88, 0.8, '#f3c1b5', '#d99a8c')}
<g fill="${PAPER}"><circle cx="88" cy="34" r="3.4"/><circle cx="96" cy="42" r="2.4"/><circle cx="80" cy="20" r="2.4"/></g>`,
);
