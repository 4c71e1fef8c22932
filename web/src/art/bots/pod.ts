import { INK, PAPER } from '../palette';
import { eye, machine } from './machine';

/** A coffee machine that means well. */
export const pod = machine(
  `<path d="M20 124c0-18 14-28 40-28s40 10 40 28Z" fill="#5b6672"/><path d="M66 96c22 2 34 12 34 28H82c0-14-6-24-16-28Z" fill="#434c56"/><path d="M34 30h52a8 8 0 0 1 8 8v48a10 10 0 0 1-10 10H36a10 10 0 0 1-10-10V38a8 8 0 0 1 8-8Z" fill="#d5706a"/><path d="M72 30h14a8 8 0 0 1 8 8v48a10 10 0 0 1-10 10H70c6-20 6-46 2-66Z" fill="#b04f4a"/><rect x="34" y="42" width="52" height="26" rx="13" fill="${INK}"/>${eye(50, 55)}${eye(70, 55)}<path d="M50 78c5 5 15 5 20 0" fill="none" stroke="${INK}" stroke-width="3" stroke-linecap="round"/><path d="M48 30c-4-8 4-10 0-18M60 30c-4-8 4-10 0-18M72 30c-4-8 4-10 0-18" fill="none" stroke="${PAPER}" stroke-width="3" stroke-linecap="round"/>`,
);
