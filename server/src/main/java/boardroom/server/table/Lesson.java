package boardroom.server.table;

import boardroom.engine.Act;
import boardroom.engine.Deal;
import boardroom.engine.Event;
import boardroom.engine.Game;
import boardroom.engine.Move;
import boardroom.engine.State;
import boardroom.engine.Told;
import boardroom.engine.guide.Guidance;
import boardroom.engine.guide.Standpoint;
import boardroom.server.house.OpenedGame;
import boardroom.server.house.Viewer;
import boardroom.server.store.TableRow;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The guide at a table: what its learner has heard since the last move, and which of its steps are due. */
final class Lesson {
    private final Guidance guidance;
    private final Viewer learner;
    private final boolean isFirst;
    private List<Event> heard = List.of();

    private Lesson(Guidance guidance, Viewer learner, boolean isFirst) {
        this.guidance = guidance;
        this.learner = learner;
        this.isFirst = isFirst;
    }

    /**
     * The lesson of a guided table, whose one person is the learner; at any other table where one person plays alone
     * against bots, what the first game had no place for; {@code null}: nothing is taught.
     */
    static @Nullable Lesson of(TableRow row, OpenedGame opened) {
        Guidance guidance = opened.guidance();
        int seat = row.seatOf(row.host());
        if (guidance == null || seat < 0) return null;
        boolean isFirst = row.head().guided();
        long people =
                row.seats().stream().filter(chair -> chair.guest() != null).count();
        return isFirst || (people == 1 && guidance.guide().goesOn())
                ? new Lesson(guidance, new Viewer(seat), isFirst)
                : null;
    }

    /** What the learner has heard since the last move, if this happens now. */
    List<Event> after(Act act, List<Told> told) {
        List<Event> now = new ArrayList<>(begins(act) ? List.of() : heard);
        for (Told one : told) if (learner.hears(one)) now.add(one.event());
        return now;
    }

    private boolean begins(Act act) {
        return switch (act) {
            case Act.Moved moved -> moved.seat() == learner.seat();
            case Act.ClockRanOut late -> late.seats().has(learner.seat());
            case Act.GoesBack _, Act.Reshuffled _ -> true;
            case Act.OfTheTable _ -> false;
        };
    }

    /** From now on the learner has heard this. */
    void hear(List<Event> now) {
        heard = now;
    }

    List<Event> heard() {
        return heard;
    }

    /** The steps that are due for this viewer: none but for the learner. */
    <S extends State<S>, M extends Move> List<String> due(
            Viewer viewer, Game<S, M> game, Deal deal, S s, List<Event> now) {
        if (!viewer.equals(learner)) return List.of();
        Standpoint standpoint = guidance.standpoint(game, deal, s, learner.seat(), now);
        return isFirst ? guidance.due(standpoint) : guidance.dueLater(standpoint);
    }
}
