import flag from 'icon:thing/checkered-flag';
import crown from 'icon:thing/crown';
import recruits from 'icon:thing/id-card';
import trophy from 'icon:thing/laurels-trophy';
import owl from 'icon:thing/owl';
import rocket from 'icon:thing/rocket';
import sparkles from 'icon:thing/sparkles';
import { signs } from '../../art/ship-it/signs';
import type { IconShapes } from '../../pieces/icon';
import type { Track } from './board.svelte';

const SIGNS: Readonly<Record<Track, IconShapes>> = { ...signs, recruits, bonus: trophy };

const MILESTONES: Readonly<Record<string, IconShapes>> = {
  'first-5k-users': signs.users,
  'growth-hacker': rocket,
  'five-star-startup': signs.rating,
  'clean-code-club': sparkles,
  'revenue-king': crown,
};

/** The same sign for the same quantity, everywhere on the board. */
export const sign = (track: Track): IconShapes => SIGNS[track];
export const milestoneSign = (id: string): IconShapes => MILESTONES[id] ?? trophy;
export { flag, owl, trophy };
