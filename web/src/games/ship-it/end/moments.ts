import { eventGround, eventPicture } from '../../../art/ship-it/events';
import { medalGround, medalPicture, momentGround, momentPicture } from '../../../art/ship-it/moments';
import { roomGround, roomPicture } from '../../../art/ship-it/rooms';
import type { Moment, Play } from '../../board';
import type { ShipEvent, ShipPublicView } from '../types';

const MOST = 5;

type Drawn = Pick<Moment, 'picture' | 'ground'>;

const told = (id: string): Drawn => ({ picture: momentPicture(id), ground: momentGround(id) });
const medal = (id: string): Drawn => ({ picture: medalPicture(id), ground: medalGround });
const room = (id: string): Drawn => ({ picture: roomPicture(id), ground: roomGround(id) });
const struck = (id: string): Drawn => ({ picture: eventPicture(id), ground: eventGround(id) });

/** The few things worth telling: milestones, coins, late actions, the hardest hit, and what decided a tie. */
export function moments(play: Play): Moment[] {
  const view = play.view as ShipPublicView;
  if (!view.end) return [];
  const say = (key: string, args: object = {}) => play.words.text({ key: `board.${key}`, args: args as never });
  const found: Moment[] = [];
  let round = 0;
  const tell = (id: string, key: string, seat: number | undefined, args: object, drawn: Drawn) =>
    found.push({
      id,
      when: say('round', { round }),
      headline: say(`moment.${key}`, args),
      text: say(`moment.${key}-text`, args),
      seat,
      ...drawn,
    });
  let worst: { round: number; event: Extract<ShipEvent, { type: 'company-hit' }> } | null = null;
  for (const { id, event } of play.events as unknown as { id: number; event: ShipEvent }[]) {
    if (event.type === 'round-began') round = event.round;
    else if (event.type === 'milestone-claimed')
      tell(`m${id}`, 'milestone', event.seat.seat, { ...event, type: '' }, medal(event.milestone.card));
    else if (event.type === 'went-viral') {
      const side = event.side === 'heads' ? 'heads' : 'tails';
      tell(`v${id}`, side, event.seat.seat, { seat: event.seat, users: event.users }, told(side));
    } else if (event.type === 'bonus-scored') {
      const { seat, action, points } = event;
      tell(`b${id}`, 'bonus', seat.seat, { seat, action, points }, room(action.card));
    } else if (event.type === 'company-hit' && (event.points.points ?? 0) < (worst?.event.points.points ?? -2000))
      worst = { round, event };
  }
  if (worst) {
    round = worst.round;
    const { seat, event, points } = worst.event;
    tell(
      'worst',
      'worst',
      seat.seat,
      { seat, event, points: { points: Math.abs(points.points ?? 0) } },
      struck(event.card),
    );
  }
  if (view.end.tieBreaker) {
    round = view.rounds;
    tell('tie', 'tie', undefined, { by: say(`tie.${view.end.tieBreaker}`) }, told('tie'));
  }
  return found.slice(-MOST);
}
