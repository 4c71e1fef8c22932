import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';

const FALL = 'cubic-bezier(.3, 1.5, .5, 1)';

interface Row {
  /** How long it falls, by the board's clock: 0 where nothing moves. */
  readonly ms: number;
  /** The how manieth it is, and how long each waits for the one before it. */
  readonly nth: number;
  readonly apart: number;
}

/** A token falls on the belt when it gets there, one after the other. */
export const dropping =
  (row: () => Row): Attachment =>
  (token) => {
    const { ms, nth, apart } = untrack(row);
    if (ms > 0)
      token.animate([{ transform: 'translateY(-56px)', opacity: 0 }, { opacity: 1, offset: 0.5 }, {}], {
        duration: ms,
        delay: nth * apart,
        easing: FALL,
        fill: 'backwards',
      });
  };

/** Where a transport goes: along its rails, over the water, into the clouds. */
const COURSES: Readonly<Record<string, string>> = {
  rail: 'translate(140%, 0)',
  ship: 'translate(130%, 4%) rotate(-3deg)',
  air: 'translate(110%, -90%) rotate(-6deg)',
};

/** A transport leaves with what is in its hold; what is left when it is gone stays hidden. */
export async function depart(transport: Element, type: string, ms: number): Promise<void> {
  if (ms === 0) return;
  const end = { transform: COURSES[type] ?? 'translate(120%, 0)', opacity: 0 };
  await transport.animate([{}, { opacity: 1, offset: 0.6 }, end], { duration: ms, easing: 'ease-in', fill: 'forwards' })
    .finished;
}
