import type { Screen } from '../screen';
import StillWanted from './StillWanted.svelte';
import StoreMat from './StoreMat.svelte';
import { Storing } from './storing.svelte';

export const store: Screen<Storing> = {
  decides: (board) => new Storing(board),
  Mat: StoreMat,
  Side: StillWanted,
};
