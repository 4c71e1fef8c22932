package boardroom.games.boss.sense;

import java.util.ArrayList;
import java.util.List;

/**
 * A number that counts in a position.
 *
 * @param unit how much of it counts as one
 * @param place where it stands in a row
 */
record Feature(String name, double unit, int place) {
    private static final List<Feature> ALL = new ArrayList<>();

    static final Feature POINTS = next("points", 4);
    static final Feature LEGACY = next("legacy", 3);
    static final Feature CASH = next("cash", 4);
    static final Feature SURPLUS = next("surplus", 10);
    static final Feature SHORTFALL = next("shortfall", 3);
    static final Feature FREE_TIME = next("free-time", 4);
    static final Feature MISSING_TIME = next("missing-time", 3);
    static final Feature CAPACITY = next("capacity", 20);
    static final Feature IDLE_CAPACITY = next("idle-capacity", 20);
    static final Feature SKILL = next("skill", 4);
    static final Feature EARNINGS = next("earnings", 10);
    static final Feature PAYROLL = next("payroll", 10);
    static final Feature RUNNING_POINTS = next("running-points", 3);
    static final Feature RUNNING_RETURNS = next("running-returns", 5);
    static final Feature RUNNING_WORK = next("running-work", 10);
    static final Feature DELAY = next("delay", 2);
    static final Feature HOPELESS = next("hopeless", 1);
    static final Feature IDEAS = next("ideas", 3);
    static final Feature RESEARCH = next("research", 20);
    static final Feature LASTING = next("lasting", 10);
    static final Feature MOOD = next("mood", 1);
    static final Feature UNHAPPY = next("unhappy", 2);
    static final Feature PEOPLE = next("people", 2);
    static final Feature EXACT_BOSSES = next("exact-bosses", 1);
    static final Feature CRACKS = next("cracks", 1);
    static final Feature COMPLETED = next("completed", 4);
    static final Feature PICKS = next("picks", 10);
    static final Feature SEAT_ORDER = next("seat-order", 2);
    static final Feature RIVAL = next("rival", 1);
    static final Feature RIVAL_BIDS = next("rival-bids", 10);
    static final Feature RIVALLED = next("rivalled", 1);

    private static Feature next(String name, double unit) {
        Feature feature = new Feature(name, unit, ALL.size());
        ALL.add(feature);
        return feature;
    }

    /** Of all of them, in their places. */
    static List<String> names() {
        return ALL.stream().map(Feature::name).toList();
    }

    void set(double[] row, double value) {
        row[place] = value / unit;
    }
}
