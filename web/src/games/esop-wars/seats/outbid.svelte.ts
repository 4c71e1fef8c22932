import type { EsopBoard } from '../board.svelte';

/** Who outbid a seat last, and how often: each time its panel flashes once in the bidder's colour. */
export function outbids(board: EsopBoard, seat: () => number) {
  const flash = $state<{ by: number | null; times: number }>({ by: null, times: 0 });
  $effect(() =>
    board.play.listen((batch) => {
      for (const { event, fresh } of batch) {
        if (!fresh || event.type !== 'bid-placed' || event.outbid.seat !== seat()) continue;
        flash.by = event.seat.seat;
        flash.times++;
      }
    }),
  );
  return flash;
}
