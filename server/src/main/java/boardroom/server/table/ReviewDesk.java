package boardroom.server.table;

import boardroom.bots.Costly;
import boardroom.bots.Reviewer;
import boardroom.engine.Budget;
import boardroom.engine.Rng;
import boardroom.server.wire.Command;
import boardroom.server.wire.ReviewInfo;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Tells people what a finished game cost a seat. It is thought about in many short pieces, so that the bots of other tables
 * wait for none of them, and only once for each seat, however many wait for it.
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

    /** Who waits for the review of a seat: the first has it thought about, the others hear of it too. */
    private final Map<Integer, List<Inquiries.Inquiry>> waiting = new HashMap<>();

    ReviewDesk(Room room, Turns turns, Position<?, ?> position) {
        this.room = room;
        this.position = position;
        this.answers = new Answers(room);
        this.inquiries = new Inquiries(room, turns, room.house().reviewed());
    }

    /** Answers later, unless it is known already; a guest who waits for another review is refused. */
    void ask(Request request, Command.AskReview command) {
        int seat = command.seat();
        ReviewInfo before = known.get(seat);
        if (before != null) {
            answers.review(request.from(), command, before);
            return;
        }
        inquiries.open(request, () -> true, inquiry -> {
            List<Inquiries.Inquiry> all = waiting.computeIfAbsent(seat, _ -> new ArrayList<>());
            all.add(inquiry);
            if (all.size() == 1) begin(inquiry, seat);
        });
    }

    private void begin(Inquiries.Inquiry first, int seat) {
        // The same for the same game, also after a restart.
        goOn(first, seat, position.reviewer(seat, new Rng(room.row().seed() ^ seat)));
    }

    private void goOn(Inquiries.Inquiry inquiry, int seat, Reviewer<?, ?> reviewer) {
        inquiries.think(inquiry, MOST_MILLIS, budget -> step(reviewer, budget), costly -> {
            if (costly == null) goOn(inquiry, seat, reviewer);
            else tell(seat, costly);
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

    private void tell(int seat, List<Costly> costly) {
        ReviewInfo review = ReviewInfo.of(costly, position.unspent(seat));
        known.put(seat, review);
        List<Inquiries.Inquiry> all = waiting.remove(seat);
        if (all == null) return;
        for (Inquiries.Inquiry one : all) {
            inquiries.close(one);
            answers.review(one.request().from(), one.request().command(), review);
        }
    }

    /** This listener is gone; who waits for the same has it thought about from the start. */
    void lost(Listener who) {
        inquiries.lost(who);
        for (var one : List.copyOf(waiting.entrySet())) {
            List<Inquiries.Inquiry> all = one.getValue();
            Inquiries.Inquiry first = all.getFirst();
            all.removeIf(inquiry -> inquiry.request().from().equals(who));
            if (all.isEmpty()) waiting.remove(one.getKey());
            else if (!all.getFirst().equals(first)) begin(all.getFirst(), one.getKey());
        }
    }

    void stop() {
        inquiries.stop();
        waiting.clear();
    }
}
