import { drawn, type GameBooklet } from '../booklets';
import Amounts from './shown/Amounts.svelte';
import Bids from './shown/Bids.svelte';
import Company from './shown/Company.svelte';
import Medal from './shown/Medal.svelte';
import PuzzleWorld from './shown/PuzzleWorld.svelte';
import Rooms from './shown/Rooms.svelte';
import Struck from './shown/Struck.svelte';
import type { EngineerView } from './types';

export { exhibit } from './exhibit';

const engineer = (id: number, name: string, level: string, specialty: string, salary: number): EngineerView => ({
  id,
  name,
  level,
  specialty,
  salary,
  hired: 1,
  rounds: 0,
});
const grace = engineer(1, 'Grace', 'senior', 'backend', 24);
const linus = engineer(2, 'Linus', 'junior', 'frontend', 12);

export const pictures: GameBooklet['pictures'] = {
  'ship-points': drawn(Amounts, {
    line: true,
    of: [
      { track: 'users', value: 1000, brings: 1 },
      { track: 'revenue', value: 500, brings: 1 },
      { track: 'rating', value: 100, brings: 10 },
    ],
  }),
  'ship-company': drawn(Company, { cards: ['angel-backed', 'ai-first', 'consumer-app'] }),
  'ship-draft': drawn(Bids, { people: [grace, linus] }),
  'ship-plan': drawn(Rooms, { rooms: [{ room: 'develop-features', crew: [grace, linus] }] }),
  'ship-resolution': drawn(Amounts, {
    of: [
      { track: 'users', value: 1500, more: true },
      { track: 'rating', value: 410, more: true },
      { track: 'money', value: 40, more: true },
    ],
  }),
  'ship-event': drawn(Struck, { event: 'ddos-attack' }),
  'ship-puzzle': drawn(PuzzleWorld, { rows: ['..o#', '>...', '#.o.'] }),
  'ship-figures': drawn(Amounts, {
    of: [
      { track: 'users', value: 4200 },
      { track: 'rating', value: 390 },
      { track: 'revenue', value: 600 },
      { track: 'debt', value: 3 },
      { track: 'servers', value: 15 },
      { track: 'ai', value: 4 },
    ],
  }),
  'ship-rooms': drawn(Rooms, {
    rooms: [
      { room: 'marketing', crew: [linus] },
      { room: 'optimize-code', crew: [grace] },
      { room: 'upgrade-servers', crew: [] },
      { room: 'research-ai', crew: [] },
    ],
  }),
  'ship-milestone': drawn(Medal, { milestone: 'growth-hacker' }),
};
