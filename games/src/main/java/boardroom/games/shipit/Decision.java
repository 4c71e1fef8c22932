package boardroom.games.shipit;

import boardroom.engine.Events;
import boardroom.engine.Pace;
import boardroom.engine.Prompt;
import boardroom.engine.Say;
import boardroom.engine.Seats;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A phase in which several seats decide at once, each until it has said its last word. */
abstract class Decision implements ShipPhase {
    private static final long MILLIS = 1000;

    /** Whether this seat still decides. */
    abstract boolean isDeciding(ShipState s, Company c);

    /** Why a seat that decides can't do this. */
    abstract @Nullable Say refuse(ShipState s, Company c, ShipMove move);

    /** Carries out a move or, for {@link ShipMove.Timeout}, what the clock does. */
    abstract void decide(ShipState s, Company c, ShipMove move, Events events);

    /** Why a seat that does not decide can't do anything. */
    Say refuseWaiting(ShipState s, Company c) {
        return Refusals.alreadyFinal();
    }

    /** All have decided. */
    abstract void close(ShipState s, Events events);

    abstract Prompt ask(ShipState s, Company c);

    abstract Say waiting(ShipState s);

    abstract int seconds(ShipState s);

    abstract String section();

    /** The name of the decision, the same as long as it is the same one. */
    String decision(ShipState s) {
        return id() + "-" + s.round;
    }

    @Override
    public Seats owes(ShipState s) {
        int owing = 0;
        for (Company company : s.companies) if (isDeciding(s, company)) owing |= 1 << company.seat;
        return Seats.ofMask(owing);
    }

    @Override
    public final @Nullable Say refusal(ShipState s, int seat, ShipMove move) {
        if (!s.isSeat(seat)) return Refusals.noSeat();
        if (move instanceof ShipMove.Timeout) return Refusals.onlyTheClock();
        Company company = s.companies[seat];
        return isDeciding(s, company) ? refuse(s, company, move) : refuseWaiting(s, company);
    }

    @Override
    public final void play(ShipState s, int seat, ShipMove move, Events events) {
        Company company = s.companies[seat];
        decide(s, company, move, events);
        // Mostly one more edit of the same seat: then nobody else need be asked.
        if (!isDeciding(s, company) && owes(s).isEmpty()) {
            close(s, events);
            s.phaseOver = true;
        }
    }

    @Override
    public final Prompt prompt(ShipState s, int seat) {
        if (s.isSeat(seat) && isDeciding(s, s.companies[seat])) return ask(s, s.companies[seat]);
        Seats owing = owes(s);
        return new Prompt(
                decision(s), section(), waiting(s), Sentences.waitingFor(owing.list(), owing.count()), List.of());
    }

    @Override
    public ShipMove timeout(ShipState s, int seat) {
        return ShipMove.Timeout.NOW;
    }

    @Override
    public @Nullable Pace pace(ShipState s) {
        return new Pace(
                decision(s), 0, owes(s), seconds(s) * MILLIS, s.showSeconds * MILLIS, Pace.OnStep.GO_ON, List.of());
    }
}
