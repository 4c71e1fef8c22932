package boardroom.games.shipshape.sense;

import boardroom.games.shipshape.rules.ShipShapeState;
import java.util.List;
import java.util.Locale;

/**
 * How likely good players complete the week (section 11), made of the outlook, which knows of no trades to come and so says
 * too little early on: by the days left, today included, and by the number of firms that can help each other, as weeks
 * have ended. From {@code fair} on it is set fair, from {@code change} on change, below it storm.
 */
public record Barometer(List<Reading> byDaysLeft, double perFirm, double fair, double change) {
    /** How a likelihood follows from the outlook, both as logarithms of odds: at even odds, and for each step of them. */
    public record Reading(double base, double slope) {}

    /** What it shows, the worst first. */
    enum Weather {
        STORM,
        CHANGE,
        FAIR;

        private final String id = name().toLowerCase(Locale.ROOT);

        /** As texts name it. */
        String id() {
            return id;
        }
    }

    Weather weather(ShipShapeState s, double outlook) {
        double likelihood = likelihood(s, outlook);
        return likelihood >= fair ? Weather.FAIR : likelihood >= change ? Weather.CHANGE : Weather.STORM;
    }

    public double likelihood(ShipShapeState s, double outlook) {
        if (outlook <= 0 || outlook >= 1) return outlook;
        int left = Math.clamp(s.terms.daysPerWeek() - s.day, 0, byDaysLeft.size() - 1);
        Reading reading = byDaysLeft.get(left);
        double odds = reading.base() + reading.slope() * Math.log(outlook / (1 - outlook)) + perFirm * s.seats();
        return 1 / (1 + Math.exp(-odds));
    }
}
