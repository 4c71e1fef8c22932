import { categoryOf } from '../../../art/it-startup/category';
import { cardPicture } from '../../../art/it-startup/pictures';
import type { Arg } from '../../../wire/types';
import type { Moment, Play } from '../../board';
import { titleOf } from '../copies';
import type { ItStartupBox, StartupEvent, StartupPublicView } from '../types';

type Of<T extends StartupEvent['type']> = Extract<StartupEvent, { type: T }>;

interface Told {
  round: number;
  event: StartupEvent;
}

/** Every event with the round it happened in. */
function told(play: Play): Told[] {
  let round = 1;
  return play.events.map(({ event }) => {
    const happened = event as StartupEvent;
    if (happened.type === 'turn-started') round = happened.round;
    return { round, event: happened };
  });
}

function all<T extends StartupEvent['type']>(events: readonly Told[], type: T) {
  return events.flatMap(({ round, event }) => (event.type === type ? [{ round, event: event as Of<T> }] : []));
}

/** The few things worth telling: the finish, the best turn, the hardest blow, who changed sides, who said no. */
export function moments(play: Play): Moment[] {
  const { end } = play.view as StartupPublicView;
  if (!end) return [];
  const { cards } = play.box as ItStartupBox;
  const events = told(play);
  const found: Moment[] = [];
  const tell = (id: string, round: number, seat: number, args: Record<string, Arg>, card: string) => {
    const title = cards.find((each) => each.id === titleOf(card));
    const category = title && categoryOf(title);
    found.push({
      id,
      seat,
      when: play.words.text({ key: 'board.moment.round', args: { round } }),
      headline: play.words.text({ key: `board.moment.${id}`, args }),
      text: play.words.text({ key: `board.moment.${id}-text`, args }),
      picture: title && category ? cardPicture(title.id, category) : undefined,
      ground: category,
    });
  };

  const finish = all(events, 'goal-reached')[0];
  if (finish) {
    const { seat, points, goal } = finish.event;
    tell('finish', finish.round, seat.seat, { seat, points, goal }, 'investor');
  }
  const best = all(events, 'scored').toSorted((a, b) => b.event.score - a.event.score)[0];
  if (best && best.event.score > 0) {
    const { seat, score, points } = best.event;
    tell('best', best.round, seat.seat, { seat, score, points }, 'crunch-time');
  }
  const blow = all(events, 'points-lost').toSorted((a, b) => b.event.amount - a.event.amount)[0];
  if (blow) {
    const { seat, amount } = blow.event;
    tell('blow', blow.round, seat.seat, { seat, amount }, 'failed-release');
  }
  const change = all(events, 'taken-over').at(-1);
  if (change) {
    const { seat, employee, from } = change.event;
    tell('change', change.round, seat.seat, { seat, employee, from }, employee.card);
  }
  const no = [...all(events, 'blocked'), ...all(events, 'countered')].toSorted((a, b) => b.round - a.round)[0];
  if (no) {
    const { seat, card, price } = no.event;
    tell('no', no.round, seat.seat, { seat, card, price }, card.card);
  }
  const tired = end.ledgers.toSorted((a, b) => b.burntOut - a.burntOut)[0];
  const last = all(events, 'burnt-out').findLast(({ event }) => event.seat.seat === tired?.seat);
  if (tired && last)
    tell('tired', last.round, tired.seat, { seat: { seat: tired.seat }, n: tired.burntOut }, last.event.employee.card);
  return found.slice(0, 4);
}
