import handshake from 'icon:action/handshake';
import type { Screen } from '../screen';
import { Dealing } from './dealing.svelte';
import DealsMat from './DealsMat.svelte';
import OpenPanel from './OpenPanel.svelte';

export const deals: Screen<Dealing> = {
  decides: (board) => new Dealing(board),
  Mat: DealsMat,
  beside: [{ id: 'offers', icon: handshake, Panel: OpenPanel }],
  seats: 'projects',
};
