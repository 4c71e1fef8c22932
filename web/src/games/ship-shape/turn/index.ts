import type { Screen } from '../screen';
import TurnMat from './TurnMat.svelte';
import { Turn } from './turn.svelte';

export const turn: Screen<Turn> = { decides: (board) => new Turn(board), Mat: TurnMat };
