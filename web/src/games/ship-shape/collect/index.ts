import type { Screen } from '../screen';
import { Collecting } from './collecting.svelte';
import CollectMat from './CollectMat.svelte';
import Endings from './Endings.svelte';

export const collect: Screen<Collecting> = {
  decides: (board) => new Collecting(board),
  Mat: CollectMat,
  Side: Endings,
};
