package boardroom.games.shipit.view;

import boardroom.games.shipit.box.Terms;
import boardroom.games.shipit.rules.ShipState;
import java.util.Set;

/** How far a round has come, as far as it decides what lies open. */
record PhaseNow(String id) {
    private static final Set<String> PLANNING = Set.of("opening", "live", "turns");
    private static final Set<String> AFTER_REVEAL = Set.of("puzzle", "sprint", "event");

    boolean is(String phase) {
        return id.equals(phase);
    }

    /** 4.3: plans are being made. */
    boolean isPlanning() {
        return PLANNING.contains(id);
    }

    /** There are plans, made or in the making. */
    boolean hasPlans() {
        return isPlanning() || AFTER_REVEAL.contains(id);
    }

    /** After Reveal plans lie open, and with `planning=turns` always. */
    boolean showsPlans(ShipState s) {
        boolean turns = s.terms.planning() == Terms.Planning.TURNS && !is("corporation") && !is("draft");
        return AFTER_REVEAL.contains(id) || turns;
    }
}
