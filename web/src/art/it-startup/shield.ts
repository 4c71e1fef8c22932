import type { Drawing } from '../drawing';

/** The shield of whoever guards the office, 36 wide. */
export const shield =
  '<path d="M18 0 36 6v18c0 14-8 22-18 28C8 46 0 38 0 24V6Z" fill="#1f8a4c"/><path d="M18 0 36 6v18c0 14-8 22-18 28Z" fill="#176b3b"/><path d="m9 26 7 7 12-14" fill="none" stroke="#fff" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/>';

/** What an attack bounces off. */
export const barrier: Drawing = {
  box: '0 0 44 55',
  shapes:
    '<path d="M22 0c8 5 15 7 22 7 0 26-6 38-22 48C6 45 0 33 0 7c7 0 14-2 22-7Z" fill="#fff"/><path d="M22 5c7 4 12 6 18 6-1 21-6 31-18 39C10 42 5 32 4 11c6 0 11-2 18-6Z" fill="#1f8a4c"/><path d="M22 5c7 4 12 6 18 6-1 21-6 31-18 39Z" fill="#176b3b"/>',
};
