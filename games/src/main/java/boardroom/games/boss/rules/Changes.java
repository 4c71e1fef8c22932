package boardroom.games.boss.rules;

import boardroom.engine.Arg;
import boardroom.engine.Change;
import boardroom.engine.Kind;
import boardroom.engine.Preview;
import boardroom.engine.Sentence;
import boardroom.games.boss.box.Project;
import boardroom.games.boss.box.Worker;
import java.util.ArrayList;
import java.util.List;

/** What a bid, a pick or a plan changes for the seat that makes it, figure by figure; what stays is not told. */
final class Changes {
    @Kind("change")
    sealed interface Figure extends Sentence {
        record Cash() implements Figure {}

        record Time() implements Figure {}

        record FreeTime() implements Figure {}

        record Ideas() implements Figure {}

        record Vp() implements Figure {}

        record Research() implements Figure {}

        /** T left for training. */
        record Budget() implements Figure {}

        /** Salaries of a round. */
        record Payroll() implements Figure {}

        /** Overheads of a round. */
        record Overheads() implements Figure {}

        /** Cash after the next Payday, as far as it is certain. */
        record Payday() implements Figure {}

        record Progress(Project project) implements Figure {}

        record Delay(Project project) implements Figure {}

        /** From 0 to 1: it is done with this plan. */
        record Finishes(Project project) implements Figure {}

        /** From 0 to 1: its delay reaches the limit. */
        record Fails(Project project) implements Figure {}

        /** What is pending for the next Organisation phase. */
        record NextCapacity() implements Figure {}

        record Morale(Worker person) implements Figure {}

        /** From 1 to 0: is no longer there. */
        record Leaves(Worker person) implements Figure {}

        /** Everybody with a salary, and who of them is paid. */
        record Paid() implements Figure {}
    }

    private final List<Change> changes = new ArrayList<>();

    Changes count(Figure what, int before, int after) {
        return add(what, Arg.of(before), Arg.of(after));
    }

    Changes of(Figure what, String unit, int before, int after) {
        return add(what, new Arg.Amount(unit, before), new Arg.Amount(unit, after));
    }

    Changes add(Figure what, Arg before, Arg after) {
        if (!before.equals(after)) changes.add(Change.of(what, before, after));
        return this;
    }

    /** All that a card or a Payday changes in a company. */
    Changes company(Company before, Company after) {
        of(new Figure.Cash(), Units.CASH, before.cash, after.cash);
        of(new Figure.Time(), Units.TIME, before.time, after.time);
        of(new Figure.Ideas(), Units.IDEAS, before.ideas, after.ideas);
        of(new Figure.Vp(), Units.VP, before.vp, after.vp);
        of(new Figure.NextCapacity(), Units.TIME, before.nextCapacity, after.nextCapacity);
        for (Person person : before.people) {
            int place = after.place(person.card.id());
            if (place < 0) count(new Figure.Leaves(person.card), 1, 0);
            else count(new Figure.Morale(person.card), person.morale, after.people[place].morale);
        }
        for (Ongoing work : before.ongoing) {
            int place = after.placeOfProject(work.card.id());
            if (place < 0) count(new Figure.Fails(work.card), 0, 1);
            else of(new Figure.Delay(work.card), Units.TIME, work.delay, after.ongoing[place].delay);
        }
        return this;
    }

    Preview preview() {
        return new Preview(List.copyOf(changes), List.of());
    }
}
