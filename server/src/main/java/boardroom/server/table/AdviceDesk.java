package boardroom.server.table;

import boardroom.bots.Advice;
import boardroom.bots.Level;
import boardroom.bots.Persona;
import boardroom.bots.SearchBot;
import boardroom.engine.Budget;
import boardroom.engine.Rng;
import boardroom.server.house.House;
import boardroom.server.house.HouseSay;
import boardroom.server.wire.AdviceInfo;
import boardroom.server.wire.Command;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Tells people what an expert would do in their place; it stands in no journal and changes nothing. */
final class AdviceDesk {
    private static final Logger LOG = LoggerFactory.getLogger(AdviceDesk.class);

    /** Of no temperament: it takes everything for what it is. */
    private static final SearchBot EXPERT = new SearchBot(new Persona("adviser", "", Level.EXPERT, "even"));

    private final House house;
    private final Position<?, ?> position;
    private final Answers answers;
    private final Inquiries inquiries;

    AdviceDesk(Room room, Turns turns, Position<?, ?> position) {
        this.house = room.house();
        this.position = position;
        this.answers = new Answers(room);
        this.inquiries = new Inquiries(room, turns, house.advised());
    }

    /** Answers later, when the expert has thought about it; a guest who waits for advice already is refused. */
    void ask(Request request, Command.AskAdvice command) {
        int seat = command.seat();
        String decision = position.decision(seat);
        ask(request, position, seat, () -> isAsked(seat, decision));
    }

    /** The same about a moment of a finished game, by what the seat knew then. */
    void lookBack(Request request, Command.AskHindsight command) {
        Position<?, ?> then = position.before(command.entry());
        if (then == null || !then.decides(command.seat()))
            answers.refuse(request.from(), command, TableSay.momentUnknown(command.entry()));
        else ask(request, then, command.seat(), () -> true);
    }

    private void ask(Request request, Position<?, ?> where, int seat, BooleanSupplier stands) {
        inquiries.open(request, stands, inquiry -> {
            Rng rng = new Rng(house.seeds().getAsLong());
            Function<Budget, ? extends Advice<?>> mind = where.advice(EXPERT, seat, rng);
            inquiries.think(
                    inquiry,
                    Level.EXPERT.millis(),
                    budget -> makeUpMind(mind, budget),
                    advice -> tell(inquiry, where, seat, advice));
        });
    }

    private boolean isAsked(int seat, String decision) {
        return position.decides(seat) && position.decision(seat).equals(decision);
    }

    private static @Nullable Advice<?> makeUpMind(Function<Budget, ? extends Advice<?>> mind, Budget budget) {
        try {
            return mind.apply(budget);
        } catch (RuntimeException | Error e) {
            LOG.error("no advice was found", e);
            return null;
        }
    }

    private void tell(Inquiries.Inquiry inquiry, Position<?, ?> where, int seat, @Nullable Advice<?> advice) {
        inquiries.close(inquiry);
        Request request = inquiry.request();
        if (advice == null || where.refusal(seat, advice.move()) != null)
            answers.refuse(request.from(), request.command(), HouseSay.requestFault());
        else answers.advice(request.from(), request.command(), AdviceInfo.of(advice));
    }

    /** Something has happened: nobody needs advice on what was decided. */
    void follow() {
        inquiries.follow();
    }

    /** This listener is gone. */
    void lost(Listener who) {
        inquiries.lost(who);
    }

    void stop() {
        inquiries.stop();
    }
}
