package boardroom.server.table;

import boardroom.bots.Costly;
import boardroom.bots.Reviewer;
import boardroom.engine.Budget;
import boardroom.engine.Rng;
import boardroom.server.wire.Command;
import boardroom.server.wire.ReviewInfo;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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

    private final Room room;
    private final Position<?, ?> position;
    private final Answers answers;
    private final Inquiries inquiries;
    private final Map<Integer, ReviewInfo> known = new HashMap<>();

    ReviewDesk(Room room, Turns turns, Position<?, ?> position) {
        this.room = room;
        this.position = position;
        this.answers = new Answers(room);
        this.inquiries = new Inquiries(room, turns);
    }

    /** Answers later, unless it is known already; a guest who waits for advice or a review is refused. */
    void ask(Request request, Command.AskReview command) {
        int seat = command.seat();
        ReviewInfo before = known.get(seat);
        if (before != null) {
            answers.review(request.from(), command, before);
            return;
        }
        // The same for the same game, also after a restart.
        Rng rng = new Rng(room.row().seed() ^ seat);
        inquiries.open(request, () -> true, inquiry -> goOn(inquiry, seat, position.reviewer(seat, rng)));
    }

    private void goOn(Inquiries.Inquiry inquiry, int seat, Reviewer<?, ?> reviewer) {
        inquiries.think(inquiry, MOST_MILLIS, budget -> step(reviewer, budget), costly -> {
            if (costly == null) goOn(inquiry, seat, reviewer);
            else tell(inquiry, seat, costly);
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

    private void tell(Inquiries.Inquiry inquiry, int seat, List<Costly> costly) {
        inquiries.close(inquiry);
        ReviewInfo review = ReviewInfo.of(costly, position.unspent(seat));
        known.put(seat, review);
        answers.review(inquiry.request().from(), inquiry.request().command(), review);
    }

    /** This listener is gone. */
    void lost(Listener who) {
        inquiries.lost(who);
    }

    void stop() {
        inquiries.stop();
    }
}
