package boardroom.games.esopwars.rules;

import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What good players think of the open lots, kept as long as they are open: it follows from what lies open and does not
 * change with the bids, so that copies of a state share it. Each way of thinking has its own. No rule reads it.
 */
public final class Appraisals {
    private static final double[] NOTHING = {};

    private final Map<Object, double[]> byMind = new ConcurrentHashMap<>();

    /** What this lot is worth to this team, as one mind sees it; not a number: it has not thought about it yet. */
    public double of(Object mind, int seat, int lot, int lots) {
        double[] known = byMind.getOrDefault(mind, NOTHING);
        int place = seat * lots + lot;
        return place < known.length ? known[place] : Double.NaN;
    }

    public void note(Object mind, int seat, int lot, int lots, double worth) {
        double[] known = byMind.getOrDefault(mind, NOTHING);
        int place = seat * lots + lot;
        if (place >= known.length) {
            double[] more = Arrays.copyOf(known, (seat + 1) * lots);
            Arrays.fill(more, known.length, more.length, Double.NaN);
            byMind.put(mind, more);
            known = more;
        }
        known[place] = worth;
    }
}
