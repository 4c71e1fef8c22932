import { cubicOut } from 'svelte/easing';
import { crossfade, type TransitionConfig } from 'svelte/transition';
import type { StartupBoard } from '../board.svelte';

/** How cards travel: from the hand to a desk, from desk to desk, from the deck to the hand; who burns out walks off to the left. */
export interface Motion {
  send: (node: Element, params: { key: string }) => () => TransitionConfig;
  receive: (node: Element, params: { key: string }) => () => TransitionConfig;
  flip: () => { duration: number };
}

export function motion(board: StartupBoard): Motion {
  const [send, receive] = crossfade({
    duration: () => board.time(360),
    easing: cubicOut,
    fallback: (node, _params, intro) => {
      const atDesk = node.closest('[data-row]') !== null;
      const duration = board.time(intro ? 280 : 420);
      if (intro) return { duration, easing: cubicOut, css: (t) => `opacity:${t};translate:0 ${(1 - t) * 36}px` };
      // Who leaves for good walks off to the left; a card that is gone from the hand sinks.
      return {
        duration,
        css: (t) =>
          atDesk
            ? `opacity:${t};translate:${(t - 1) * 90}px 0;rotate:${(t - 1) * 8}deg`
            : `opacity:${t};translate:0 ${(1 - t) * 40}px`,
      };
    },
  });
  return { send, receive, flip: () => ({ duration: board.time(240) }) };
}
