import type { Screen } from '../screen';
import SettleMat from './SettleMat.svelte';
import { Settling } from './settling.svelte';

export const settle: Screen<Settling> = {
  decides: (board) => new Settling(board),
  Mat: SettleMat,
  columns: { side: 316 },
};
