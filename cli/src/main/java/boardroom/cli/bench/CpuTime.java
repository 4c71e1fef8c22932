package boardroom.cli.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.function.IntToLongFunction;

/** Measures work by the processor time of this thread, so that a busy machine changes little. */
final class CpuTime {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

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
     * Units of work per processor second: the median of several rounds after one that only warms up. The work is
     * called again and again with a running number and tells how many units it did.
     */
    double perSecond(IntToLongFunction work) {
        int number = 0;
        double[] rates = new double[rounds];
        for (int round = -1; round < rounds; round++) {
            double began = now();
            double elapsed;
            long units = 0;
            do {
                units += work.applyAsLong(number++);
                elapsed = now() - began;
            } while (elapsed < secondsPerRound);
            if (round >= 0) rates[round] = units / elapsed;
        }
        Arrays.sort(rates);
        return rates[rounds / 2];
    }
}
