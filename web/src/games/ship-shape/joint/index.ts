import type { Screen } from '../screen';
import { Agreeing } from './agreeing.svelte';
import JointAskedMat from './JointAskedMat.svelte';
import JointMat from './JointMat.svelte';
import { Sharing } from './sharing.svelte';

export const together: Screen<Sharing> = { decides: (board) => new Sharing(board), Mat: JointMat };
export const jointAsked: Screen<Agreeing> = { decides: (board) => new Agreeing(board), Mat: JointAskedMat };
