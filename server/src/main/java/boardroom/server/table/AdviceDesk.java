package boardroom.server.table;

import boardroom.bots.Advice;
import boardroom.bots.Level;
import boardroom.bots.Persona;
import boardroom.bots.SearchBot;
import boardroom.engine.Budget;
import boardroom.engine.Rng;
import boardroom.engine.Say;
import boardroom.server.house.House;
import boardroom.server.house.HouseSay;
import boardroom.server.house.Thoughts;
import boardroom.server.wire.AdviceInfo;
import boardroom.server.wire.Command;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Tells people what an expert would do in their place; it stands in no journal and changes nothing. */
final class AdviceDesk {
    private static final Logger LOG = LoggerFactory.getLogger(AdviceDesk.class);

    /** Of no temperament: it takes everything for what it is. */
    private static final SearchBot EXPERT = new SearchBot(new Persona("adviser", "", Level.EXPERT, "even"));

    private final House house;
    private final Room room;
    private final Turns turns;
    private final Position<?, ?> position;
    private final Answers answers;
    private final List<Asked> waiting = new ArrayList<>();

    /** Somebody who waits for advice on what a seat decides. */
    private static final class Asked {
        final Request request;
        final int seat;
        final String decision;
        Thoughts.@Nullable Thought thought;

        Asked(Request request, int seat, String decision) {
            this.request = request;
            this.seat = seat;
            this.decision = decision;
        }
    }

    AdviceDesk(Room room, Turns turns, Position<?, ?> position) {
        this.house = room.house();
        this.room = room;
        this.turns = turns;
        this.position = position;
        this.answers = new Answers(room);
    }

    /** Answers later, when the expert has thought about it; a guest who waits for advice already is refused. */
    void ask(Request request, Command.AskAdvice command) {
        if (!house.advised().begin(request.guest().id())) {
            answers.refuse(request.from(), command, HouseSay.adviceBusy());
            return;
        }
        int seat = command.seat();
        Asked asked = new Asked(request, seat, position.decision(seat));
        waiting.add(asked);
        Rng rng = new Rng(house.seeds().getAsLong());
        Function<Budget, ? extends Advice<?>> mind = position.advice(EXPERT, seat, rng);
        long millis = house.scaled(Level.EXPERT.millis());
        // What waits before it may take as long as it does itself.
        asked.thought = house.thoughts().begin(millis, house.time().now() + 2 * millis, budget -> {
            Advice<?> advice = makeUpMind(mind, budget);
            turns.inTurn(() -> tell(asked, advice));
        });
    }

    private static @Nullable Advice<?> makeUpMind(Function<Budget, ? extends Advice<?>> mind, Budget budget) {
        try {
            return mind.apply(budget);
        } catch (RuntimeException | Error e) {
            LOG.error("no advice was found", e);
            return null;
        }
    }

    private void tell(Asked asked, @Nullable Advice<?> advice) {
        if (!waiting.remove(asked)) return;
        house.advised().end(asked.request.guest().id());
        Listener from = asked.request.from();
        if (advice == null || position.refusal(asked.seat, advice.move()) != null)
            answers.refuse(from, asked.request.command(), HouseSay.requestFault());
        else answers.advice(from, asked.request.command(), AdviceInfo.of(advice));
    }

    /** Something has happened: nobody needs advice on what was decided. */
    void follow() {
        drop(
                asked -> !position.decides(asked.seat)
                        || !position.decision(asked.seat).equals(asked.decision),
                HouseSay.decisionClosed());
    }

    /** This listener is gone. */
    void lost(Listener who) {
        drop(asked -> asked.request.from().equals(who), HouseSay.decisionClosed());
    }

    void stop() {
        drop(_ -> true, room.isStopped() ? HouseSay.tableStopped() : HouseSay.decisionClosed());
    }

    private void drop(Predicate<Asked> which, Say why) {
        for (Asked asked : List.copyOf(waiting)) {
            if (!which.test(asked)) continue;
            waiting.remove(asked);
            if (asked.thought != null) asked.thought.drop();
            house.advised().end(asked.request.guest().id());
            answers.refuse(asked.request.from(), asked.request.command(), why);
        }
    }
}
