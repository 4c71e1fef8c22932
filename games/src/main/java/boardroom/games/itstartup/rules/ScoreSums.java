package boardroom.games.itstartup.rules;

import boardroom.engine.Arg;
import boardroom.engine.Breakdown;
import boardroom.engine.Kind;
import boardroom.engine.Sentence;
import boardroom.engine.Step;
import boardroom.games.itstartup.box.CardCopy;
import java.util.ArrayList;
import java.util.List;

/** The sums behind 5.1 and 5.2, as a player reads them. */
public final class ScoreSums {
    @Kind("sum")
    sealed interface Sum extends Sentence {
        record TurnScore() implements Sum {}

        record Efficiency() implements Sum {}

        record Printed(CardCopy card, int efficiency) implements Sum {}

        record PlusKnowledge(Sentence sum, CardCopy card, int bonus) implements Sum {}

        record PlusCoach(Sentence sum, int bonus) implements Sum {}

        record PlusBeside(Sentence sum, int bonus) implements Sum {}

        record AsPrinted() implements Sum {}

        record Card(CardCopy card) implements Sum {}

        record Coach() implements Sum {}

        record BesideOthers() implements Sum {}

        record Actions(int developers, int bonus) implements Sum {}

        record Outage() implements Sum {}
    }

    private ScoreSums() {}

    /** The sum as a player reads it: one line per developer, then actions and outage. */
    public static Breakdown explain(StartupState s, Office office) {
        Employee[] row = Homecoming.nextRow(s, office);
        int coaches = Efficiency.ofCoaches(row);
        int developers = Efficiency.developers(row);
        TurnScore score = TurnScore.of(s, office);
        List<Step> steps = new ArrayList<>();
        for (Employee employee : row)
            if (employee.isDeveloper())
                steps.add(Step.of(
                        parts(employee, coaches, developers),
                        Arg.of(Efficiency.of(employee, coaches, developers)),
                        "developer"));
        if (score.actions() > 0)
            steps.add(Step.of(new Sum.Actions(developers, s.bonusPerDeveloper), Arg.of(score.actions()), "bonus"));
        if (score.cut() > 0) steps.add(Step.of(new Sum.Outage(), Arg.of(-score.cut()), "malus"));
        return Breakdown.of(new Sum.TurnScore(), steps, Arg.of(score.points()));
    }

    /** Ninja 3 + TDD 5 + coach 1. */
    private static Sentence parts(Employee employee, int coaches, int developers) {
        Sentence sum =
                new Sum.Printed(employee.card(), employee.card().standing().efficiency());
        for (CardCopy knowledge : employee.knowledge()) sum = new Sum.PlusKnowledge(sum, knowledge, knowledge.bonus());
        if (coaches > 0) sum = new Sum.PlusCoach(sum, coaches);
        int beside = Efficiency.ofCompany(employee, developers);
        return beside > 0 ? new Sum.PlusBeside(sum, beside) : sum;
    }

    /** The sum behind one employee's efficiency. */
    public static Breakdown explain(Office office, Employee employee) {
        int coaches = Efficiency.ofCoaches(office.row);
        int developers = office.developers();
        List<Step> steps = new ArrayList<>();
        if (employee.isDeveloper()) {
            steps.add(Step.of(
                    new Sum.AsPrinted(), Arg.of(employee.card().standing().efficiency()), "base"));
            for (CardCopy knowledge : employee.knowledge())
                steps.add(Step.of(new Sum.Card(knowledge), Arg.of(knowledge.bonus()), "bonus"));
            if (coaches > 0) steps.add(Step.of(new Sum.Coach(), Arg.of(coaches), "bonus"));
            int beside = Efficiency.ofCompany(employee, developers);
            if (beside > 0) steps.add(Step.of(new Sum.BesideOthers(), Arg.of(beside), "bonus"));
        }
        return Breakdown.of(new Sum.Efficiency(), steps, Arg.of(Efficiency.of(employee, coaches, developers)));
    }
}
