import gitCompare from 'icon:action/git-compare';
import trendingDown from 'icon:action/trending-down';
import trendingUp from 'icon:action/trending-up';
import abacus from 'icon:thing/abacus';
import briefcase from 'icon:thing/briefcase';
import conversation from 'icon:thing/conversation';
import ball from 'icon:thing/crystal-ball';
import gears from 'icon:thing/gears';
import megaphone from 'icon:thing/megaphone';

import chip from 'icon:thing/microchip';
import microscope from 'icon:thing/microscope';
import coins from 'icon:thing/two-coins';
import type { IconShapes } from '../../pieces/icon';

type Icons = Readonly<Record<string, IconShapes>>;

const TYPES: Icons = { science: microscope, technology: chip, engineering: gears, maths: abacus, business: briefcase };
const KINDS: Icons = { people: conversation, technical: gears, money: coins, customer: megaphone };
const COLOURS: Icons = { green: trendingUp, orange: gitCompare, red: trendingDown };

/** The type of a project, the kind of an issue, the colour of an event: always beside its word. */
export const typeIcon = (type: string): IconShapes => TYPES[type] ?? ball;
export const kindIcon = (kind: string): IconShapes => KINDS[kind] ?? ball;
export const colourIcon = (colour: string): IconShapes => COLOURS[colour] ?? ball;

/** Who breaks ties. */
export { default as marker } from 'icon:thing/meeple';
