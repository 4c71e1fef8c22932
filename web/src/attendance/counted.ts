import type { Result, Table } from '../wire/types';

type Standing = Result['standings'][number];

/** A standing as it counts for who sat there: whoever left the seat comes after all who stayed, whatever a bot made of it. */
export interface Counted extends Standing {
  /** They gave the seat up, or lost it. */
  gone: boolean;
  /** They count as having left. */
  left: boolean;
}

export function counted(result: Result, table: Table): Counted[] {
  const left = (seat: number) => table.seats[seat]?.left === true;
  const stayed = result.standings.filter(({ seat }) => !left(seat));
  const behind = stayed.length > 0 ? stayed.length + 1 : result.standings.length;
  const rank = (standing: Standing) =>
    left(standing.seat) ? behind : stayed.filter((other) => other.rank < standing.rank).length + 1;
  return result.standings
    .map((standing) => ({
      ...standing,
      rank: rank(standing),
      gone: table.seats[standing.seat]?.gone === true,
      left: left(standing.seat),
    }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}
