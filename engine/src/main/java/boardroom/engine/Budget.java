package boardroom.engine;

/** How long a bot may think: so many iterations and so many milliseconds, whichever ends first. */
public final class Budget {
    /** As long as the bot itself wants. */
    public static final Budget UNBOUNDED = new Budget(Integer.MAX_VALUE, 0, Long.MAX_VALUE);

    private final int iterations;
    private final long began;
    private final long deadline;

    private Budget(int iterations, long began, long deadline) {
        this.iterations = iterations;
        this.began = began;
        this.deadline = deadline;
    }

    /** The same thoughts on every machine. */
    public static Budget iterations(int iterations) {
        return new Budget(iterations, 0, Long.MAX_VALUE);
    }

    /** From now on. */
    public static Budget millis(long millis) {
        long began = now();
        return new Budget(Integer.MAX_VALUE, began, began + millis);
    }

    /** Whichever of the two ends first. */
    public Budget atMost(int most) {
        return new Budget(Math.min(iterations, most), began, deadline);
    }

    /** How many iterations there may be at the most. */
    public int most() {
        return iterations;
    }

    /** Which part of it is used up after so many iterations, from 0 to 1: of them or of the time, whichever is more. */
    public double spent(int done) {
        double ofIterations = (double) done / Math.max(1, iterations);
        if (deadline == Long.MAX_VALUE) return Math.min(1, ofIterations);
        double ofTime = (double) (now() - began) / Math.max(1, deadline - began);
        return Math.min(1, Math.max(ofIterations, ofTime));
    }

    /** Whether one more iteration may begin after so many: not if time is up or the thinking thread was interrupted. */
    public boolean allows(int done) {
        return done < iterations
                && !Thread.currentThread().isInterrupted()
                && (deadline == Long.MAX_VALUE || now() < deadline);
    }

    private static long now() {
        return System.nanoTime() / 1_000_000;
    }
}
