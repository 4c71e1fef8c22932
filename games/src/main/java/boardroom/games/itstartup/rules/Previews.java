package boardroom.games.itstartup.rules;

import boardroom.engine.Arg;
import boardroom.engine.Change;
import boardroom.engine.Events;
import boardroom.engine.Kind;
import boardroom.engine.Move;
import boardroom.engine.Preview;
import boardroom.engine.Seat;
import boardroom.engine.Sentence;
import boardroom.engine.phases.Phase;
import boardroom.games.itstartup.box.CardCopy;
import java.util.ArrayList;
import java.util.List;

/** What a move would cost and give: played on a copy, then read off; only public numbers. */
final class Previews {
    @Kind("change")
    sealed interface What extends Sentence {
        record Resources() implements What {}

        record ThisTurn() implements What {}

        record NextTurn() implements What {}

        record Points() implements What {}

        record Cards() implements What {}

        record Employees() implements What {}

        record ResourcesOf(@Seat int seat) implements What {}

        record NextTurnOf(@Seat int seat) implements What {}

        record PointsOf(@Seat int seat) implements What {}

        record EmployeesOf(@Seat int seat) implements What {}

        record BurnoutOf(CardCopy employee) implements What {}
    }

    private Previews() {}

    /** What happens if this move is made. */
    static <M extends Move> Preview of(Phase<StartupState, M> phase, StartupState s, int seat, M move) {
        StartupState after = s.copy();
        phase.play(after, seat, move, Events.NONE);
        return of(s, after, seat);
    }

    /** What has happened when it stands so. */
    static Preview of(StartupState before, StartupState after, int seat) {
        What turn = seat == before.active ? new What.ThisTurn() : new What.NextTurn();
        return new Preview(
                new Changes(before, after).resources(seat).score(seat, turn).others(seat).changes, List.of());
    }

    /** The same at the end of a turn, whose score is made and no longer to come. */
    static Preview ofTurnEnd(StartupState before, StartupState after, int seat) {
        return new Preview(
                new Changes(before, after).resources(seat).others(seat).changes,
                List.of(ScoreSums.explain(before, before.office())));
    }

    /** What differs between two states, line by line. */
    private static final class Changes {
        private final StartupState before;
        private final StartupState after;
        private final List<Change> changes = new ArrayList<>();

        Changes(StartupState before, StartupState after) {
            this.before = before;
            this.after = after;
        }

        private void add(What what, int then, int now) {
            if (then != now) changes.add(Change.of(what, Arg.of(then), Arg.of(now)));
        }

        Changes resources(int seat) {
            add(new What.Resources(), before.offices[seat].resources, after.offices[seat].resources);
            return this;
        }

        Changes score(int seat, What what) {
            int then = TurnScore.of(before, before.offices[seat]).points();
            add(what, then, TurnScore.of(after, after.offices[seat]).points());
            return this;
        }

        /** What else changes for a seat, then for its opponents. */
        Changes others(int seat) {
            Office mine = before.offices[seat];
            Office then = after.offices[seat];
            add(new What.Points(), before.pointsOf(seat), after.pointsOf(seat));
            if (then.hand.length >= mine.hand.length) add(new What.Cards(), mine.hand.length, then.hand.length);
            add(new What.Employees(), mine.row.length, then.row.length);
            burnout(mine, then);
            for (Office other : before.offices) if (before.areOpponents(seat, other.seat)) opponent(other.seat);
            return this;
        }

        private void opponent(int seat) {
            Office theirs = before.offices[seat];
            Office then = after.offices[seat];
            add(new What.ResourcesOf(seat), theirs.resources, then.resources);
            score(seat, new What.NextTurnOf(seat));
            add(new What.PointsOf(seat), before.pointsOf(seat), after.pointsOf(seat));
            add(new What.EmployeesOf(seat), theirs.row.length, then.row.length);
            burnout(theirs, then);
        }

        /** Those who stay with another burnout than before. */
        private void burnout(Office office, Office then) {
            for (Employee employee : office.row) {
                Employee now = then.find(employee.card());
                if (now != null) add(new What.BurnoutOf(employee.card()), employee.burnout(), now.burnout());
            }
        }
    }
}
