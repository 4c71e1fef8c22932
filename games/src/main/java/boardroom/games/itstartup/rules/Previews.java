package boardroom.games.itstartup.rules;

import boardroom.engine.Arg;
import boardroom.engine.Breakdown;
import boardroom.engine.Change;
import boardroom.engine.Events;
import boardroom.engine.Preview;
import boardroom.engine.Say;
import java.util.ArrayList;
import java.util.List;

/** What a move would cost and give: played on a copy, then read off; only public numbers, and nothing of a coin. */
public final class Previews {
    private final Effects effects;
    private final TurnEnd turnEnd;

    public Previews(Effects effects, TurnEnd turnEnd) {
        this.effects = effects;
        this.turnEnd = turnEnd;
    }

    public Preview of(StartupState r, int seat, StartupMove move, StartupPhase phase) {
        StartupState after = r.copy();
        List<Breakdown> sums = List.of();
        if (move instanceof StartupMove.EndTurn) {
            turnEnd.close(after, Events.NONE);
            sums = List.of(TurnScore.explain(r, r.office()));
        } else if (move instanceof StartupMove.UseAbility use) payForCoin(after, use);
        else {
            phase.play(after, seat, move, Events.NONE);
            // What happens if nobody answers.
            if (after.stage == Stage.RESPONSE) effects.run(after, after.resolving(), Events.NONE);
        }
        return new Preview(changes(r, after, seat, move), sums);
    }

    private static void payForCoin(StartupState after, StartupMove.UseAbility use) {
        for (Employee employee : after.office().row)
            if (employee.card().id().equals(use.employee()) && employee.card().ability() != null)
                Purse.pay(after.office(), employee.card().ability().price());
    }

    private static List<Change> changes(StartupState before, StartupState after, int seat, StartupMove move) {
        List<Change> changes = new ArrayList<>();
        Office mine = before.offices[seat];
        Office then = after.offices[seat];
        add(changes, Labels.resources(), mine.resources, then.resources);
        if (!(move instanceof StartupMove.EndTurn))
            add(
                    changes,
                    seat == before.active ? Labels.thisTurn() : Labels.nextTurn(),
                    TurnScore.of(before, mine).points(),
                    TurnScore.of(after, then).points());
        add(changes, Labels.points(), before.pointsOf(seat), after.pointsOf(seat));
        if (then.hand.length >= mine.hand.length) add(changes, Labels.cards(), mine.hand.length, then.hand.length);
        add(changes, Labels.employees(), mine.row.length, then.row.length);
        addBurnout(changes, mine, then);
        for (Office other : before.offices)
            if (before.areOpponents(seat, other.seat)) addOther(changes, before, after, other.seat);
        return changes;
    }

    private static void addOther(List<Change> changes, StartupState before, StartupState after, int seat) {
        Office mine = before.offices[seat];
        Office then = after.offices[seat];
        add(changes, Labels.resourcesOf(seat), mine.resources, then.resources);
        add(
                changes,
                Labels.nextTurnOf(seat),
                TurnScore.of(before, mine).points(),
                TurnScore.of(after, then).points());
        add(changes, Labels.pointsOf(seat), before.pointsOf(seat), after.pointsOf(seat));
        add(changes, Labels.employeesOf(seat), mine.row.length, then.row.length);
        addBurnout(changes, mine, then);
    }

    /** Those who stay with another burnout than before. */
    private static void addBurnout(List<Change> changes, Office before, Office after) {
        for (Employee employee : before.row) {
            int desk = after.desk(employee.card());
            if (desk >= 0)
                add(changes, Labels.burnoutOf(employee.card()), employee.burnout(), after.row[desk].burnout());
        }
    }

    private static void add(List<Change> changes, Say what, int before, int after) {
        if (before != after) changes.add(new Change(what, Arg.of(before), Arg.of(after)));
    }
}
