import { drawn, type GameBooklet } from '../booklets';
import { NONE } from './pieces/goods';
import Collects from './shown/Collects.svelte';
import Days from './shown/Days.svelte';
import Loads from './shown/Loads.svelte';
import Stored from './shown/Stored.svelte';
import Terms from './shown/Terms.svelte';

export { exhibit } from './exhibit';

export const pictures: GameBooklet['pictures'] = {
  'harbour-collect': drawn(Collects, { firm: 'kew-and-quarry', supply: 'country-exchange' }),
  'harbour-trade': drawn(Terms, { give: { ...NONE, organic: 2 }, take: { ...NONE, technological: 1 } }),
  'harbour-act': drawn(Loads, { order: 'cloud-seed-kite', transport: 'ornithopter-flight' }),
  'harbour-store': drawn(Stored, { tokens: { organic: 3, mineral: 2, technological: 2, specialty: 1 } }),
  'harbour-week': drawn(Days, { day: 4, of: 7, open: 2 }),
};
