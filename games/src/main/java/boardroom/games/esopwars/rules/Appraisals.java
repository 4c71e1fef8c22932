package boardroom.games.esopwars.rules;

import java.util.Arrays;

/**
 * What good players think of the open lots, kept as long as they are open: it follows from what lies open and does not
 * change with the bids, so that copies of a state share it. No rule reads it.
 */
public final class Appraisals {
    private double[] worths = {};

    /** What this lot is worth to this team; not a number: nobody has asked yet. */
    public double of(int seat, int lot, int lots) {
        double[] known = worths;
        int place = seat * lots + lot;
        return place < known.length ? known[place] : Double.NaN;
    }

    public void note(int seat, int lot, int lots, double worth) {
        double[] known = worths;
        int place = seat * lots + lot;
        if (place >= known.length) {
            double[] more = Arrays.copyOf(known, (seat + 1) * lots);
            Arrays.fill(more, known.length, more.length, Double.NaN);
            worths = more;
            known = more;
        }
        known[place] = worth;
    }
}
