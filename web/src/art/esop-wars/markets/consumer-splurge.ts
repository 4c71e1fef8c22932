import { at } from '../../at';
import { INK, SUN } from '../../palette';
import { coin } from '../coin';
import { scene } from '../scene';

const parcel = (x: number, y: number, w: number, h: number, c: string, d: string, ribbon: string, r = 0): string =>
  at(
    x,
    y,
    1,
    `<rect x="${-w / 2}" y="${-h}" width="${w}" height="${h}" rx="2" fill="${c}"/><rect x="${w * 0.18}" y="${-h}" width="${w * 0.32}" height="${h}" rx="2" fill="${d}"/>${ribbon ? `<rect x="-3" y="${-h}" width="6" height="${h}" fill="${ribbon}"/><path d="M0 ${-h}c-9-9-13 0 0 0 9-9 13 0 0 0Z" fill="${ribbon}"/>` : ''}`,
    r,
  );

const trolley = `${parcel(-20, -40, 34, 26, '#2f8f8a', '#1f6d69', SUN, -3)}${parcel(16, -40, 30, 20, '#c79a62', '#a67c48', '', 2)}${parcel(14, -60, 26, 22, '#65407d', '#4b2e5e', '#f6e3b4', 5)}${parcel(-18, -66, 26, 18, '#fff6e6', '#e6d6ba', '#b8323a', -6)}${parcel(0, -83, 22, 17, SUN, '#d5952a', '#b8323a', 8)}<path d="M-50-52h10l14 44h50" fill="none" stroke="#4a5560" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M-42-42h84L32-14h-64Z" fill="#8792a0" opacity=".55"/><g stroke="#4a5560" stroke-width="2.6"><path d="M-42-42h84L32-14h-65M-24-42l5 28M-6-42l2 28M12-42l-1 28M28-42l-5 28M-38-28h75" fill="none"/></g><circle cx="-18" cy="0" r="7" fill="${INK}"/><circle cx="-18" cy="0" r="2.6" fill="#8792a0"/><circle cx="20" cy="0" r="7" fill="${INK}"/><circle cx="20" cy="0" r="2.6" fill="#8792a0"/>`;

const shopper = `<path d="M-6 8-34 18l-12-4-2 6 14 6L-4 18Z" fill="#2b3440"/><path d="M-10 4-36 0l-8-8-4 4 9 11 27 6Z" fill="#2b3440"/><path d="M-12 18c-2-14 8-22 26-22l4 8C14 14 4 20-8 20Z" fill="#0f7c7a"/><path d="M6-2 18-4l4 8C14 14 4 20-8 20c10-6 14-12 14-22Z" fill="#0a5957"/><path d="m14 0 20 4" stroke="#cf9566" stroke-width="4.5" stroke-linecap="round"/><circle cx="17" cy="-11" r="8" fill="#cf9566"/><path d="M24-14c-2-8-18-8-17 3-8 0-14-6-20-4 6 2 8 8 16 8 3 6 8 6 8 2-1-4 2-8 13-9Z" fill="#4a1f1a"/><circle cx="20" cy="-10" r="1.6" fill="${INK}"/><ellipse cx="22" cy="-5.5" rx="1.8" ry="2.4" fill="${INK}"/>`;

/** The trolley is faster than the shopper. */
export const consumerSplurge = scene(
  `<rect width="240" height="150" fill="#f6c9c2"/><circle cx="142" cy="62" r="60" fill="#f9d9d2"/><circle cx="142" cy="62" r="40" fill="#fce8e2"/><path d="M0 112 240 134v16H0Z" fill="#b5505a"/><path d="M0 112 240 134v6L0 118Z" fill="#cc6a70"/>`,
  `<g stroke="#fffaf0" stroke-width="3" stroke-linecap="round"><path d="M8 58h26M2 74h20M14 90h16"/></g>
${at(140, 112, 1, trolley, 5)}
${at(62, 62, 1, shopper, 8)}
${coin(206, 58, 7)}${coin(222, 84, 5)}${coin(196, 34, 5)}`,
);
