package boardroom.server.table;

import boardroom.engine.Budget;
import boardroom.engine.Say;
import boardroom.server.house.Advised;
import boardroom.server.house.House;
import boardroom.server.house.Thoughts;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** People who wait for a thought about a seat: a guest for one at a time, until it is told or never will be. */
final class Inquiries {
    private final House house;
    private final Advised advised;
    private final Room room;
    private final Turns turns;
    private final Answers answers;
    private final List<Inquiry> waiting = new ArrayList<>();

    /** Somebody who waits for a thought. */
    static final class Inquiry {
        private final Request request;
        private final BooleanSupplier stands;
        private Thoughts.@Nullable Thought thought;

        private Inquiry(Request request, BooleanSupplier stands) {
            this.request = request;
            this.stands = stands;
        }

        Request request() {
            return request;
        }
    }

    /** {@code advised}: who waits for the like at any table. */
    Inquiries(Room room, Turns turns, Advised advised) {
        this.house = room.house();
        this.advised = advised;
        this.room = room;
        this.turns = turns;
        this.answers = new Answers(room);
    }

    /** Goes on with whoever waits from now on, for as long as the question stands; refused who waits for something already. */
    void open(Request request, BooleanSupplier stands, Consumer<Inquiry> then) {
        if (!advised.begin(request.guest().id())) {
            answers.refuse(request.from(), request.command(), MoveSay.adviceBusy());
            return;
        }
        Inquiry inquiry = new Inquiry(request, stands);
        waiting.add(inquiry);
        then.accept(inquiry);
    }

    /** Has somebody think for so many milliseconds at most; what is found is told in turn, if it is still waited for. */
    <T extends @Nullable Object> void think(Inquiry inquiry, long millis, Function<Budget, T> mind, Consumer<T> found) {
        long most = house.scaled(millis);
        // What waits before it may take as long as it does itself.
        inquiry.thought = house.thoughts().begin(most, house.time().now() + 2 * most, budget -> {
            T thought = mind.apply(budget);
            turns.inTurn(() -> {
                if (waiting.contains(inquiry)) found.accept(thought);
            });
        });
    }

    /** It is answered. */
    void close(Inquiry inquiry) {
        waiting.remove(inquiry);
        advised.end(inquiry.request.guest().id());
    }

    /** Something has happened: nobody needs to know what is not asked any more. */
    void follow() {
        drop(inquiry -> !inquiry.stands.getAsBoolean(), MoveSay.closed());
    }

    /** This listener is gone. */
    void lost(Listener who) {
        drop(inquiry -> inquiry.request.from().equals(who), MoveSay.closed());
    }

    void stop() {
        drop(_ -> true, room.isStopped() ? TableSay.stopped() : MoveSay.closed());
    }

    private void drop(Predicate<Inquiry> which, Say why) {
        for (Inquiry inquiry : List.copyOf(waiting)) {
            if (!which.test(inquiry)) continue;
            if (inquiry.thought != null) inquiry.thought.drop();
            close(inquiry);
            answers.refuse(inquiry.request.from(), inquiry.request.command(), why);
        }
    }
}
