import type { Screen } from '../screen';
import WouldSide from '../trade/WouldSide.svelte';
import { Agreeing } from './agreeing.svelte';
import JointAskedMat from './JointAskedMat.svelte';
import JointMat from './JointMat.svelte';
import JointSide from './JointSide.svelte';
import { Sharing } from './sharing.svelte';

export const together: Screen<Sharing> = { decides: (board) => new Sharing(board), Mat: JointMat, Side: JointSide };
export const jointAsked: Screen<Agreeing> = {
  decides: (board) => new Agreeing(board),
  Mat: JointAskedMat,
  Side: WouldSide,
};
