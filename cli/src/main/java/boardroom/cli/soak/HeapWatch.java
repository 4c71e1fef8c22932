package boardroom.cli.soak;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * What is alive in one server process, measured again and again after collecting garbage. It is level if the median of
 * the last third of the measurements is not much above that of the third before: the first third is the time in which
 * tables fill.
 */
final class HeapWatch {
    private static final int FEWEST = 6;
    private static final double MOST_GROWTH = 1.15;
    private static final long SOME_BYTES = 8L << 20;

    private final SoakServer server;
    private final List<Long> bytes = new ArrayList<>();

    HeapWatch(SoakServer server) {
        this.server = server;
    }

    synchronized void measure() throws IOException, InterruptedException {
        bytes.add(server.liveBytes());
    }

    /** The first measurements, those in the middle, and the last: the median of each third. */
    record Thirds(long first, long middle, long last, int measurements) {
        boolean isKnown() {
            return measurements >= FEWEST;
        }

        boolean isLevel() {
            return last <= MOST_GROWTH * middle + SOME_BYTES;
        }
    }

    synchronized Thirds thirds() {
        int third = bytes.size() / 3;
        if (third == 0) return new Thirds(0, 0, 0, bytes.size());
        return new Thirds(
                median(bytes.subList(0, third)),
                median(bytes.subList(third, 2 * third)),
                median(bytes.subList(2 * third, bytes.size())),
                bytes.size());
    }

    private static long median(List<Long> some) {
        return some.stream().sorted().toList().get(some.size() / 2);
    }
}
