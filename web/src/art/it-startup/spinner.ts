import type { Drawing } from '../drawing';
import { INK, PAPER } from '../palette';

/** The arrow that chooses who starts, before anybody knows. */
export const spinner: Drawing = {
  box: '0 0 154 92',
  shapes: `<ellipse cx="77" cy="54" rx="72" ry="34" fill="#000" opacity=".2"/><g transform="rotate(-9 77 50)"><path d="M22 44h74V32l36 20-36 20V60H22Z" fill="${PAPER}"/><path d="M22 52h110L96 72V60H22Z" fill="#d9c6a4"/></g><circle cx="74" cy="52" r="13" fill="${INK}"/><path d="M70 49c0-6 9-6 9 0 0 4-4.5 3.5-4.5 7" stroke="#ffc24a" stroke-width="3" fill="none" stroke-linecap="round"/><circle cx="74.5" cy="60" r="1.9" fill="#ffc24a"/>`,
};
