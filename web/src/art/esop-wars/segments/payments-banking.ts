import { INK, PAPER, SUN } from '../../palette';
import { shop } from './shop';

/** A minute of downtime makes the news: the reporter is already here. */
export const paymentsBanking = shop({
  wall: '#c9bd95',
  awning: '#8a6a1a',
  sign: `<path d="M-18 8h36v3h-36ZM-16 5v-9h5v9Zm9 0v-9h5v9Zm9 0v-9h5v9Zm9 0v-9h5v9ZM-18-5 0-12l18 7Z" fill="#735609"/>`,
  display: `<path d="M-26-42h50V0h-50Z" fill="#6b7683"/><path d="M10-42h14V0H10c4-14 4-28 0-42Z" fill="#505a66"/><circle cx="-4" cy="-21" r="14" fill="#98a4b2"/><path d="M0-34.5a14 14 0 0 1 0 27c5-8 5-19 0-27Z" fill="#7a8694"/><g stroke="${INK}" stroke-width="3" stroke-linecap="round"><path d="M-4-31v20M-14-21H6M-11-28l14 14M3-28-11-14"/></g><circle cx="-4" cy="-21" r="4" fill="${SUN}"/><path d="M30 0v-6h12v6Zm1-7v-6h12v6Z" fill="${SUN}"/>`,
  street: `<circle cx="30" cy="-38" r="7.5" fill="#ebbe95"/><path d="M22-38c-2-11 15-12 17-2-6-2-11-1-17 2Z" fill="#e3bd6a"/><path d="M20-28c4-4 16-4 20 0l2 20H18Z" fill="#b8323a"/><path d="M33-30c3 0 5 1 7 2l2 20h-9c2-8 2-15 0-22Z" fill="#8f2229"/><path d="M23-8v10M36-8v10" stroke="#2b3440" stroke-width="5"/><path d="m22-24-10-4" stroke="#ebbe95" stroke-width="4" stroke-linecap="round"/><path d="m12-28-4 6" stroke="${INK}" stroke-width="3" stroke-linecap="round"/><circle cx="12.5" cy="-30" r="4" fill="${INK}"/><path d="M44-34h16v10H50l-5 4Z" fill="${PAPER}"/><path d="M52-32v4M52-26.5v1" stroke="#b8323a" stroke-width="2.6"/>`,
});
