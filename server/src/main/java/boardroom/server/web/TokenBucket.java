package boardroom.server.web;

/** So many a second, and a burst now and then. */
final class TokenBucket {
    /** What is put together of many small parts may lack as much of a whole. */
    private static final double ROUNDING = 1e-6;

    private final double perMilli;
    private final double burst;
    private double tokens;
    private long last;

    TokenBucket(double perSecond, int burst, long now) {
        this.perMilli = perSecond / 1000;
        this.burst = burst;
        this.tokens = burst;
        this.last = now;
    }

    /** Takes one; {@code false}: there is none. */
    boolean take(long now) {
        return take(1, now);
    }

    /** Puts one back that was taken for nothing. */
    synchronized void giveBack() {
        tokens = Math.min(burst, tokens + 1);
    }

    /** How long until there is one, in milliseconds. */
    synchronized long untilNext(long now) {
        double there = tokens + Math.max(0, now - last) * perMilli;
        return there >= 1 ? 0 : (long) Math.ceil((1 - there) / perMilli);
    }

    /** Takes so many; {@code false}: there are not as many, and none is taken. */
    synchronized boolean take(int count, long now) {
        tokens = Math.min(burst, tokens + Math.max(0, now - last) * perMilli);
        last = Math.max(now, last);
        if (tokens < count - ROUNDING) return false;
        tokens -= count;
        return true;
    }
}
