package boardroom.engine;

/** How long a bot may think: so many iterations and so many milliseconds, whichever ends first. */
public final class Budget {
    /** As long as the bot itself wants. */
    public static final Budget UNBOUNDED = new Budget(Integer.MAX_VALUE, Long.MAX_VALUE);

    private final int iterations;
    private final long deadline;

    private Budget(int iterations, long deadline) {
        this.iterations = iterations;
        this.deadline = deadline;
    }

    /** The same thoughts on every machine. */
    public static Budget iterations(int iterations) {
        return new Budget(iterations, Long.MAX_VALUE);
    }

    /** From now on. */
    public static Budget millis(long millis) {
        return new Budget(Integer.MAX_VALUE, now() + millis);
    }

    /** Whichever of the two ends first. */
    public Budget atMost(int most) {
        return new Budget(Math.min(iterations, most), deadline);
    }

    /** How many iterations there may be at the most. */
    public int most() {
        return iterations;
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
