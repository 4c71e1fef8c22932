package boardroom.bots.ladder;

import boardroom.bots.Level;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The bouts that are played only to see whether the ladder can be believed, or whether a claim holds. */
record Controls(List<Entrant> entrants, List<Integer> seats, Claims claims) {
    static final String RANDOM = "random";
    private static final Step EXPERT_AND_GREEDY = new Step(Level.EXPERT.id(), Entrant.ANCHOR);

    List<Bout> bouts() {
        List<Bout> bouts = new ArrayList<>(mirrors());
        Bout doubled = doubled();
        if (doubled != null) bouts.add(doubled);
        bouts.addAll(tables());
        return bouts.stream().distinct().toList();
    }

    /** Strong against itself under a second name; where it does not play, the last of the list. */
    List<Bout> mirrors() {
        Entrant who = entered(Level.STRONG.id());
        Entrant mirrored = who == null ? entrants.getLast() : who;
        return seats.stream()
                .map(count -> new Bout(mirrored, mirrored.mirrored(), count))
                .toList();
    }

    /** Experts among themselves, for each claim of how often good players finish together. */
    List<Bout> tables() {
        Entrant expert = entered(Level.EXPERT.id());
        if (expert == null) return List.of();
        return claims.bySeats().keySet().stream()
                .map(count -> new Bout(expert, expert.mirrored(), count))
                .toList();
    }

    /** The first search of the list against one that thinks twice as long; {@code null}: there is none. */
    @Nullable Bout doubled() {
        for (Entrant entrant : entrants) {
            Entrant twice = entrant.doubled();
            if (twice != null) return new Bout(twice, entrant, fewest());
        }
        return null;
    }

    /** Each level that plays with the one below that does. */
    List<Step> steps() {
        List<Step> steps = new ArrayList<>();
        String below = null;
        for (Level level : Level.values()) {
            if (entered(level.id()) == null) continue;
            if (below != null) steps.add(new Step(level.id(), below));
            below = level.id();
        }
        return steps;
    }

    record Step(String upper, String lower) {}

    /** Whether a control or a target is read from it, so that it is worth more time than others. */
    boolean decides(Bout bout) {
        if (bouts().contains(bout)) return true;
        Step met = new Step(bout.one().id(), bout.others().id());
        if (met.equals(EXPERT_AND_GREEDY)) return bout.seats() == fewest() || bout.seats() == most();
        if (bout.seats() != fewest()) return false;
        return met.lower.equals(RANDOM) ? isYardstick(met.upper) : steps().contains(met);
    }

    private static boolean isYardstick(String id) {
        return id.equals(Level.STRONG.id()) || id.equals(Entrant.ANCHOR);
    }

    boolean enter(String one, String other) {
        return entered(one) != null && entered(other) != null;
    }

    int fewest() {
        return seats.stream().min(Integer::compare).orElseThrow();
    }

    int most() {
        return seats.stream().max(Integer::compare).orElseThrow();
    }

    private @Nullable Entrant entered(String id) {
        for (Entrant entrant : entrants) if (entrant.id().equals(id)) return entrant;
        return null;
    }
}
