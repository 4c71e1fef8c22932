import type { Screen } from '../screen';
import FulfilMat from './FulfilMat.svelte';
import FulfilSide from './FulfilSide.svelte';
import { Fulfilling } from './fulfilling.svelte';

export const fulfil: Screen<Fulfilling> = {
  decides: (board) => new Fulfilling(board),
  Mat: FulfilMat,
  Side: FulfilSide,
  log: false,
};
