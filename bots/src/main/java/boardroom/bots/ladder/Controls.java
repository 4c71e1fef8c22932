package boardroom.bots.ladder;

import boardroom.bots.Level;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The bouts that are played only to see whether the ladder can be believed. */
record Controls(List<Entrant> entrants, List<Integer> seats) {
    List<Bout> bouts() {
        List<Bout> bouts = new ArrayList<>(mirrors());
        Bout doubled = doubled();
        if (doubled != null) bouts.add(doubled);
        return bouts;
    }

    /** Strong against itself under a second name; where it does not play, the last of the list. */
    List<Bout> mirrors() {
        Entrant who = entered(Level.STRONG.id());
        Entrant mirrored = who == null ? entrants.getLast() : who;
        return seats.stream()
                .map(count -> new Bout(mirrored, mirrored.mirrored(), count))
                .toList();
    }

    /** The first search of the list against one that thinks twice as long; {@code null}: there is none. */
    @Nullable Bout doubled() {
        for (Entrant entrant : entrants)
            if (entrant.bot() instanceof Anchor anchor) {
                Anchor twice = new Anchor(2 * anchor.iterations());
                return new Bout(new Entrant(twice.id(), twice), entrant, fewest());
            }
        return null;
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
