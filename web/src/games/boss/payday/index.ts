import idea from 'icon:action/lightbulb';
import type { Screen } from '../screen';
import Agenda from './Agenda.svelte';
import PaydayMat from './PaydayMat.svelte';
import { Paying } from './paying.svelte';

export const payday: Screen<Paying> = {
  decides: (board) => new Paying(board),
  Mat: PaydayMat,
  beside: [{ id: 'agenda', icon: idea, Panel: Agenda }],
};
