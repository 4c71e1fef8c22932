import type { Screen } from '../screen';
import DangerMat from './DangerMat.svelte';
import { Watching } from './watching.svelte';

/** It lies over the side. */
export const danger: Screen<Watching> = { decides: (board) => new Watching(board), Mat: DangerMat, Side: null };
