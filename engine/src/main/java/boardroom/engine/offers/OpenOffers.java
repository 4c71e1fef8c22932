package boardroom.engine.offers;

import boardroom.engine.Seats;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Offers that lie open side by side, each to one seat, until it is accepted, declined or withdrawn. What an open offer
 * gives is set aside, so that it can always be honoured. A value: every change makes another one.
 */
public record OpenOffers<T>(List<Integer> madeBySeat, List<Numbered<T>> open) {

    /** An open offer under its number, by which it is answered. */
    public record Numbered<T>(int number, Offer<T> offer) {}

    public static <T> OpenOffers<T> none(int seats) {
        return new OpenOffers<>(Collections.nCopies(seats, 0), List.of());
    }

    /**
     * One more, with the next number, the first being 1. If that seat has an offer open in return, this one is its
     * counter-offer and declines it.
     */
    public OpenOffers<T> with(int by, int to, T terms) {
        int number = 1;
        for (int count : madeBySeat) number += count;
        List<Integer> counts = new ArrayList<>(madeBySeat);
        counts.set(by, counts.get(by) + 1);
        List<Numbered<T>> more = new ArrayList<>(open);
        more.removeIf(each -> isBetween(each, to, by));
        more.add(new Numbered<>(number, Offer.of(by, Seats.of(to), terms)));
        return new OpenOffers<>(List.copyOf(counts), List.copyOf(more));
    }

    /** Without the one of this number: accepted, declined or withdrawn. */
    public OpenOffers<T> without(int number) {
        return kept(each -> each.number() != number);
    }

    /** Without all that this seat has made or was made: it takes no more part. */
    public OpenOffers<T> withoutSeat(int seat) {
        return kept(each -> each.offer().by() != seat && !each.offer().to().has(seat));
    }

    private OpenOffers<T> kept(Predicate<Numbered<T>> condition) {
        return new OpenOffers<>(madeBySeat, open.stream().filter(condition).toList());
    }

    /** How many offers this seat has made, whatever became of them. */
    public int madeBy(int seat) {
        return madeBySeat.get(seat);
    }

    /** The open offer of this number; {@code null}: there is none. */
    public @Nullable Offer<T> get(int number) {
        for (Numbered<T> each : open) if (each.number() == number) return each.offer();
        return null;
    }

    /** The open offer from one seat to another; {@code null}: there is none. */
    public @Nullable Numbered<T> between(int by, int to) {
        for (Numbered<T> each : open) if (isBetween(each, by, to)) return each;
        return null;
    }

    private static boolean isBetween(Numbered<?> each, int by, int to) {
        return each.offer().by() == by && each.offer().to().has(to);
    }

    /** The terms of all that this seat has on offer: what they give is set aside. */
    public List<T> setAside(int by) {
        return open.stream()
                .map(Numbered::offer)
                .filter(offer -> offer.by() == by)
                .map(Offer::terms)
                .toList();
    }
}
