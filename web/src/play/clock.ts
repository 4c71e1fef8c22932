import type { RunningClock } from '../games/board';
import type { Clock } from '../wire/types';

/** A clock as it was told, counted on in this browser's own time. */
export function running(clock: Clock, now: () => number = () => performance.now()): RunningClock {
  const heard = now();
  return {
    ...clock,
    // One that stands still never comes nearer to its end.
    get until() {
      return (clock.running ? heard : now()) + clock.startsIn + clock.left;
    },
    now: () => (clock.running ? Math.max(0, clock.left - Math.max(0, now() - heard - clock.startsIn)) : clock.left),
  };
}
