package boardroom.games.itstartup.rules;

import boardroom.engine.Arg;
import boardroom.engine.Breakdown;
import boardroom.engine.Say;
import boardroom.engine.Step;
import boardroom.games.itstartup.box.CardCopy;
import java.util.ArrayList;
import java.util.List;

/** 5.2 What a turn scores: all developers, what actions add to each, less a pending outage. */
public record TurnScore(int efficiency, int actions, int cut) {

    /** As things stand: now for the active seat; for the others at their next turn, when loans have gone home. */
    public static TurnScore of(StartupState r, Office office) {
        Employee[] row = Homecoming.nextRow(r, office);
        int coaches = Efficiency.ofCoaches(row);
        int developers = Efficiency.developers(row);
        int efficiency = 0;
        for (Employee employee : row) efficiency += Efficiency.of(employee, coaches, developers);
        int actions = office.seat == r.active ? developers * r.bonusPerDeveloper : 0;
        return new TurnScore(efficiency, actions, Math.min(efficiency + actions, office.outage));
    }

    public int points() {
        return efficiency + actions - cut;
    }

    /** Adds the sources of an active seat's score to its ledger. */
    public static void enter(StartupState r, Office office, TurnScore score) {
        Ledger ledger = office.ledger;
        int coaches = Efficiency.ofCoaches(office.row);
        int developers = office.developers();
        for (Employee employee : office.row) {
            if (!employee.isDeveloper()) continue;
            ledger.fromDevelopers += employee.card().standing().efficiency();
            ledger.fromKnowledge += Efficiency.ofKnowledge(employee);
            ledger.fromCoaches += coaches;
            ledger.fromPairs += Efficiency.ofCompany(employee, developers);
        }
        ledger.fromActions += score.actions;
        ledger.lostToSabotage += score.cut;
    }

    /** The sum as a player reads it: one line per developer, then actions and outage. */
    public static Breakdown explain(StartupState r, Office office) {
        Employee[] row = Homecoming.nextRow(r, office);
        int coaches = Efficiency.ofCoaches(row);
        int developers = Efficiency.developers(row);
        TurnScore score = of(r, office);
        List<Step> steps = new ArrayList<>();
        for (Employee employee : row)
            if (employee.isDeveloper())
                steps.add(new Step(
                        parts(employee, coaches, developers),
                        Arg.of(Efficiency.of(employee, coaches, developers)),
                        "developer"));
        if (score.actions > 0)
            steps.add(new Step(Labels.fromActions(developers, r.bonusPerDeveloper), Arg.of(score.actions), "bonus"));
        if (score.cut > 0) steps.add(new Step(Labels.outage(), Arg.of(-score.cut), "malus"));
        return new Breakdown(Labels.turnScore(), steps, Arg.of(score.points()));
    }

    /** Ninja 3 + TDD 5 + coach 1. */
    public static Say parts(Employee employee, int coaches, int developers) {
        Say sum = Labels.printed(employee.card());
        for (CardCopy knowledge : employee.knowledge()) sum = Labels.plusKnowledge(sum, knowledge);
        if (coaches > 0) sum = Labels.plusCoach(sum, coaches);
        int beside = Efficiency.ofCompany(employee, developers);
        return beside > 0 ? Labels.plusBeside(sum, beside) : sum;
    }

    /** The sum behind one employee's efficiency. */
    public static Breakdown explain(Office office, Employee employee) {
        int coaches = Efficiency.ofCoaches(office.row);
        int developers = office.developers();
        List<Step> steps = new ArrayList<>();
        if (employee.isDeveloper()) {
            steps.add(new Step(
                    Labels.asPrinted(), Arg.of(employee.card().standing().efficiency()), "base"));
            for (CardCopy knowledge : employee.knowledge())
                steps.add(new Step(Labels.card(knowledge), Arg.of(knowledge.bonus()), "bonus"));
            if (coaches > 0) steps.add(new Step(Labels.coach(), Arg.of(coaches), "bonus"));
            int beside = Efficiency.ofCompany(employee, developers);
            if (beside > 0) steps.add(new Step(Labels.besideOthers(), Arg.of(beside), "bonus"));
        }
        return new Breakdown(Labels.efficiency(), steps, Arg.of(Efficiency.of(employee, coaches, developers)));
    }
}
