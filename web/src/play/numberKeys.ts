const BUSY = 'input, textarea, select, [contenteditable], [role="slider"]';

/** Whether a key is meant for the page: nobody types, nothing lies over the board, no other key is held. */
export function meantForPage(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  if (event.target instanceof Element && event.target.closest(BUSY)) return false;
  return document.querySelector('dialog:modal') === null;
}

/** The place of a choice that a number key means, or -1. */
export function choiceKey(event: KeyboardEvent): number {
  return /^[1-9]$/.test(event.key) && meantForPage(event) ? Number(event.key) - 1 : -1;
}
