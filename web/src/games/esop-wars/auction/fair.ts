import type { Say } from '../../../wire/types';

/** The name under which a reason says how far a lot is worth to be bid on. */
const LIMIT = 'limit';

/**
 * What a lot is worth to me at most: as the advice that is shown says, so that there is one number on the table; else as
 * a table with hints says. Null where nobody says.
 */
export function fairPrice(hint: number | null | undefined, advised?: Say | null): number | null {
  const said = advised?.args?.[LIMIT];
  if (typeof said === 'object' && 'equity' in said && typeof said.equity === 'number') return said.equity;
  return hint ?? null;
}
