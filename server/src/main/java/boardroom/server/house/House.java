package boardroom.server.house;

import boardroom.server.Patience;
import boardroom.server.store.Store;
import java.util.function.LongSupplier;

/**
 * What all tables share.
 *
 * @param timeScale clocks and pauses take this part of their time (tests make it small)
 * @param seeds where the chance of deals and bots comes from
 * @param cast the bots it has
 * @param thoughts where bots think, so that no table waits for them and they never take all cores
 * @param advised who waits for advice
 * @param reviewed who waits for a review
 * @param notices where tables say what people may want to know who do not look
 */
public record House(
        Store store,
        Time time,
        Uptime uptime,
        Catalogue catalogue,
        Cast cast,
        Guests guests,
        Patience patience,
        double timeScale,
        LongSupplier seeds,
        Thoughts thoughts,
        Advised advised,
        Advised reviewed,
        Figures figures,
        Notices notices) {

    /** How long the house was open between two times on the wall, at full length whatever the scale. */
    public long openBetween(long from, long to) {
        return (long) ((uptime.at(to) - uptime.at(from)) / timeScale);
    }

    /** How long that takes in this house. */
    public long scaled(long clockMillis) {
        return (long) Math.ceil(clockMillis * timeScale);
    }
}
