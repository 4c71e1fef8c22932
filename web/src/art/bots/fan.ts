import { INK, SUN } from '../palette';
import { eye, machine } from './machine';

/** A desk fan, turns its head. */
export const fan = machine(
  `<path d="M24 124c0-16 14-24 36-24s36 8 36 24Z" fill="#33475c"/><path d="M66 100c18 2 30 10 30 24H80c0-12-6-20-14-24Z" fill="#24364a"/><rect x="55" y="84" width="10" height="20" fill="#8792a0"/><circle cx="60" cy="54" r="36" fill="#8fc3b4"/><path d="M66 18a36 36 0 0 1 0 72c12-20 12-52 0-72Z" fill="#6ba393"/><circle cx="60" cy="54" r="29" fill="#e8f2ec"/><g fill="#bcd8cf"><path d="M60 54c-4-14-2-24 8-27 8 8 4 20-8 27ZM60 54c14-2 24 4 24 14-11 5-21-2-24-14ZM60 54c-8 12-18 16-26 9 1-12 13-15 26-9Z"/></g><circle cx="60" cy="54" r="17" fill="${INK}"/>${eye(53, 52, 4)}${eye(67, 52, 4)}<path d="M54 62h12" stroke="${SUN}" stroke-width="2.4" stroke-linecap="round"/>`,
);
