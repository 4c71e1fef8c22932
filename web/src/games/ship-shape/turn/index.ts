import type { Screen } from '../screen';
import TurnMat from './TurnMat.svelte';
import { Turn } from './turn.svelte';
import TurnSide from './TurnSide.svelte';

export const turn: Screen<Turn> = { decides: (board) => new Turn(board), Mat: TurnMat, Side: TurnSide };
