import type { Screen } from '../screen';
import AfterWeek from './AfterWeek.svelte';
import SettleMat from './SettleMat.svelte';
import { Settling } from './settling.svelte';

export const settle: Screen<Settling> = {
  decides: (board) => new Settling(board),
  Mat: SettleMat,
  Side: AfterWeek,
  log: false,
  columns: { side: 316 },
};
