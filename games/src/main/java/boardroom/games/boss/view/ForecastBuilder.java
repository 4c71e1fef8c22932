package boardroom.games.boss.view;

import boardroom.games.boss.box.Constants;
import boardroom.games.boss.rules.BossMove;
import boardroom.games.boss.rules.BossMove.EventChoice;
import boardroom.games.boss.rules.BossMove.HiringBid;
import boardroom.games.boss.rules.BossMove.Production;
import boardroom.games.boss.rules.BossMove.ProjectBid;
import boardroom.games.boss.rules.BossState;
import boardroom.games.boss.rules.Company;
import boardroom.games.boss.rules.Draft;
import boardroom.games.boss.rules.DraftOutcome;
import boardroom.games.boss.rules.Modifiers;
import boardroom.games.boss.rules.Person;
import boardroom.games.boss.rules.SharedRules;
import boardroom.games.boss.rules.WorkAhead;
import boardroom.games.boss.view.BossPrivateView.ForecastView;
import boardroom.games.boss.view.BossPrivateView.PaydayView;
import java.util.ArrayList;
import java.util.List;

/** Cash after the next three Paydays, as a careful book-keeper sees them coming. */
final class ForecastBuilder {
    private static final int PAYDAYS = 3;

    private final SharedRules rules;
    private final Constants numbers;

    ForecastBuilder(SharedRules rules) {
        this.rules = rules;
        this.numbers = rules.numbers();
    }

    ForecastView build(BossState s, Company company, String phase) {
        Draft draft = company.draft;
        DraftOutcome chart = draft == null ? null : DraftOutcome.of(rules, s, company, draft);
        Person ceo = company.ceo();
        int nextEarnings = chart != null ? chart.steadyEarnings() : ceo == null ? 0 : ceo.productivity;
        int earnings = chart != null ? chart.earnings() : Phases.isBeforeCharts(phase) ? nextEarnings : 0;
        int payroll = draft == null ? Modifiers.payroll(s, company) : payroll(s, company, draft);
        int capacity = chart == null ? company.capacity : chart.steadyCapacity();
        int time = chart == null ? company.time : chart.time();
        int cash = company.cash - (chart == null ? 0 : chart.spent());
        BossMove sealed = s.sealed(company.seat);
        switch (sealed) {
            case HiringBid bid -> {
                cash -= bid.cash();
                time -= bid.time();
            }
            case ProjectBid bid -> cash -= bid.cash();
            case EventChoice choice
            when s.event != null ->
                cash -= s.event.choices().get(choice.choice()).price().dollars();
            case null, default -> {}
        }
        WorkAhead work = new WorkAhead(rules, s, company);
        boolean isPayday = phase.equals(Phases.PAYDAY);
        List<PaydayView> paydays = new ArrayList<>(PAYDAYS);
        int certain = cash;
        int likely = cash;
        for (int k = 0; k < PAYDAYS && s.roundNumber + k <= s.terms.rounds(); k++) {
            if (k > 0) time = Math.min(s.terms.carryTime() ? numbers.timeCarryLimit() : 0, time) + capacity;
            if (k > 0 || Phases.isBeforeWork(phase))
                time = k == 0 && sealed instanceof Production plan ? work.follow(plan, time) : work.run(time);
            boolean isPaid = k == 0 && isPayday && !company.owesOrder;
            int due = isPaid ? 0 : payroll;
            int out = due + work.spent();
            int in = (k > 0 ? nextEarnings : earnings) + (k == 0 && isPayday ? 0 : company.assets.income());
            certain += in - out;
            likely += in - out + work.earned();
            paydays.add(new PaydayView(s.roundNumber + k, due, out, in, work.earned(), certain, likely));
            work.nextRound();
        }
        return new ForecastView(company.cash, paydays);
    }

    /** Without those who leave. */
    private static int payroll(BossState s, Company company, Draft draft) {
        int sum = 0;
        for (int p = 0; p < company.people.length; p++)
            if (!draft.isGone(p)) sum += Modifiers.salary(s, company.people[p].card);
        return sum;
    }
}
