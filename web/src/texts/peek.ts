import type { Component, Snippet } from 'svelte';

/** The context under which a page says how a card is shown when its name is pointed at. */
export const PEEK = Symbol('peek');

export type Peek = Snippet<[card: string]>;

/** The context under which a page says which amounts are drawn instead of written. */
export const DRAWN = Symbol('drawn');

/** Units that have a picture, and what draws so many of one; `text` is what it would read. */
export interface Drawn {
  readonly units: readonly string[];
  readonly Amount: Component<{ unit: string; value: number; text: string }>;
}
