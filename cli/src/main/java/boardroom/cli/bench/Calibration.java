package boardroom.cli.bench;

/** A fixed piece of arithmetic: how many of its steps a processor does per second tells machines apart. */
final class Calibration {
    private static final int STEPS = 1 << 16;

    private long kept;

    double millionStepsPerSecond(CpuTime time) {
        return time.perSecond(this::someSteps) / 1e6;
    }

    /** SplitMix64 steps, each feeding the next, so that nothing can be left out or done side by side. */
    private long someSteps(int number) {
        long z = number;
        for (int i = 0; i < STEPS; i++) {
            z += 0x9e3779b97f4a7c15L;
            z = (z ^ z >>> 30) * 0xbf58476d1ce4e5b9L;
            z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
            z ^= z >>> 31;
        }
        kept ^= z;
        return STEPS;
    }

    long kept() {
        return kept;
    }
}
