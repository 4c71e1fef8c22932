package boardroom.games.boss.rules;

import boardroom.engine.Arg;
import boardroom.engine.Change;
import boardroom.engine.Kind;
import boardroom.engine.Preview;
import boardroom.engine.Sentence;
import boardroom.games.boss.box.Crack;
import java.util.ArrayList;
import java.util.List;

/**
 * What an edit changes in what a draft would do. Boards read the changes by their keys, each before and after, and only
 * where they differ: {@code change.capacity}, {@code skill}, {@code earnings}, {@code cash}, {@code time}, {@code ideas},
 * {@code vp}, {@code exact-bosses}, {@code cracks}, and {@code steady}: the capacity once everybody has settled in.
 */
final class DraftChanges {
    @Kind("change")
    sealed interface What extends Sentence {
        record Capacity() implements What {}

        record Steady() implements What {}

        record Skill() implements What {}

        record Earnings() implements What {}

        record Cash() implements What {}

        record Time() implements What {}

        record Ideas() implements What {}

        record Vp() implements What {}

        record ExactBosses() implements What {}

        record Cracks() implements What {}
    }

    private static final Crack[] CRACKS = Crack.values();

    private final List<Change> changes = new ArrayList<>();

    private DraftChanges() {}

    static Preview between(DraftOutcome before, DraftOutcome after) {
        DraftChanges of = new DraftChanges();
        of.add(new What.Capacity(), Units.TIME, before.capacity(), after.capacity());
        of.add(new What.Steady(), Units.TIME, before.steadyCapacity(), after.steadyCapacity());
        of.add(new What.Skill(), Arg.of(before.skill()), Arg.of(after.skill()));
        of.add(new What.Earnings(), Units.CASH, before.earnings(), after.earnings());
        of.add(new What.Cash(), Units.CASH, before.cash(), after.cash());
        of.add(new What.Time(), Units.TIME, before.time(), after.time());
        of.add(new What.Ideas(), Units.IDEAS, before.ideas(), after.ideas());
        of.add(new What.Vp(), Units.VP, before.vp(), after.vp());
        of.add(
                new What.ExactBosses(),
                Arg.of(before.chart().exactBosses()),
                Arg.of(after.chart().exactBosses()));
        of.add(new What.Cracks(), cracks(before), cracks(after));
        return new Preview(of.changes, List.of());
    }

    private void add(What what, String unit, int before, int after) {
        add(what, new Arg.Amount(unit, before), new Arg.Amount(unit, after));
    }

    private void add(What what, Arg before, Arg after) {
        if (!before.equals(after)) changes.add(Change.of(what, before, after));
    }

    private static Arg cracks(DraftOutcome outcome) {
        List<Arg> cracks = new ArrayList<>();
        for (Crack crack : CRACKS) if (outcome.has(crack)) cracks.add(Arg.say(crack.say()));
        return Arg.list(cracks);
    }
}
