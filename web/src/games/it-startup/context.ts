import { getContext, setContext } from 'svelte';
import type { Peek } from '../../pieces/peek.svelte';
import type { Motion } from './stage/motion';
import type { Telling } from './stage/telling.svelte';
import type { Intent } from './turn/intent.svelte';

const KEY = Symbol('it-startup-table');

/** What moves over the whole table: what is in hand, what is looked at, what flies, what is being told. */
export interface Around {
  intent: Intent;
  peek: Peek;
  motion: Motion;
  telling: Telling;
}

export const setAround = (around: Around): Around => setContext(KEY, around);
export const useAround = (): Around => getContext(KEY);
