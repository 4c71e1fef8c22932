import type { Stone } from '../board';
import type { StartupBoard } from './board.svelte';

/** The round, then the seats in the order they play; before that, the opening hand. */
export function stones(board: StartupBoard): Stone[] {
  const { view, play } = board;
  const stone = (id: string, label: string, state: Stone['state']): Stone => ({ id, label, state });
  if (view.phase === 'mulligan')
    return [
      stone('hand', board.text('path.hand'), 'now'),
      stone('first', board.text('path.first'), 'ahead'),
      stone('round', board.text('path.round', { n: 1 }), 'ahead'),
    ];
  const seats = view.offices.length;
  const first = view.first ?? 0;
  const order = Array.from({ length: seats }, (_, i) => (first + i) % seats);
  const now = order.indexOf(view.active ?? first);
  const label = (seat: number, active: boolean) => {
    if (view.attack && active)
      return board.text('path.attacks', { seat: { seat }, target: { seat: view.attack.target } });
    return seat === play.seat ? board.text(active ? 'path.your-turn' : 'you') : play.name(seat);
  };
  const round = view.end ? 'path.over' : view.tied ? 'path.tied' : view.lastRound ? 'path.last' : 'path.round';
  return [
    stone('round', board.text(round, { n: view.round }), 'done'),
    ...order.map((seat, i) =>
      stone(String(seat), label(seat, i === now), view.end || i < now ? 'done' : i === now ? 'now' : 'ahead'),
    ),
  ];
}
