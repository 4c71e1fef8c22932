package boardroom.games.itstartup.rules;

import boardroom.engine.Arg;
import boardroom.engine.Breakdown;
import boardroom.engine.Result;
import boardroom.engine.Result.Standing;
import boardroom.engine.Say;
import boardroom.engine.Step;
import java.util.ArrayList;
import java.util.List;

/** How a play ended: places, and what every seat's game was made of (section 6 and 11). */
public final class Outcome {
    private Outcome() {}

    public static Result of(StartupState r) {
        int[] ranks = Ranking.of(r);
        List<Standing> standings = new ArrayList<>();
        for (Office office : r.offices)
            standings.add(new Standing(
                    office.seat,
                    ranks[office.seat],
                    Arg.of(r.pointsOf(office.seat)),
                    List.of(points(office), spending(office), people(office)),
                    List.of(),
                    false));
        return new Result(headline(r), standings);
    }

    public static Say headline(StartupState r) {
        int[] ranks = Ranking.of(r);
        List<Arg> winners = new ArrayList<>();
        int winner = 0;
        for (int seat = 0; seat < ranks.length; seat++)
            if (ranks[seat] == 1) {
                winners.add(Arg.seat(seat));
                winner = seat;
            }
        int points = r.pointsOf(winner);
        boolean finished = points >= r.terms.goal();
        if (winners.size() == 1)
            return finished ? Sentences.wins(winner, points) : Sentences.leads(winner, points, r.round);
        return finished ? Sentences.win(winners, points) : Sentences.lead(winners, points, r.round);
    }

    private static Breakdown points(Office office) {
        Ledger ledger = office.ledger;
        Sum sum = new Sum();
        sum.add("developers", ledger.fromDevelopers, "base");
        sum.add("knowledge", ledger.fromKnowledge, "bonus");
        sum.add("coaches", ledger.fromCoaches, "bonus");
        sum.add("pairs", ledger.fromPairs, "bonus");
        sum.add("actions", ledger.fromActions, "bonus");
        sum.add("sabotage", -ledger.lostToSabotage, "malus");
        return sum.named("points");
    }

    private static Breakdown spending(Office office) {
        Ledger ledger = office.ledger;
        Sum sum = new Sum();
        sum.add("spent-employees", ledger.spentOnEmployees, "base");
        sum.add("spent-knowledge", ledger.spentOnKnowledge, "base");
        sum.add("spent-actions", ledger.spentOnActions, "base");
        sum.add("spent-cards", ledger.spentOnCards, "base");
        sum.add("spent-abilities", ledger.spentOnAbilities, "base");
        sum.add("spent-counters", ledger.spentOnCounters, "base");
        sum.add("lost-to-cap", ledger.lostToCap, "malus");
        return sum.named("spending");
    }

    private static Breakdown people(Office office) {
        Ledger ledger = office.ledger;
        Sum sum = new Sum();
        sum.add("burnt-out", ledger.burntOut, "malus");
        sum.add("taken", ledger.taken, "bonus");
        sum.add("lost", ledger.lost, "malus");
        return sum.named("people");
    }

    /** Adds up lines of the end's tables. */
    private static final class Sum {
        private final List<Step> steps = new ArrayList<>();
        private int total;

        void add(String line, int amount, String kind) {
            if (amount != 0) steps.add(new Step(Labels.atTheEnd(line), Arg.of(amount), kind));
            total += amount;
        }

        Breakdown named(String title) {
            return new Breakdown(Labels.atTheEnd(title), steps, Arg.of(total));
        }
    }
}
