import { signs } from '../../../art/it-startup/icons';
import type { IconShapes } from '../../../pieces/icon';
import type { StartupCard } from '../types';

/** What stands in the circle at a card's edge: a number, or a sign for what somebody does instead of building. */
export interface Sign {
  text?: string;
  icon?: IconShapes;
  /** The key of what it means. */
  means: string;
}

export function signOf(card: StartupCard): Sign | null {
  if (card.type === 'knowledge') return { text: `+${card.bonus}`, means: 'sign.bonus' };
  if (card.type !== 'employee') return null;
  if (card.role === 'developer') return { text: String(card.efficiency), means: 'sign.efficiency' };
  const lift = card.effects.find((effect) => effect.kind === 'teamEfficiency');
  if (lift) return { text: `+${lift.amount ?? 0}`, means: 'sign.team' };
  if (card.effects.some((effect) => effect.trigger === 'activated')) return { icon: signs.coin, means: 'sign.coin' };
  return card.effects.some((effect) => effect.trigger === 'endOfTurn')
    ? { icon: signs.draw, means: 'sign.draw' }
    : null;
}
