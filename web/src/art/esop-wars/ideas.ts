import register from 'icon:thing/archive-register';
import calendar from 'icon:thing/calendar';
import chart from 'icon:thing/chart';
import database from 'icon:thing/database';
import friends from 'icon:thing/three-friends';
import bulb from 'icon:thing/light-bulb';
import book from 'icon:thing/open-book';
import palette from 'icon:thing/palette';
import path from 'icon:thing/path-distance';
import radar from 'icon:thing/radar-sweep';
import phone from 'icon:thing/rotary-phone';
import scooter from 'icon:thing/scooter';
import hands from 'icon:thing/shaking-hands';
import bag from 'icon:thing/shopping-bag';
import stethoscope from 'icon:thing/stethoscope';
import teacher from 'icon:thing/teacher';
import truck from 'icon:thing/truck';
import type { IconShapes } from '../../pieces/icon';
import type { Drawing } from '../drawing';
import { INK, PAPER, SUN } from '../palette';
import { print } from '../print';

const ICONS: Readonly<Record<string, IconShapes>> = {
  'audit-desk': register,
  'brand-studio': palette,
  'checkout-kit': bag,
  'claims-hotline': phone,
  'clinic-planner': calendar,
  'data-workshop': database,
  'fleet-tracker': truck,
  'fraud-radar': radar,
  'home-visits': stethoscope,
  'night-couriers': scooter,
  'onboarding-crew': friends,
  'partner-programme': hands,
  'route-brain': path,
  'spend-dashboard': chart,
  'study-companion': book,
  'tutor-engine': teacher,
};

const emblem = (icon: IconShapes, size: number) =>
  `<g color="${INK}" transform="translate(${-size / 2} ${-size / 2}) scale(${size / icon.box})">${icon.shapes}</g>`;

/** A product stands on the shelf: a box with its emblem and a ribbon of the first edition. */
const product = (icon: IconShapes) =>
  `<g transform="translate(120 82) rotate(-3)"><path d="M-46-52h76v104h-76Z" fill="${PAPER}"/><path d="m30-52 20-9v103l-20 10Z" fill="#cbb893"/><path d="m-46-52 20-9h76l-20 9Z" fill="#efe0c4"/><path d="M-46 26h76v26h-76Z" fill="var(--cat-t)"/><path d="M-36 36h40M-36 43h26" stroke="${PAPER}" stroke-width="3" stroke-linecap="round"/><g transform="translate(-8 -14)">${emblem(icon, 58)}</g><path d="M10-52h20v20Z" fill="${SUN}"/></g>`;

/** A service has its plate beside the door, on chains. */
const service = (icon: IconShapes) =>
  `<path d="M40 12h160" stroke="#54311a" stroke-width="6" stroke-linecap="round"/><circle cx="40" cy="12" r="6" fill="${SUN}"/><circle cx="200" cy="12" r="6" fill="${SUN}"/><g transform="rotate(2 120 12)"><path d="M82 14v20M158 14v20" stroke="#4a5560" stroke-width="3" stroke-dasharray="5 2.5"/><rect x="62" y="32" width="116" height="100" rx="50" fill="var(--cat-t)"/><rect x="68" y="38" width="104" height="88" rx="44" fill="${PAPER}"/><path d="M128 38a44 44 0 0 1 0 88c16-26 16-62 0-88Z" fill="#efe0c4"/><g transform="translate(120 82)">${emblem(icon, 58)}</g></g>`;

/** The picture of a product or service, before the print of the category that it helps. */
export function ideaPicture(id: string, type: 'product' | 'service', category: string): Drawing {
  const icon = ICONS[id] ?? bulb;
  return {
    box: '0 0 240 150',
    fit: 'xMidYMid slice',
    shapes: `${print(category, 240, 150, 0.7)}<circle fill="var(--halo)" cx="120" cy="80" r="66"/>${type === 'product' ? product(icon) : service(icon)}`,
  };
}
