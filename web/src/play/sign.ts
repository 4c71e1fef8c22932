import { sitter } from '../table/bots';
import { say as sayOfPeople } from '../attendance/say';
import { hostChair } from '../table/seating';
import { label } from '../texts/labels';
import { owing } from '../undo/asked';
import type { Say } from '../wire/types';
import type { LiveTable } from './live.svelte';

/** What the tab says: the sentence of the bar, and whether it is mine to choose. */
export interface Sign {
  sentence: string;
  mine: boolean;
}

/** The tab says what is shown: what stands still is nobody's turn, and neither is what is still being told. */
export function sign(play: LiveTable, bar: { sentence: Say } | null): Sign {
  const other = (sentence: string): Sign => ({ sentence, mine: false });
  if (play.connection !== 'live') return other(label(`connection.${play.connection}`));
  if (!play.taking) return other(label('bar.not-taking'));
  const chair = play.seat === null ? undefined : play.table.seats[play.seat];
  if (chair?.gone && !play.result)
    return other(sayOfPeople(play.people.wasRemoved(chair.seat) ? 'resigned.bar-removed' : 'resigned.bar'));
  if (chair?.away && !chair.gone) return other(label('bar.away'));
  if (play.table.paused)
    return other(
      play.you.host ? label('bar.paused-me') : label('bar.paused', { host: hostChair(play.table)?.name ?? '' }),
    );
  const asked = play.table.asked;
  if (asked) {
    const who = sitter(play.table, asked.seat);
    const mine = owing(asked, play.you.seats) !== undefined;
    return { sentence: label(asked.seat === play.seat ? 'undo.you-ask' : 'undo.asks', { who }), mine };
  }
  if (play.result && !play.holding) return other(label('end.final'));
  const say = bar?.sentence ?? play.prompt?.sentence;
  return { sentence: say ? play.words.text(say) : '', mine: play.myTurn && !play.holding && !play.result };
}
