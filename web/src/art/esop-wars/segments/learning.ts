import { INK, PAPER, SUN } from '../../palette';
import { shop } from './shop';

/** People follow teachers they believe in; so do ducks. */
export const learning = shop({
  wall: '#b7a6cf',
  awning: '#65407d',
  sign: `<path d="M-19-3 0-11l19 8L0 5Z" fill="#65407d"/><path d="M-10 1v6c6 4 14 4 20 0V1L0 5Z" fill="#4b2e5e"/><path d="M17-2v9" stroke="${SUN}" stroke-width="2"/><circle cx="17" cy="8" r="2" fill="${SUN}"/>`,
  display: `<path d="M-40-40h60v30h-60Z" fill="#7b4a29"/><path d="M-37-37h54v24h-54Z" fill="#2f5f4a"/><path d="M-31-30h14M-31-24h20M-31-18h10" stroke="${PAPER}" stroke-width="2" stroke-linecap="round"/><path d="m-2-20 6-9 6 9Z" fill="none" stroke="${PAPER}" stroke-width="2"/><path d="M-40 0v-5h80v5Z" fill="#8a6a48"/><path d="M26-5h12v-5H26Zm1-5h12v-5H27Z" fill="#b8323a"/><path d="M32-15c-5-1-7-5-5-8 2-2 4-1 5 0 1-1 4-2 6 0 2 3 0 7-6 8Z" fill="${SUN}"/>`,
  street: `<circle cx="42" cy="-39" r="7.5" fill="#cf9566"/><path d="M33-36c-2-14 18-16 18-2 2 8 1 12 3 16-5 0-7-6-7-14-4-2-9-2-14 0Z" fill="#2a1d1a"/><path d="M34-30c4-3 13-3 16 0l3 24H32Z" fill="#2f7f73"/><path d="M45-32c2 0 4 1 5 2l3 24h-9c2-9 2-18 1-26Z" fill="#1f5f56"/><path d="M37-6v8M47-6v8" stroke="#2b3440" stroke-width="4.6"/><path d="m36-24-8 8" stroke="#cf9566" stroke-width="4" stroke-linecap="round"/><path d="M22-22h12v9H22Z" fill="#b8323a"/>${[0, 13, 24].map((x, i) => `<g transform="translate(${16 - x} 2) scale(${1 - i * 0.16})"><path d="M-7 0c-3-6 2-8 6-8 0-5 6-6 8-2l4 1-4 2c2 5-2 8-6 8Z" fill="${SUN}"/><path d="M-2 0c5-1 8-4 7-8l2 0c2 5-2 8-6 8Z" fill="#d5952a"/><circle cx="5" cy="-9" r="1" fill="${INK}"/></g>`).join('')}`,
});
