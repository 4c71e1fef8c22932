import type { Play } from '../board';
import type { Choice } from '../../wire/types';
import type { EsopMove, EsopView, Source } from './types';

interface Face {
  kind?: 'plain' | 'main' | 'danger';
  label?: string;
  sub?: string;
}

/** A stock by what lies in it, an open card by its name. */
function draw(source: Source, play: Play): Face {
  const { draft } = play.view as EsopView;
  const open =
    source === 'segment-discard' ? draft?.segmentDiscard : source === 'idea-discard' ? draft?.ideaDiscard : [];
  const top = open?.at(-1);
  const label = top ? play.words.arg({ card: top }) : play.words.text({ key: `board.draw.${source}` });
  return { label, sub: play.words.text({ key: `board.draw-sub.${source}` }) };
}

/** A bid shows its price and the step above the standing bid; giving up is red. */
export function face(choice: Choice, play: Play): Face {
  const move = choice.move as EsopMove;
  const { lot, secondary } = play.view as EsopView;
  if (move.type === 'pass' || move.type === 'pass-all') return { kind: 'danger' };
  if (move.type === 'draw') return draw(move.source, play);
  if (move.type !== 'bid') return {};
  const on = lot ?? secondary?.lots.find((each) => each.card === move.lot);
  const label = play.words.arg({ equity: move.amount });
  if (!on) return { label };
  if (choice.refusal) return { label, sub: play.words.text({ key: lot ? 'board.raise.limit' : 'board.raise.pool' }) };
  const step = play.words.bare('equity', move.amount - on.standingBid).number;
  return { label, sub: `+${step}`, kind: move.amount === on.minimum ? 'main' : 'plain' };
}
