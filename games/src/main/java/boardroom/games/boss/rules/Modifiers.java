package boardroom.games.boss.rules;

import boardroom.games.boss.box.Condition;
import boardroom.games.boss.box.Modifier;
import boardroom.games.boss.box.Project;
import boardroom.games.boss.box.Worker;
import java.util.List;
import java.util.function.Predicate;

/** 5.6 Modifiers: what the events in force change. Several add up. */
public final class Modifiers {
    private Modifiers() {}

    /** T to hire somebody, at least 1 if it is changed. */
    public static int training(BossState s, Worker worker) {
        int change = sum(s, Modifier.Kind.TRAINING);
        return change == 0 ? worker.training() : Math.max(1, worker.training() + change);
    }

    /** Workers drawn beyond one more than there are players. */
    static int drawnWorkers(BossState s) {
        return sum(s, Modifier.Kind.DRAW_WORKERS);
    }

    public static int overhead(BossState s) {
        return sum(s, Modifier.Kind.OVERHEAD);
    }

    /** $ for a T from the market, beyond its price. */
    public static int outsourcing(BossState s) {
        return sum(s, Modifier.Kind.OUTSOURCE);
    }

    public static int salary(BossState s, Worker worker) {
        int salary = worker.salary();
        for (InForce each : s.inForce) {
            List<Modifier> modifiers = each.card().modifiers();
            for (int i = 0; i < modifiers.size(); i++) {
                Modifier modifier = modifiers.get(i);
                if (modifier.kind() == Modifier.Kind.SALARY
                        && (modifier.minPrinted() == null || worker.salary() >= modifier.minPrinted()))
                    salary += modifier.amount();
            }
        }
        return Math.max(0, salary);
    }

    /** All salaries of a company, the CEO's included. */
    public static int payroll(BossState s, Company company) {
        int sum = 0;
        for (Person person : company.people) sum += salary(s, person.card);
        return sum;
    }

    /** 5.5: what a project pays on completion now, without its special. */
    public static int reward(BossState s, Project project) {
        int reward = project.reward();
        for (InForce each : s.inForce) {
            List<Modifier> modifiers = each.card().modifiers();
            for (int i = 0; i < modifiers.size(); i++) {
                Modifier modifier = modifiers.get(i);
                if (modifier.kind() == Modifier.Kind.PROJECT_RETURN
                        && (modifier.types() != Modifier.Types.STEM
                                || project.type().isStem())) reward += modifier.amount();
            }
        }
        return Math.max(0, reward);
    }

    /** 5.2: capacity for companies that meet the condition, by events with at least so many rounds left. */
    static int capacity(BossState s, int rounds, Predicate<Condition> holds) {
        int sum = 0;
        for (InForce each : s.inForce)
            if (each.rounds() >= rounds)
                for (Modifier modifier : each.card().modifiers())
                    if (modifier.kind() == Modifier.Kind.CAPACITY
                            && (modifier.condition() == null || holds.test(modifier.condition())))
                        sum += modifier.amount();
        return sum;
    }

    private static int sum(BossState s, Modifier.Kind kind) {
        int sum = 0;
        for (InForce each : s.inForce) {
            List<Modifier> modifiers = each.card().modifiers();
            for (int i = 0; i < modifiers.size(); i++)
                if (modifiers.get(i).kind() == kind) sum += modifiers.get(i).amount();
        }
        return sum;
    }
}
