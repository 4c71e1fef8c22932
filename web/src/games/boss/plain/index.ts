import type { Deciding, Screen } from '../screen';
import PlainMat from './PlainMat.svelte';

/** A phase without a screen of its own: the prompt tells, its choices are buttons. */
export const plain: Screen<Deciding> = { decides: () => ({ bar: null, acts: null }), Mat: PlainMat };
