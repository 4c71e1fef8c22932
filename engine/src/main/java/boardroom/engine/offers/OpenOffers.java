package boardroom.engine.offers;

import boardroom.engine.Seats;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Offers that lie open side by side, each to one seat, until it is accepted, declined or withdrawn. What an open offer
 * gives is set aside, so that it can always be honoured. A value: every change makes another one.
 */
public record OpenOffers<T>(int made, List<Numbered<T>> open) {

    /** An open offer under its number, by which it is answered. */
    public record Numbered<T>(int number, Offer<T> offer) {}

    public static <T> OpenOffers<T> none() {
        return new OpenOffers<>(0, List.of());
    }

    /** One more, with the next number. */
    public OpenOffers<T> with(int by, int to, T terms) {
        List<Numbered<T>> more = new ArrayList<>(open);
        more.add(new Numbered<>(made + 1, Offer.of(by, Seats.of(to), terms)));
        return new OpenOffers<>(made + 1, List.copyOf(more));
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
        return new OpenOffers<>(made, open.stream().filter(condition).toList());
    }

    /** The open offer of this number; {@code null}: there is none. */
    public @Nullable Offer<T> get(int number) {
        for (Numbered<T> each : open) if (each.number() == number) return each.offer();
        return null;
    }

    /** The open offer from one seat to another; {@code null}: there is none. */
    public @Nullable Numbered<T> between(int by, int to) {
        for (Numbered<T> each : open)
            if (each.offer().by() == by && each.offer().to().has(to)) return each;
        return null;
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
