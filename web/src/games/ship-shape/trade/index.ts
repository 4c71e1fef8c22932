import type { Screen } from '../screen';
import { Answering } from './answering.svelte';
import AskedMat from './AskedMat.svelte';
import ChooseMat from './ChooseMat.svelte';
import { Choosing } from './choosing.svelte';
import Talks from './Talks.svelte';
import TradeMat from './TradeMat.svelte';
import { Trading } from './trading.svelte';
import WouldSide from './WouldSide.svelte';

export const trade: Screen<Trading> = { decides: (board) => new Trading(board), Mat: TradeMat, Side: Talks };
export const asked: Screen<Answering> = { decides: (board) => new Answering(board), Mat: AskedMat, Side: WouldSide };
export const choose: Screen<Choosing> = { decides: (board) => new Choosing(board), Mat: ChooseMat, Side: Talks };
