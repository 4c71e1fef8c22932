package boardroom.engine.offers;

import boardroom.engine.Events;
import boardroom.engine.Move;
import boardroom.engine.phases.HouseRefusal;
import boardroom.engine.phases.PhasedState;
import boardroom.engine.phases.Together;
import org.jspecify.annotations.Nullable;

/**
 * A phase in which the seats that were made an offer answer it, all at once and in the open. Whoever accepts first closes
 * it; whoever is still silent when the clock runs out has declined.
 */
public abstract class Answering<S extends PhasedState<S, ?>, M extends Move, T> implements Together<S, M> {
    private final Bargain<S, T> bargain;

    protected Answering(Bargain<S, T> bargain) {
        this.bargain = bargain;
    }

    /** What is being answered; {@code null}: nothing, or it has been closed. */
    protected abstract @Nullable Offer<T> offer(S s);

    /** Keeps the offer with one answer more. */
    protected abstract void keep(S s, Offer<T> answered);

    /** The seat has accepted: the offer is closed, whatever others have answered. */
    protected abstract void accepted(S s, Offer<T> offer, int seat, Events events);

    /** How it is told that a seat declined, perhaps with a word why, or answered with terms of its own. */
    protected abstract void tell(S s, Offer<T> offer, Answer<T> answer, Events events);

    @Override
    public final boolean isDeciding(S s, int seat) {
        Offer<T> offer = offer(s);
        return offer != null && offer.owing().has(seat);
    }

    @Override
    public HouseRefusal refuseWaiting(S s, int seat) {
        Offer<T> offer = offer(s);
        return offer != null && offer.to().has(seat)
                ? new HouseRefusal.AlreadyChosen()
                : new HouseRefusal.NotYourTurn();
    }

    /** Both sides at once, and the offer is closed. */
    protected final void accept(S s, int seat, T terms, Events events) {
        Offer<T> offer = asked(s);
        accepted(s, offer, seat, events);
        bargain.strike(s, offer.by(), seat, terms, events);
    }

    /** Without terms of its own the seat declines. */
    protected final void answer(S s, int seat, @Nullable T counter, @Nullable String why, Events events) {
        Offer<T> offer = asked(s);
        Answer<T> answer = new Answer<>(seat, counter, why);
        keep(s, offer.with(answer));
        tell(s, offer, answer, events);
    }

    @Override
    public void timeout(S s, int seat, Events events) {
        answer(s, seat, null, null, events);
    }

    /** What is being answered, where something is. */
    public final Offer<T> asked(S s) {
        Offer<T> offer = offer(s);
        if (offer == null) throw new IllegalStateException("nothing was offered");
        return offer;
    }
}
