import { changeOf } from '../../../play/changes';
import { byCard, type EsopBoard } from '../board.svelte';

/** Somebody who may be let go: the grant, what stays with them, and how the team stands in each market to come. */
export interface DropLine {
  card: string;
  grant: number;
  keeps: number;
  markets: Readonly<Record<string, number>>;
  rest: Readonly<Record<string, number>>;
}

const equity = (arg: unknown): number => (arg as { equity?: number } | undefined)?.equity ?? 0;

/** My employees as the drop shows them; what comes back to the pool is what the server's preview says. */
export function dropLines(board: EsopBoard): DropLine[] {
  const { own, prompt } = board.play;
  if (!own || !board.mine) return [];
  const { employees } = board.mine;
  return own.desks.flatMap((desk) => {
    const at = employees.find((each) => each.card === desk.card);
    if (!at) return [];
    const choice = prompt?.choices.find(({ move }) => move.type === 'drop' && move.employee === desk.card);
    const pool = changeOf(choice?.preview, 'label.pool');
    const back = pool ? equity(pool.after) - equity(pool.before) : 0;
    return {
      card: desk.card,
      grant: at.grant,
      keeps: at.grant - back,
      markets: byCard(own.unseenMarkets, desk.totals),
      rest: byCard(own.unseenMarkets, desk.totalsWithout),
    };
  });
}
