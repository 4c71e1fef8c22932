import { INK, PAPER, SUN } from '../../palette';
import { shop } from './shop';

/** Taste changes every season: scarf above, flip-flops below. */
export const consumerBrands = shop({
  wall: '#e0a28f',
  awning: '#b8432a',
  sign: `<path d="m-14-7 8-2c2 4 10 4 12 0l8 2 4 8-6 2-2-3V9h-20V0l-2 3-6-2Z" fill="#b8432a"/>`,
  display: `<path d="M-30-44h60" stroke="#4a5560" stroke-width="2"/><path d="m-34-34 9-4c2 4 8 4 10 0l9 4 3 10-6 2-2-4v18h-18v-18l-2 4-6-2Z" fill="${SUN}"/><path d="M-15-38l9 4 3 10-6 2-2-4v18h-6c4-10 4-20 2-30Z" fill="#d5952a"/><path d="m8-34 8-4c2 4 8 4 10 0l8 4 3 10-6 2-2-4v18H13v-18l-2 4-6-2Z" fill="#2f8f8a"/><path d="M26-38l8 4 3 10-6 2-2-4v18h-6c4-10 4-20 3-30Z" fill="#1f6d69"/><path d="M-40 0v-5h80v5Z" fill="#8a6a48"/>`,
  street: `<circle cx="28" cy="-34" r="7.5" fill="#71493a"/><path d="M20-34c-1-11 16-11 16-1-5-3-11-3-16 1Z" fill="${INK}"/><path d="M19-29h18v6H19Z" fill="#b8323a"/><path d="M31-25h6v13h-6Z" fill="#8f2229"/><path d="M19-23h18l3 17H17Z" fill="#65407d"/><path d="M30-23h7l3 17h-8c2-6 1-12-2-17Z" fill="#4b2e5e"/><path d="M22-6v8M33-6v8" stroke="#71493a" stroke-width="4.4"/><path d="M17 3h9M29 3h9" stroke="${SUN}" stroke-width="3" stroke-linecap="round"/><path d="M40-16 50-22v14H40Z" fill="${PAPER}"/>`,
});
