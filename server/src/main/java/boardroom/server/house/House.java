package boardroom.server.house;

import boardroom.server.Patience;
import boardroom.server.store.Store;
import java.util.concurrent.Executor;
import java.util.function.LongSupplier;

/**
 * What all tables share.
 *
 * @param timeScale clocks and pauses take this part of their time (tests make it small)
 * @param seeds where the chance of deals and bots comes from
 * @param thoughts where bots think, so that no table waits for them and they never take all cores
 */
public record House(
        Store store,
        Time time,
        Uptime uptime,
        Catalogue catalogue,
        Guests guests,
        Patience patience,
        double timeScale,
        LongSupplier seeds,
        Executor thoughts,
        Figures figures) {

    /** The time that clocks go by: without the times when the house was closed, and at full length whatever the scale. */
    public long clockTime(long wall) {
        return (long) (uptime.at(wall) / timeScale);
    }

    /** How long that takes in this house. */
    public long scaled(long clockMillis) {
        return (long) Math.ceil(clockMillis * timeScale);
    }
}
