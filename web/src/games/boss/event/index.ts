import hourglass from 'icon:action/hourglass';
import type { Screen } from '../screen';
import { Choosing } from './choosing.svelte';
import EventMat from './EventMat.svelte';
import InForce from './InForce.svelte';

export const event: Screen<Choosing> = {
  decides: (board) => new Choosing(board),
  Mat: EventMat,
  beside: [{ id: 'in-force', icon: hourglass, Panel: InForce }],
};
