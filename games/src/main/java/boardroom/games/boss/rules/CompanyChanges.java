package boardroom.games.boss.rules;

import boardroom.engine.Arg;
import boardroom.engine.CardName;
import boardroom.engine.Change;
import boardroom.engine.Kind;
import boardroom.engine.Sentence;
import boardroom.games.boss.box.Constants;
import java.util.ArrayList;
import java.util.List;

/** What a card or a Payday would change in a company: carried out on a copy, then read off where it differs. */
final class CompanyChanges {
    @Kind("change")
    sealed interface What extends Sentence {
        record Cash() implements What {}

        record Time() implements What {}

        record Ideas() implements What {}

        record Vp() implements What {}

        record NextCapacity() implements What {}

        record Morale(@CardName String person) implements What {}

        record Leaves(@CardName String person) implements What {}

        record Delay(@CardName String project) implements What {}

        record Fails(@CardName String project) implements What {}
    }

    private final List<Change> changes = new ArrayList<>();

    private CompanyChanges() {}

    static List<Change> of(Company before, Company after, Constants numbers) {
        CompanyChanges all = new CompanyChanges();
        all.amount(new What.Cash(), Units.CASH, before.cash, after.cash);
        all.amount(new What.Time(), Units.TIME, before.time, after.time);
        all.amount(new What.Ideas(), Units.IDEAS, before.ideas, after.ideas);
        all.amount(new What.Vp(), Units.VP, before.vp, after.vp);
        all.amount(new What.NextCapacity(), Units.TIME, before.nextCapacity, after.nextCapacity);
        for (Person person : before.people) all.compare(person, after);
        for (Ongoing work : before.ongoing) all.compare(work, after, numbers.delayLimit());
        return all.changes;
    }

    private void compare(Person person, Company after) {
        String id = person.card.id();
        int place = after.place(id);
        if (place < 0) changes.add(Change.of(new What.Leaves(id), Arg.of(1), Arg.of(0)));
        else if (after.people[place].morale != person.morale)
            changes.add(Change.of(new What.Morale(id), Arg.of(person.morale), Arg.of(after.people[place].morale)));
    }

    private void compare(Ongoing work, Company after, int limit) {
        String id = work.card.id();
        int place = after.placeOfProject(id);
        if (place < 0)
            changes.add(Change.of(
                    new What.Fails(id), new Arg.Amount(Units.TIME, work.delay), new Arg.Amount(Units.TIME, limit)));
        else amount(new What.Delay(id), Units.TIME, work.delay, after.ongoing[place].delay);
    }

    private void amount(What what, String unit, int before, int after) {
        if (before != after) changes.add(Change.of(what, new Arg.Amount(unit, before), new Arg.Amount(unit, after)));
    }
}
