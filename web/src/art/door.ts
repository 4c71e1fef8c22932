import type { Drawing } from './drawing';

const FRAME = '<path d="M26 58V4h40v54h-4V8H30v50Z" fill="#54311a"/>';
const SILL = '<rect y="58" width="90" height="4" rx="2" fill="var(--line-2)"/>';

/** The door of a table: shut, for those who have the key. */
export const shutDoor: Drawing = {
  box: '0 0 90 64',
  shapes: `${SILL}<path d="M30 8h32v50H30Z" fill="#9a6238"/><path d="M52 8h10v50H52Z" fill="#7b4a29"/><path d="M36 14h12v16H36Zm0 22h12v16H36Z" fill="#7b4a29"/><circle cx="57" cy="35" r="2.6" fill="#f4b740"/>${FRAME}`,
};

/** The same, open, with light behind it. */
export const openDoor: Drawing = {
  box: '0 0 90 64',
  shapes: `${SILL}<path d="M30 8h32v50H30Z" fill="#ffe2a0"/><path d="m30 58 32 0 22 4H42Z" fill="#ffe2a0" opacity=".6"/><path d="M30 8 12 14v50l18-6Z" fill="#2f7f73"/><path d="M18 12 12 14v50l6-2Z" fill="#24564f"/><circle cx="26" cy="36" r="2.2" fill="#f4b740"/>${FRAME}`,
};
