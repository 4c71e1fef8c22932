import { INK, PAPER, SUN } from '../../palette';
import { shop } from './shop';

const parcel = (x: number, y: number, w: number, h: number) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#c79a62"/><rect x="${x + w * 0.7}" y="${y}" width="${w * 0.3}" height="${h}" fill="#a67c48"/><rect x="${x + w * 0.4}" y="${y}" width="${w * 0.14}" height="${h}" fill="#e6d6ba"/>`;

/** Every day a new puzzle on the road: today it is a sofa and a bicycle. */
export const freightDelivery = shop({
  wall: '#d0b277',
  awning: '#6f7d2c',
  sign: `<path d="M-18 6v-14h20V6ZM4-4h8l6 6v4H4Z" fill="#555f17"/><circle cx="-10" cy="7" r="3.6" fill="${INK}"/><circle cx="10" cy="7" r="3.6" fill="${INK}"/>`,
  display: `${parcel(-38, -22, 30, 22)}${parcel(-6, -16, 22, 16)}${parcel(18, -28, 20, 28)}${parcel(-32, -38, 24, 16)}${parcel(-4, -34, 20, 18)}<path d="M-8-38l4-6 4 6" fill="none" stroke="#b8323a" stroke-width="2.4"/>`,
  street: `<path d="M-2-8h62l4 9H-6Z" fill="#2f5f8a"/><path d="M40-8h20l4 9H42Z" fill="#234a6d"/><path d="M4-24h42c4 0 5 3 5 6v10H-1v-10c0-3 1-6 5-6Z" fill="#b8323a"/><path d="M36-24h10c4 0 5 3 5 6v10H38c2-6 1-12-2-16Z" fill="#8f2229"/><path d="M2-12h46v4H2Z" fill="#d5706a"/><g fill="none" stroke="${INK}" stroke-width="2.4"><circle cx="14" cy="-34" r="8"/><circle cx="36" cy="-34" r="8"/><path d="M14-34 22-44h10l4 10M22-44l3 10 8-9M14-34h11"/></g><path d="M30-47h6" stroke="${SUN}" stroke-width="3" stroke-linecap="round"/><circle cx="8" cy="3" r="6" fill="${INK}"/><circle cx="8" cy="3" r="2.2" fill="${PAPER}"/><circle cx="50" cy="3" r="6" fill="${INK}"/><circle cx="50" cy="3" r="2.2" fill="${PAPER}"/>`,
});
