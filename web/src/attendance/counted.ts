import type { Result, Table } from '../wire/types';

type Standing = Result['standings'][number];

/** A standing as it counts for who sat there: whoever gave the seat up is last, whatever the bot made of it. */
export interface Counted extends Standing {
  gone: boolean;
}

export function counted(result: Result, table: Table): Counted[] {
  const gone = (seat: number) => table.seats[seat]?.gone === true;
  const stayed = result.standings.filter(({ seat }) => !gone(seat));
  const rank = (standing: Standing) =>
    gone(standing.seat) ? stayed.length + 1 : stayed.filter((other) => other.rank < standing.rank).length + 1;
  return result.standings
    .map((standing) => ({ ...standing, rank: rank(standing), gone: gone(standing.seat) }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}
