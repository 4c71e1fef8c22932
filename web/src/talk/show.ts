import { tick } from 'svelte';
import type { Talk } from './talk.svelte';

/** Opens the chat with the pen in hand, or closes it. */
export async function toggleChat(talk: Talk): Promise<void> {
  talk.open = !talk.open;
  if (!talk.open) return;
  await tick();
  // A finger would open the keyboard of a phone over half the board.
  if (matchMedia('(hover: hover)').matches) document.querySelector<HTMLElement>('[data-talk]')?.focus();
}
