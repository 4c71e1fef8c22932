package boardroom.games.itstartup.rules;

import boardroom.engine.Arg;
import boardroom.engine.Breakdown;
import boardroom.engine.Kind;
import boardroom.engine.Result;
import boardroom.engine.Result.Standing;
import boardroom.engine.Seat;
import boardroom.engine.Seats;
import boardroom.engine.Sentence;
import boardroom.engine.Step;
import java.util.ArrayList;
import java.util.List;

/** How a play ended: places, and what every seat's game was made of (section 6 and 11). */
public final class Outcome {
    @Kind("end")
    sealed interface Ending extends Sentence {
        record Wins(@Seat int seat, int points) implements Ending {}

        record Win(Seats seats, int points) implements Ending {}

        record Leads(@Seat int seat, int points, int round) implements Ending {}

        record Lead(Seats seats, int points, int round) implements Ending {}

        record LeadsTied(@Seat int seat, int points, int round, String by) implements Ending {}

        record Points() implements Ending {}

        record Developers() implements Ending {}

        record Knowledge() implements Ending {}

        record Coaches() implements Ending {}

        record Pairs() implements Ending {}

        record Actions() implements Ending {}

        record Sabotage() implements Ending {}

        record Spending() implements Ending {}

        record SpentEmployees() implements Ending {}

        record SpentKnowledge() implements Ending {}

        record SpentActions() implements Ending {}

        record SpentCards() implements Ending {}

        record SpentAbilities() implements Ending {}

        record SpentCounters() implements Ending {}

        record LostToCap() implements Ending {}

        record People() implements Ending {}

        record BurntOut() implements Ending {}

        record Taken() implements Ending {}

        record Lost() implements Ending {}
    }

    private Outcome() {}

    public static Result of(StartupState s) {
        int[] ranks = Ranking.of(s);
        List<Standing> standings = new ArrayList<>();
        for (Office office : s.offices)
            standings.add(new Standing(
                    office.seat,
                    ranks[office.seat],
                    Arg.of(s.pointsOf(office.seat)),
                    List.of(points(office.ledger), spending(office.ledger), people(office.ledger)),
                    List.of(),
                    false));
        return new Result(headline(s).say(), standings);
    }

    private static Ending headline(StartupState s) {
        Seats winners = Ranking.winners(s);
        int winner = winners.first();
        int points = s.pointsOf(winner);
        boolean finished = points >= s.terms.goal();
        String by = Ranking.decidedBy(s);
        if (winners.count() == 1 && !by.equals("points")) return new Ending.LeadsTied(winner, points, s.round, by);
        if (winners.count() == 1)
            return finished ? new Ending.Wins(winner, points) : new Ending.Leads(winner, points, s.round);
        return finished ? new Ending.Win(winners, points) : new Ending.Lead(winners, points, s.round);
    }

    private static Breakdown points(Ledger ledger) {
        return new Sum()
                .add(new Ending.Developers(), ledger.fromDevelopers, "base")
                .add(new Ending.Knowledge(), ledger.fromKnowledge, "bonus")
                .add(new Ending.Coaches(), ledger.fromCoaches, "bonus")
                .add(new Ending.Pairs(), ledger.fromPairs, "bonus")
                .add(new Ending.Actions(), ledger.fromActions, "bonus")
                .add(new Ending.Sabotage(), -ledger.lostToSabotage, "malus")
                .named(new Ending.Points());
    }

    private static Breakdown spending(Ledger ledger) {
        return new Sum()
                .add(new Ending.SpentEmployees(), ledger.spentOnEmployees, "base")
                .add(new Ending.SpentKnowledge(), ledger.spentOnKnowledge, "base")
                .add(new Ending.SpentActions(), ledger.spentOnActions, "base")
                .add(new Ending.SpentCards(), ledger.spentOnCards, "base")
                .add(new Ending.SpentAbilities(), ledger.spentOnAbilities, "base")
                .add(new Ending.SpentCounters(), ledger.spentOnCounters, "base")
                .add(new Ending.LostToCap(), ledger.lostToCap, "malus")
                .named(new Ending.Spending());
    }

    private static Breakdown people(Ledger ledger) {
        return new Sum()
                .add(new Ending.BurntOut(), ledger.burntOut, "malus")
                .add(new Ending.Taken(), ledger.taken, "bonus")
                .add(new Ending.Lost(), ledger.lost, "malus")
                .named(new Ending.People());
    }

    /** Adds up lines of the end's tables. */
    private static final class Sum {
        private final List<Step> steps = new ArrayList<>();
        private int total;

        Sum add(Ending line, int amount, String kind) {
            if (amount != 0) steps.add(Step.of(line, Arg.of(amount), kind));
            total += amount;
            return this;
        }

        Breakdown named(Ending title) {
            return Breakdown.of(title, steps, Arg.of(total));
        }
    }
}
