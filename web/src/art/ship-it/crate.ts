import { CREAM, PAPER } from '../palette';

/** A parcel nobody has moved, 64 by 64 from its upper left corner; three kinds of tape. */
export function crate(kind: number): string {
  const label = kind % 3 === 2 ? `<rect fill="${PAPER}" x="9" y="28" width="13" height="10" rx="1.5"/>` : '';
  const tape =
    kind % 3 === 1
      ? `<path fill="${CREAM}" opacity=".85" d="M3 18h58v10H3Z"/>`
      : `<path fill="${CREAM}" opacity=".85" d="M26 1h12v44H26Z"/><path fill="#cdb388" d="M26 45h12v10l-6-5-6 5Z"/>${label}`;
  return `<rect x="3" y="14" width="58" height="47" rx="6" fill="#9c6a36"/><rect x="3" y="1" width="58" height="44" rx="6" fill="#d9a566"/>${tape}`;
}
