import type { Play } from '../board';
import type { Choice } from '../../wire/types';
import type { ShipMove, ShipPrivateView } from './types';

interface Face {
  kind?: 'plain' | 'main' | 'danger' | 'quiet';
  label?: string;
  sub?: string;
}

/** Second lines of the buttons in the bar; a pivot is quiet, for it comes once in a game. */
export function face(choice: Choice, play: Play): Face {
  const move = choice.move as ShipMove;
  const own = play.own as ShipPrivateView | null;
  const say = (key: string) => play.words.text({ key: `board.${key}` });
  switch (move.type) {
    case 'confirm':
      return choice.refusal ? {} : { sub: say('face.confirm') };
    case 'submit-sheet':
      return own?.sheet && own.sheet.bids.length > 0 ? { sub: say('face.final') } : {};
    case 'ready':
      return { sub: say('face.ready') };
    case 'lock':
      return choice.refusal ? {} : { sub: say('face.final') };
    case 'pivot':
      return {
        kind: own?.plan?.pivotMark === move.product && move.product ? 'plain' : 'quiet',
        sub: say('face.pivot'),
      };
    default:
      return {};
  }
}
