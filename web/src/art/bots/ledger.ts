import { INK, PAPER } from '../palette';
import { eye, machine } from './machine';

/** An adding machine, never blinks. */
export const ledger = machine(
  `<path d="M14 124c0-18 14-26 46-26s46 8 46 26Z" fill="#4a5523"/><path d="M66 98c28 1 40 10 40 26H84c0-14-6-22-18-26Z" fill="#39421a"/><path d="m42 30 3-22h30l3 22Z" fill="${PAPER}"/><path d="m66 8 9 0 3 22H68Z" fill="#e6d6ba"/><path d="M50 14h16M50 20h12" stroke="#8a7f70" stroke-width="2"/><path d="M30 28h60l8 62a8 8 0 0 1-8 8H30a8 8 0 0 1-8-8Z" fill="#d8cfa8"/><path d="M74 28h16l8 62a8 8 0 0 1-8 8H72c6-22 6-50 2-70Z" fill="#b5aa7c"/><rect x="34" y="36" width="52" height="22" rx="5" fill="${INK}"/>${eye(49, 47)}${eye(71, 47)}<g fill="#6b5a3a"><rect x="36" y="66" width="12" height="9" rx="2.5"/><rect x="54" y="66" width="12" height="9" rx="2.5"/><rect x="36" y="80" width="12" height="9" rx="2.5"/><rect x="54" y="80" width="12" height="9" rx="2.5"/></g><rect x="72" y="66" width="12" height="23" rx="2.5" fill="#b8323a"/>`,
);
