import type { Say } from '../../wire/types';
import type { EsopBoard } from './board.svelte';
import { crosses } from './market/unicorn';
import type { DropLine } from './drop/lines';
import { timesOf } from './market/times';
import type { Growth, MarketReport } from './types';

/** What the bar says instead of the prompt. */
export interface Said {
  sentence: Say;
  detail?: Say;
}

const say = (key: string, args: Say['args'] = {}): Say => ({ key: `board.${key}`, args });

/** A market round in one sentence, and the sum that a newcomer needs once. */
export function marketSaid(report: MarketReport, mine: number | null): Said {
  const own = report.teams.find((team) => team.seat === mine);
  const most = report.teams.toSorted((a, b) => timesOf(b) - timesOf(a))[0];
  const growth = own ?? most;
  const market = { card: report.market };
  if (!growth) return { sentence: say('market.turned', { market }) };
  const sentence = crosses(growth)
    ? say('market.unicorn', { market, seat: { seat: growth.seat } })
    : say(own ? 'market.mine' : 'market.watch', {
        market,
        seat: { seat: growth.seat },
        factor: { factor: timesOf(growth) },
      });
  return { sentence, detail: marketDetail(growth, own !== undefined) };
}

function marketDetail(growth: Growth, own: boolean): Say {
  const total = { points: growth.total };
  const times = { points: growth.factor };
  const before = { valuation: growth.before };
  const after = { valuation: growth.after };
  if (growth.wildcard && growth.after !== growth.grown)
    return say('market.detail-wildcard', {
      total,
      before,
      grown: { valuation: growth.grown },
      wildcard: { card: growth.wildcard },
      after,
    });
  const key = growth.factor > 100 + growth.total ? 'detail-least' : own ? 'detail' : 'detail-watch';
  return say(`market.${key}`, { total, times, before, after });
}

/** Who would leave, and how the others stand. */
export function dropSaid(board: EsopBoard, line: DropLine, sealed: string | null): Said {
  const back = line.grant - line.keeps;
  const sentence =
    sealed && sealed !== line.card
      ? say('drop.pick-again', { card: { card: line.card }, chosen: { card: sealed } })
      : say('drop.pick', { card: { card: line.card } });
  const detail = say('drop.detail', {
    name: board.firstName(line.card),
    keeps: { equity: line.keeps },
    pool: { equity: (board.mine?.pool ?? 0) + back },
    grows: back > 0 ? 'yes' : 'no',
    rest: Object.entries(line.rest).map(([card, points]) => ({
      say: say('drop.rest', { points: { points }, market: { card } }),
    })),
  });
  return { sentence, detail };
}

/** The lot under the finger in the second auction. */
export const lotSaid = (picked: string | null, detail: Say | null | undefined): Said => ({
  sentence: picked ? say('second.pick', { card: { card: picked } }) : say('second.pick-first'),
  detail: detail ?? undefined,
});

export const sceneSaid = (kind: 'companies' | 'closed' | 'settled'): Said => ({
  sentence: say(`said.${kind}`),
  detail: say(`said.${kind}-detail`),
});
