import { INK, PAPER, SEATS } from '../palette';
import { eye, machine } from './machine';

/** Five lamps, one opinion. */
export const quorum = machine(
  `<path d="M12 124c0-20 14-30 48-30s48 10 48 30Z" fill="#2b2b3a"/><path d="M66 94c30 1 42 12 42 30H86c0-16-6-26-20-30Z" fill="#1e1e2a"/><path d="M60 94 50 106l10 18 10-18Z" fill="${PAPER}"/><path d="m60 100-4 5 4 17 4-17Z" fill="#b8323a"/><rect x="26" y="24" width="68" height="70" rx="22" fill="#56587a"/><path d="M70 24h2a22 22 0 0 1 22 22v26a22 22 0 0 1-22 22h-6c10-20 12-50 4-70Z" fill="#42445f"/><rect x="34" y="42" width="52" height="24" rx="12" fill="${INK}"/>${eye(49, 54, 5)}${eye(71, 54, 5)}<path d="M50 78h20" stroke="${INK}" stroke-width="3" stroke-linecap="round"/><g>${SEATS.map((c, k) => `<circle cx="${36 + k * 12}" cy="${[22, 14, 11, 14, 22][k]}" r="5.5" fill="${c}"/>`).join('')}</g>`,
);
