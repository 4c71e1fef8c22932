import type { Attachment } from 'svelte/attachments';
import { layer } from './layers';

/**
 * Opens a `<dialog>` as long as it stands in the document. Escape closes it, and then the focus is where it was before.
 * The browser keeps the focus inside a modal one; beside one that is not the board stays in reach.
 */
export function sheet(modal: boolean, onclose: () => void): Attachment<HTMLDialogElement> {
  return (dialog) => {
    const before = document.activeElement;
    const gone = layer(onclose);
    // A swipe back; the state of the page closes it, not the browser.
    const cancel = (event: Event) => {
      event.preventDefault();
      onclose();
    };
    const outside = (event: MouseEvent) => {
      if (modal && event.target === dialog) onclose();
    };
    dialog.addEventListener('cancel', cancel);
    dialog.addEventListener('click', outside);
    if (modal) dialog.showModal();
    else dialog.show();
    return () => {
      dialog.removeEventListener('cancel', cancel);
      dialog.removeEventListener('click', outside);
      gone();
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  };
}
