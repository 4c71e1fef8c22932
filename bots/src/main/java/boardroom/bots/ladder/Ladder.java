package boardroom.bots.ladder;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Everybody plays everybody: in pairs where a table has two seats, else one against the others of one kind, both ways. */
public record Ladder(List<Entrant> entrants, List<Integer> seats, Claims claims, long seed) {
    private static final int DECISIVE = 5;

    public Ladder {
        entrants = List.copyOf(entrants);
        seats = seats.stream().distinct().sorted().toList();
        if (entrants.size() < 2 || seats.isEmpty()) throw new IllegalArgumentException("nobody to play against");
    }

    /** What came of it; controls and targets are told by the same games as everything else. */
    public record Standings(List<Rating> ratings, List<Played> bouts, List<Check> controls, List<Check> targets) {
        /** Whether the ladder can be believed. */
        public boolean holds() {
            return controls.stream().noneMatch(Check::fails);
        }
    }

    /** All that is to be played, the controls too. */
    public List<Bout> bouts() {
        List<Bout> bouts = new ArrayList<>();
        for (int count : seats)
            for (int one = 0; one < entrants.size(); one++)
                for (int other = 0; other < one; other++) {
                    bouts.add(new Bout(entrants.get(one), entrants.get(other), count));
                    if (count > 2) bouts.add(new Bout(entrants.get(other), entrants.get(one), count));
                }
        for (Bout control : controls().bouts())
            if (bouts.stream().noneMatch(bout -> areSame(bout, control))) bouts.add(control);
        return bouts;
    }

    /** How much more time than others a bout is worth: much, if a control or target is read from it. */
    public int worth(Bout bout) {
        return controls().decides(bout) ? DECISIVE : 1;
    }

    /**
     * Whether it is played only when all others are: at larger tables, unless the others are anchors or of the level below.
     * A table full of experts takes as long as a hundred others and tells no more.
     */
    public boolean isLast(Bout bout) {
        if (bout.seats() == 2 || controls().decides(bout)) return false;
        Controls.Step met = new Controls.Step(bout.one().id(), bout.others().id());
        return !met.lower().equals(Entrant.ANCHOR) && !controls().steps().contains(met);
    }

    /** Sums up; whoever else played, a program from outside, is rated with the entrants. */
    public Standings standings(List<Played> played) {
        Set<String> ids = new LinkedHashSet<>();
        for (Entrant entrant : entrants) ids.add(entrant.id());
        Set<String> onlyControls = new HashSet<>();
        for (Bout control : controls().bouts())
            for (Entrant entrant : List.of(control.one(), control.others()))
                if (!ids.contains(entrant.id())) onlyControls.add(entrant.id());
        List<Played> rated = played.stream()
                .filter(bout -> !onlyControls.contains(bout.one()) && !onlyControls.contains(bout.others()))
                .toList();
        for (Played bout : rated) ids.add(bout.one());
        List<Rating> ratings = new ArrayList<>(new PlackettLuce(List.copyOf(ids), rated).ratings(seed));
        ratings.sort(Comparator.comparingDouble(Rating::rating).reversed());
        return new Standings(
                ratings, rated, new Checks(played).controls(controls()), new Checks(played).targets(controls()));
    }

    private static boolean areSame(Bout one, Bout other) {
        return one.seats() == other.seats()
                && one.seats() == 2
                && Set.of(one.one().id(), one.others().id())
                        .equals(Set.of(other.one().id(), other.others().id()));
    }

    private Controls controls() {
        return new Controls(entrants, seats, claims);
    }
}
