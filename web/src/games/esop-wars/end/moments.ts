import { employee } from '../../../art/esop-wars/employees';
import { marketPicture } from '../../../art/esop-wars/markets';
import * as hired from '../../../art/esop-wars/moments/hire';
import { unicorn } from '../../../art/esop-wars/moments/unicorn';
import type { Moment, Play } from '../../board';
import { crosses } from '../market/unicorn';
import type { EsopBox, EsopView } from '../types';
import { bargains, dearest, wouldHaveWon } from './hires';

/** The few things worth telling: a unicorn, the best bargain, the dearest hire, and what never came. */
export function moments(play: Play): Moment[] {
  const { end, rounds } = play.view as EsopView;
  if (!end) return [];
  const say = (key: string, args: Record<string, never> | object = {}) =>
    play.words.text({ key: `board.${key}`, args: args as never });
  const found: Moment[] = [];
  const tell = (id: string, when: string, seat: number, args: object, drawn: Pick<Moment, 'picture' | 'ground'>) =>
    found.push({ id, when, seat, headline: say(`moment.${id}`, args), text: say(`moment.${id}-text`, args), ...drawn });
  const drawn = (how: keyof typeof hired, card: string) => {
    const ground = (play.box as EsopBox).employees.find(({ id }) => id === card)?.category ?? '';
    return { picture: hired[how](employee(card), ground), ground };
  };

  for (const report of rounds) {
    const first = report.teams.filter(crosses).toSorted((a, b) => b.after - a.after)[0];
    if (!first) continue;
    const star = first.employees.toSorted((a, b) => b.adjusted - a.adjusted)[0];
    tell(
      'unicorn',
      say(`round.${report.round}`),
      first.seat,
      {
        seat: { seat: first.seat },
        card: { card: star?.card ?? '' },
        points: { points: star?.adjusted ?? 0 },
        market: { card: report.market },
      },
      { picture: unicorn },
    );
    break;
  }
  // Before a market has spoken nobody brought anything.
  const hires = rounds.length > 0 ? end.hires : [];
  const best = bargains(hires)[0];
  if (best)
    tell(
      'bargain',
      say('moment.auction'),
      best.seat,
      {
        seat: { seat: best.seat },
        card: { card: best.card },
        price: { equity: best.price },
        points: { points: best.total },
      },
      drawn('bargain', best.card),
    );
  const dear = dearest(hires);
  if (dear)
    tell(
      'dearest',
      say('moment.auction'),
      dear.seat,
      {
        seat: { seat: dear.seat },
        card: { card: dear.card },
        price: { equity: dear.price },
        points: { points: dear.points.reduce((sum, points) => sum + points, 0) },
      },
      drawn('dearest', dear.card),
    );
  const other = wouldHaveWon(end);
  if (other)
    tell(
      other.seat === end.ranking[0] ? 'same' : 'what-if',
      say('moment.never'),
      other.seat,
      {
        seat: { seat: other.seat },
        market: { card: other.market },
        value: { valuation: other.valuation ?? 0 },
      },
      { picture: marketPicture(other.market) },
    );
  return found;
}
