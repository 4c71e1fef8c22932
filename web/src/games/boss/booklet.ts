import { drawn, type GameBooklet } from '../booklets';
import Bids from './shown/Bids.svelte';
import Paid from './shown/Paid.svelte';
import Team from './shown/Team.svelte';
import Work from './shown/Work.svelte';

export { exhibit } from './exhibit';

export const pictures: GameBooklet['pictures'] = {
  'boss-bids': drawn(Bids, { person: 'boris' }),
  'boss-chart': drawn(Team, { boss: 'founder', reports: ['boris', 'celia'], leads: 2 }),
  'boss-exact': drawn(Team, { boss: 'founder', reports: ['boris', 'celia'], leads: 2 }),
  'boss-few': drawn(Team, { boss: 'founder', reports: ['boris'], leads: 2 }),
  'boss-many': drawn(Team, { boss: 'founder', reports: ['boris', 'celia', 'agnes'], leads: 2 }),
  'boss-work': drawn(Work, { project: 'escalator-for-stairs', progress: 1 }),
  'boss-pay': drawn(Paid, { people: ['boris', 'celia'] }),
};
