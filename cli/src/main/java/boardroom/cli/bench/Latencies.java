package boardroom.cli.bench;

import java.util.Arrays;

/** How long each move took from sending to its answer; a refused one counts as no move. */
final class Latencies {
    private long[] nanos = new long[1 << 12];
    private int count;
    private int refusals;

    synchronized void add(long one) {
        if (count == nanos.length) nanos = Arrays.copyOf(nanos, 2 * count);
        nanos[count++] = one;
    }

    synchronized void refused() {
        refusals++;
    }

    synchronized int moves() {
        return count;
    }

    synchronized int refusals() {
        return refusals;
    }

    /** So many per cent of the moves were answered within this many milliseconds. */
    synchronized double millis(double percent) {
        if (count == 0) return Double.NaN;
        long[] sorted = Arrays.copyOf(nanos, count);
        Arrays.sort(sorted);
        int place = (int) Math.ceil(percent / 100 * count) - 1;
        return sorted[Math.clamp(place, 0, count - 1)] / 1e6;
    }
}
