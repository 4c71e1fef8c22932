import why from 'icon:action/list-checks';
import type { Screen } from '../screen';
import { Drafting } from './drafting.svelte';
import OrganisationMat from './OrganisationMat.svelte';
import OrganisationSide from './OrganisationSide.svelte';

export { chartScenes } from './scenes';

export const organisation: Screen<Drafting> = {
  decides: (board) => new Drafting(board),
  Mat: OrganisationMat,
  beside: [{ id: 'why', icon: why, Panel: OrganisationSide }],
  seats: 'chart',
};
