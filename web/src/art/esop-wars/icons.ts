import anvil from 'icon:thing/anvil';
import cactus from 'icon:thing/cactus';
import box from 'icon:thing/cardboard-box-closed';
import ship from 'icon:thing/cargo-ship';
import chameleon from 'icon:thing/chameleon-glyph';
import conversation from 'icon:thing/conversation';
import ball from 'icon:thing/crystal-ball';
import bike from 'icon:thing/dutch-bike';
import door from 'icon:thing/exit-door';
import hill from 'icon:thing/flag-objective';
import flag from 'icon:thing/flying-flag';
import gears from 'icon:thing/gears';
import piece from 'icon:thing/jigsaw-piece';
import bulb from 'icon:thing/light-bulb';
import glass from 'icon:thing/magnifying-glass';
import megaphone from 'icon:thing/megaphone';
import oak from 'icon:thing/oak';
import bell from 'icon:thing/ringing-bell';
import suitcase from 'icon:thing/rolling-suitcase';
import shark from 'icon:thing/shark-jaws';
import cart from 'icon:thing/shopping-cart';
import phone from 'icon:thing/smartphone';
import coins from 'icon:thing/two-coins';
import robot from 'icon:thing/vintage-robot';
import type { IconShapes } from '../../pieces/icon';

type Icons = Readonly<Record<string, IconShapes>>;

/** One icon, one meaning: hard skills (the categories) and soft skills. */
const SKILLS: Icons = {
  engineering: gears,
  product: bulb,
  sales: megaphone,
  ops: box,
  finance: coins,
  resilience: oak,
  communication: conversation,
  'pressure-handling': anvil,
  leadership: flag,
  adaptability: chameleon,
  'problem-solving': piece,
};

const MARKETS: Icons = {
  'ai-hype-cycle': robot,
  'audit-season': glass,
  'capital-drought': cactus,
  'consumer-splurge': cart,
  'land-grab': hill,
  'platform-shift': phone,
  'supply-shock': ship,
  'talent-exodus': suitcase,
};

const EXITS: Icons = { ipo: bell, 'joint-venture': bike, 'm-and-a': shark };

export const skillIcon = (id: string): IconShapes => SKILLS[id] ?? bulb;
export const marketIcon = (id: string): IconShapes => MARKETS[id] ?? ball;
export const exitIcon = (id: string): IconShapes => EXITS[id] ?? door;
