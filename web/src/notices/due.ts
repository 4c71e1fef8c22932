import type { NoticeFrame } from '../wire/types';

/** Where the person is. */
export interface Whereabouts {
  /** The page lies behind others. */
  hidden: boolean;
  /** The table that is open in front. */
  table: string | null;
}

export const nameOf = ({ table, kind, key }: NoticeFrame): string => `${table} ${kind} ${key}`;

/** Whether somebody is to be told: never of what lies before their eyes, and of nothing twice. */
export const isDue = (notice: NoticeFrame, { hidden, table }: Whereabouts, told: ReadonlySet<string>): boolean =>
  (hidden || table !== notice.table) && !told.has(nameOf(notice));
