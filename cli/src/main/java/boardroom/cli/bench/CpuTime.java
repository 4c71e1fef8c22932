package boardroom.cli.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.function.IntToLongFunction;

/** Measures work by the processor time of this thread, so that a busy machine changes little. */
final class CpuTime {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final double CLEARLY = 1.03;
    private static final int MOST_WARM_UPS = 8;

    private final double secondsPerRound;
    private final int rounds;

    CpuTime(double secondsPerRound, int rounds) {
        this.secondsPerRound = secondsPerRound;
        this.rounds = rounds;
    }

    static double now() {
        return THREADS.getCurrentThreadCpuTime() / 1e9;
    }

    /**
     * Units of work per processor second: the median of several rounds, once a round is no longer clearly faster than
     * the one before it. The work is called again and again with a running number and tells how many units it did.
     */
    double perSecond(IntToLongFunction work) {
        Round last = round(work, 0);
        Round before;
        int warmUps = 1;
        do {
            before = last;
            last = round(work, before.next);
        } while (last.rate > before.rate * CLEARLY && ++warmUps < MOST_WARM_UPS);
        double[] rates = new double[rounds];
        for (int i = 0; i < rounds; i++) {
            last = round(work, last.next);
            rates[i] = last.rate;
        }
        Arrays.sort(rates);
        return rates[rounds / 2];
    }

    private record Round(double rate, int next) {}

    private Round round(IntToLongFunction work, int first) {
        int number = first;
        double began = now();
        double elapsed;
        long units = 0;
        do {
            units += work.applyAsLong(number++);
            elapsed = now() - began;
        } while (elapsed < secondsPerRound);
        return new Round(units / elapsed, number);
    }
}
