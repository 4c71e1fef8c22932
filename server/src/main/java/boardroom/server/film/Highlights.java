package boardroom.server.film;

import boardroom.server.wire.FilmInfo.Highlight;
import boardroom.server.wire.FilmInfo.Kind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The entries of a finished game that are worth seeing: where the lead changed for a while, and the biggest swing. What was
 * taken back is none of them.
 */
final class Highlights {
    /** A lead that is held for so many entries counts. */
    private static final int HELD = 4;

    private static final int MOST_LEADS = 5;

    private final List<List<Double>> chances = new ArrayList<>();
    private final List<Integer> numbers = new ArrayList<>();

    private Highlights() {}

    static List<Highlight> of(List<Scene> scenes, Undone undone) {
        Highlights all = new Highlights();
        all.add(scenes.getFirst().first(), scenes.getFirst().look().chances().numbers());
        for (Scene scene : scenes)
            for (Moment one : scene.moments())
                if (undone.stands(one.number()))
                    all.add(one.number(), one.chances().numbers());
        List<Highlight> found = new ArrayList<>(all.leads());
        found.addAll(all.swing());
        found.sort(Comparator.comparingInt(Highlight::number));
        return found;
    }

    private void add(int number, List<Double> now) {
        numbers.add(number);
        chances.add(now);
    }

    private List<Highlight> leads() {
        List<Highlight> leads = new ArrayList<>();
        int leader = leader(0);
        for (int i = 1; i < chances.size(); i++) {
            int now = leader(i);
            if (now == leader || now < 0 || !holds(now, i)) continue;
            if (leader >= 0) leads.add(highlight(i, Kind.LEAD, now));
            leader = now;
        }
        return leads.stream()
                .sorted(Comparator.comparingDouble((Highlight one) -> -Math.abs(one.change())))
                .limit(MOST_LEADS)
                .toList();
    }

    private boolean holds(int leader, int from) {
        for (int i = from; i < Math.min(from + HELD, chances.size()); i++) if (leader(i) != leader) return false;
        return true;
    }

    /** Who is likeliest to win; -1: nobody alone. */
    private int leader(int at) {
        List<Double> now = chances.get(at);
        int leader = -1;
        double most = 0;
        for (int seat = 0; seat < now.size(); seat++) {
            if (now.get(seat) == most) leader = -1;
            if (now.get(seat) <= most) continue;
            most = now.get(seat);
            leader = seat;
        }
        return leader;
    }

    /** The end itself is none: it only tells what was decided before. */
    private List<Highlight> swing() {
        Highlight biggest = null;
        for (int i = 1; i < chances.size() - 1; i++)
            for (int seat = 0; seat < chances.get(i).size(); seat++) {
                Highlight one = highlight(i, Kind.SWING, seat);
                if (biggest == null || Math.abs(one.change()) > Math.abs(biggest.change())) biggest = one;
            }
        return biggest == null || biggest.change() == 0 ? List.of() : List.of(biggest);
    }

    private Highlight highlight(int at, Kind kind, int seat) {
        double change = chances.get(at).get(seat) - chances.get(at - 1).get(seat);
        return new Highlight(numbers.get(at), kind, seat, change);
    }
}
