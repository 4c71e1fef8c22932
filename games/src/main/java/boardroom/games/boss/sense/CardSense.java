package boardroom.games.boss.sense;

import boardroom.engine.phases.Sense;
import boardroom.games.boss.box.EventCard;
import boardroom.games.boss.box.Issue;
import boardroom.games.boss.rules.BossMove;
import boardroom.games.boss.rules.BossMove.Answer;
import boardroom.games.boss.rules.BossMove.EventChoice;
import boardroom.games.boss.rules.BossMove.IssueChoice;
import boardroom.games.boss.rules.BossMove.PayOrder;
import boardroom.games.boss.rules.BossState;
import boardroom.games.boss.rules.Company;
import boardroom.games.boss.rules.IssuePhase;
import boardroom.games.boss.rules.Modifiers;
import boardroom.games.boss.rules.Person;
import boardroom.games.boss.rules.SharedRules;
import java.util.List;

/** 4.3, 4.6, 4.7: what an event or an issue leaves to choose, and who is paid first. */
record CardSense(Weights weights, SharedRules rules, EffectValues effects, PeopleValues people)
        implements Sense<BossState, BossMove> {

    @Override
    public void scores(BossState s, int seat, List<? extends BossMove> moves, double[] out) {
        Company company = s.companies[seat];
        for (int i = 0; i < moves.size(); i++)
            out[i] = switch (moves.get(i)) {
                case EventChoice move -> event(s, company, move);
                case IssueChoice move -> issue(s, company, move);
                case PayOrder move -> paid(s, company, move);
                default -> 0;
            };
    }

    private double event(BossState s, Company company, EventChoice move) {
        EventCard event = s.event;
        return event == null ? 0 : effects.of(s, company, event.choices().get(move.choice()), null);
    }

    private double issue(BossState s, Company company, IssueChoice move) {
        Issue issue = company.issues[company.answered];
        if (move.choice() == Answer.QUICK_FIX)
            return -rules.box().price("quick-fix")
                    * Prices.of(s, weights.prices()).idea();
        return effects.of(s, company, IssuePhase.way(issue, move.choice()), move.target());
    }

    /** The people who are worth most are paid; half of the payroll keeps the company from bankruptcy. */
    private double paid(BossState s, Company company, PayOrder move) {
        Prices prices = Prices.of(s, weights.prices());
        int cash = company.cash;
        int paid = 0;
        double lost = 0;
        for (String id : move.order()) {
            Person person = company.people[company.place(id)];
            int salary = Modifiers.salary(s, person.card);
            if (salary <= cash) {
                cash -= salary;
                paid += salary;
                continue;
            }
            double worth = people.ofStaying(s, person, prices);
            lost += weights.people().unpaid()
                    * (1 + Math.max(0, person.productivity) * weights.prices().time());
            if (person.morale <= rules.numbers().unpaidMoraleLoss()) lost += worth;
        }
        boolean isBankrupt = 2 * paid < Modifiers.payroll(s, company);
        return -lost
                - (isBankrupt
                        ? rules.numbers().bankruptcyPenaltyVp() * prices.vp()
                                + weights.people().bankruptcy()
                        : 0);
    }
}
