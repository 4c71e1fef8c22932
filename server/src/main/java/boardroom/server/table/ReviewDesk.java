package boardroom.server.table;

import boardroom.bots.Costly;
import boardroom.bots.Reviewer;
import boardroom.engine.Budget;
import boardroom.engine.Rng;
import boardroom.engine.Say;
import boardroom.server.house.House;
import boardroom.server.house.HouseSay;
import boardroom.server.house.Thoughts;
import boardroom.server.wire.Command;
import boardroom.server.wire.ReviewInfo;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Tells people what a finished game cost their seat. It is thought about in many short pieces, so that the bots of other
 * tables wait for none of them, and only once for each seat.
 */
final class ReviewDesk {
    private static final Logger LOG = LoggerFactory.getLogger(ReviewDesk.class);

    /** For one decision. */
    private static final long MOST_MILLIS = 250;

    private final House house;
    private final Room room;
    private final Turns turns;
    private final Position<?, ?> position;
    private final Answers answers;
    private final Map<Integer, ReviewInfo> known = new HashMap<>();
    private final List<Asked> waiting = new ArrayList<>();

    /** Somebody who waits for the review of a seat. */
    private static final class Asked {
        final Request request;
        final int seat;
        Thoughts.@Nullable Thought thought;

        Asked(Request request, int seat) {
            this.request = request;
            this.seat = seat;
        }
    }

    ReviewDesk(Room room, Turns turns, Position<?, ?> position) {
        this.house = room.house();
        this.room = room;
        this.turns = turns;
        this.position = position;
        this.answers = new Answers(room);
    }

    /** Answers later, unless it is known already; a guest who waits for advice or a review is refused. */
    void ask(Request request, Command.AskReview command) {
        ReviewInfo before = known.get(command.seat());
        if (before != null) answers.review(request.from(), command, before);
        else if (!house.advised().begin(request.guest().id()))
            answers.refuse(request.from(), command, HouseSay.adviceBusy());
        else begin(new Asked(request, command.seat()));
    }

    private void begin(Asked asked) {
        waiting.add(asked);
        // The same for the same game, also after a restart.
        Rng rng = new Rng(room.row().seed() ^ asked.seat);
        goOn(asked, position.reviewer(asked.seat, rng));
    }

    private void goOn(Asked asked, Reviewer<?, ?> reviewer) {
        long millis = house.scaled(MOST_MILLIS);
        asked.thought = house.thoughts().begin(millis, house.time().now() + 2 * millis, budget -> {
            List<Costly> costly = step(reviewer, budget);
            turns.inTurn(() -> took(asked, reviewer, costly));
        });
    }

    /** What was found, once all was looked at; until then nothing. A fault ends it with what is known by then. */
    private static @Nullable List<Costly> step(Reviewer<?, ?> reviewer, Budget budget) {
        try {
            reviewer.step(budget);
            return reviewer.goesOn() ? null : reviewer.costly();
        } catch (RuntimeException | Error e) {
            LOG.error("a decision could not be reviewed", e);
            return List.of();
        }
    }

    private void took(Asked asked, Reviewer<?, ?> reviewer, @Nullable List<Costly> costly) {
        if (!waiting.contains(asked)) return;
        if (costly == null) {
            goOn(asked, reviewer);
            return;
        }
        waiting.remove(asked);
        house.advised().end(asked.request.guest().id());
        ReviewInfo review = ReviewInfo.of(costly, position.unspent(asked.seat));
        known.put(asked.seat, review);
        answers.review(asked.request.from(), asked.request.command(), review);
    }

    /** This listener is gone. */
    void lost(Listener who) {
        drop(asked -> asked.request.from().equals(who));
    }

    void stop() {
        drop(_ -> true);
    }

    private void drop(Predicate<Asked> which) {
        Say why = room.isStopped() ? HouseSay.tableStopped() : HouseSay.decisionClosed();
        for (Asked asked : List.copyOf(waiting)) {
            if (!which.test(asked)) continue;
            waiting.remove(asked);
            if (asked.thought != null) asked.thought.drop();
            house.advised().end(asked.request.guest().id());
            answers.refuse(asked.request.from(), asked.request.command(), why);
        }
    }
}
