package boardroom.bots.training;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Keeps a few of the things that come one after another, spread evenly over all, without knowing how many will come. */
final class Evenly<T> {
    private final int most;
    private List<T> kept = new ArrayList<>();
    private int every = 1;
    private int came;

    Evenly(int most) {
        this.most = most;
    }

    /** One more has come; it is made only if it is kept. */
    void add(Supplier<T> one) {
        int place = came++;
        if (place % every != 0) return;
        if (kept.size() == most) thin();
        if (place % every == 0) kept.add(one.get());
    }

    private void thin() {
        List<T> half = new ArrayList<>();
        for (int i = 0; i < kept.size(); i += 2) half.add(kept.get(i));
        kept = half;
        every *= 2;
    }

    boolean isEmpty() {
        return kept.isEmpty();
    }

    /** The one that came after this share of all, or the nearest to it that was kept. */
    T at(double share) {
        long place = Math.round(share * (came - 1) / every);
        return kept.get((int) Math.min(place, kept.size() - 1));
    }

    /** At most so many, each from the middle of its stretch. */
    List<T> some(int count) {
        if (kept.size() <= count) return kept;
        List<T> some = new ArrayList<>();
        for (int i = 0; i < count; i++) some.add(kept.get((2 * i + 1) * kept.size() / (2 * count)));
        return some;
    }
}
