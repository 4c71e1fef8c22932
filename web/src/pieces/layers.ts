/** What lies on top of the page, the topmost last. */
const open: (() => void)[] = [];

/** Before anybody else hears of it: one press closes one thing. */
function escape(event: KeyboardEvent): void {
  const top = open.at(-1);
  if (event.key !== 'Escape' || event.defaultPrevented || !top) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  top();
}

/** Something opened on top: Escape closes it, wherever the focus is; returns how to say that it is gone. */
export function layer(close: () => void): () => void {
  // A function of its own: the same one may be open twice.
  const self = () => close();
  if (open.length === 0) window.addEventListener('keydown', escape, { capture: true });
  open.push(self);
  return () => {
    open.splice(open.indexOf(self), 1);
    if (open.length === 0) window.removeEventListener('keydown', escape, { capture: true });
  };
}
