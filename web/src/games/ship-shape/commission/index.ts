import type { Screen } from '../screen';
import CommissionMat from './CommissionMat.svelte';
import CommissionSide from './CommissionSide.svelte';
import { Commissioning } from './commissioning.svelte';

export const commission: Screen<Commissioning> = {
  decides: (board) => new Commissioning(board),
  Mat: CommissionMat,
  Side: CommissionSide,
  log: false,
};
