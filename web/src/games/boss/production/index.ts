import trend from 'icon:action/trending-up';
import type { Screen } from '../screen';
import Outlook from './Outlook.svelte';
import { Planning } from './planning.svelte';
import ProductionMat from './ProductionMat.svelte';

export const production: Screen<Planning> = {
  decides: (board) => new Planning(board),
  Mat: ProductionMat,
  beside: [{ id: 'cash', icon: trend, Panel: Outlook }],
};
