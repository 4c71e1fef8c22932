import { INK } from '../palette';

/** An office chair on its wheels, the seat at 0 0. */
export const officeChair = `<path d="M-14-30h28v30h-28Z" fill="#33475c"/><path d="M-18 0h36v8h-36Z" fill="#24364a"/>
<path d="M-2 8h4v14h-4Z" fill="${INK}"/><path d="M-16 28 0 20l16 8" stroke="${INK}" stroke-width="4" fill="none" stroke-linecap="round"/>`;
