import bank from 'icon:thing/bank';
import briefcase from 'icon:thing/briefcase';
import chair from 'icon:thing/office-chair';
import doubled from 'icon:thing/doubled';
import heart from 'icon:thing/health-normal';
import joker from 'icon:thing/card-joker';
import learning from 'icon:thing/open-book';
import pocket from 'icon:thing/swap-bag';
import shield from 'icon:thing/checked-shield';
import shop from 'icon:thing/shopping-bag';
import truck from 'icon:thing/truck';
import unicorn from 'icon:thing/unicorn';
import type { IconShapes } from '../../pieces/icon';

type Icons = Readonly<Record<string, IconShapes>>;

const SEGMENTS: Icons = {
  'business-software': briefcase,
  'consumer-brands': shop,
  'payments-banking': bank,
  health: heart,
  learning,
  'freight-delivery': truck,
};

const WILDCARDS: Icons = { 'double-down': doubled, shield, keep: pocket };

export const segmentIcon = (id: string): IconShapes => SEGMENTS[id] ?? briefcase;
export const wildcardIcon = (id: string): IconShapes => WILDCARDS[id] ?? joker;
export { chair, joker, unicorn };
