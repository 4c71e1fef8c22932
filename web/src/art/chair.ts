import type { Drawing } from './drawing';

/** A chair that waits for somebody, in the colour of the text around it. */
export const chair: Drawing = {
  box: '0 0 120 120',
  shapes:
    '<g fill="currentColor"><rect x="36" y="22" width="48" height="50" rx="12"/><rect x="30" y="74" width="60" height="14" rx="7"/><rect x="57" y="88" width="6" height="14"/></g><path d="M36 112 60 100l24 12" fill="none" stroke="currentColor" stroke-width="6" stroke-linecap="round"/>',
};
