import type { Screen } from '../screen';
import RefreshMat from './RefreshMat.svelte';
import RefreshSide from './RefreshSide.svelte';
import { Refreshing } from './refreshing.svelte';

export const refresh: Screen<Refreshing> = {
  decides: (board) => new Refreshing(board),
  Mat: RefreshMat,
  Side: RefreshSide,
  log: false,
};
