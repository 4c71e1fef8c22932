import { beside, type Beside } from '../../../end/beside';
import { numberOf } from '../../../end/columns';
import type { Play } from '../../board';
import type { EsopView } from '../types';
import { houses, type Houses } from './houses';

export interface SideBySide {
  held: Beside;
  built: Houses;
}

/** Me beside the winner (or the second, if that is me) as two houses; null where valuations are not what is compared. */
export function sideBySide(play: Pick<Play, 'view' | 'result' | 'seat'>): SideBySide | null {
  const held = play.result && beside(play.result, play.seat);
  if (!held) return null;
  const view = play.view as EsopView;
  const both = [held.me, held.other];
  if (both.some(({ seat, score }) => numberOf(score) !== view.teams[seat]?.valuation)) return null;
  const built = houses(view, held.me.seat, held.other.seat);
  return built && { held, built };
}
