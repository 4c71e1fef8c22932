import type { Attachment } from 'svelte/attachments';

/**
 * Opens a `<dialog>` as long as it stands in the document. The browser keeps the focus inside a modal one, closes it on
 * Escape and gives the focus back; for one beside the board the same is done here, except that the board stays in reach.
 */
export function sheet(modal: boolean, onclose: () => void): Attachment<HTMLDialogElement> {
  return (dialog) => {
    const before = document.activeElement;
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      onclose();
    };
    // The state of the page closes it, not the browser.
    const cancel = (event: Event) => {
      event.preventDefault();
      onclose();
    };
    const outside = (event: MouseEvent) => {
      if (modal && event.target === dialog) onclose();
    };
    dialog.addEventListener('cancel', cancel);
    dialog.addEventListener('click', outside);
    dialog.addEventListener('keydown', escape);
    if (modal) dialog.showModal();
    else dialog.show();
    return () => {
      dialog.removeEventListener('cancel', cancel);
      dialog.removeEventListener('click', outside);
      dialog.removeEventListener('keydown', escape);
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  };
}
