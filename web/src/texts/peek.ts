import type { Snippet } from 'svelte';

/** The context under which a page says how a card is shown when its name is pointed at. */
export const PEEK = Symbol('peek');

export type Peek = Snippet<[card: string]>;
