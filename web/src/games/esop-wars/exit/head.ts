import type { EsopBoard } from '../board.svelte';

export interface Head {
  title: string;
  text: string;
}

/** How it ended, in one line, by how much, and for whom it ended before. */
export function exitHead(board: EsopBoard): Head {
  if (board.view.exits.length === 0) return emptied(board);
  const head = winnerHead(board);
  const out = (board.view.end?.ranking ?? []).filter((seat) => board.team(seat)?.disqualified);
  if (out.length === 0) return head;
  return { ...head, text: `${head.text} ${board.text('exit.short', { seats: out.map((seat) => ({ seat })) })}` };
}

/** The auction emptied the room: one company is left, or none. */
function emptied(board: EsopBoard): Head {
  const { ending = 'no-winner', ranking = [] } = board.view.end ?? {};
  return {
    title: board.text(`exit.${ending}`, { seat: { seat: ranking[0] ?? 0 } }),
    text: board.text(`exit.${ending}-text`),
  };
}

function winnerHead(board: EsopBoard): Head {
  const { end, exits } = board.view;
  const [first, second] = end?.ranking ?? [];
  const exit = exits.find((line) => line.seat === first);
  if (first === undefined || !end || !exit) return { title: '', text: '' };
  const seat = { seat: first };
  const known = board.play.words.has(`board.exit.win.${exit.card}`);
  const title = board.text(known ? `exit.win.${exit.card}` : 'exit.win.other', { seat });
  const share = board.option('founderScore') === 'share';
  const scoreOf = (of: number) => {
    const line = end.shares.find((each) => each.seat === of);
    return (share ? line?.founderValue : line?.valuation) ?? 0;
  };
  const score = { valuation: scoreOf(first) };
  const rival = second === undefined || board.team(second)?.disqualified ? undefined : second;
  if (rival === undefined) return { title, text: board.text('exit.alone', { score }) };
  const ahead = scoreOf(rival) > 0 ? (scoreOf(first) / scoreOf(rival) - 1) * 100 : 0;
  const level = scoreOf(first) === scoreOf(rival);
  const text = board.text(level ? 'exit.tie' : share ? 'exit.ahead-share' : 'exit.ahead', {
    score,
    ahead: ahead < 0.05 ? '0.1' : ahead.toFixed(1),
    rival: { seat: rival },
  });
  return { title, text };
}
