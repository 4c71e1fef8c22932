package boardroom.games.boss.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.games.boss.box.Constants;
import boardroom.games.boss.box.Until;

/** 4.7.4 to 4.7.7: what follows from who was paid, company by company. */
final class PaydayEnd {
    private final Constants numbers;
    private final Effects effects;
    private final Departures departures;

    PaydayEnd(SharedRules rules) {
        this.numbers = rules.numbers();
        this.effects = rules.effects();
        this.departures = rules.departures();
    }

    /** Whoever works to rule now went unpaid just before. */
    void settle(BossState s, Company company, Events events) {
        int due = Modifiers.payroll(s, company);
        int missing = 0;
        company.unpaid = 0;
        for (Person person : company.people) {
            if (!person.worksToRule) continue;
            missing += Modifiers.salary(s, person.card);
            company.unpaid++;
        }
        company.missedPayroll = company.unpaid > 0;
        if (company.missedPayroll) s.cameTrue |= Until.SALARY_UNPAID.bit();
        recover(company, events);
        if (2 * (due - missing) >= due) grumble(company, events);
        else goBankrupt(s, company, due - missing, due, events);
        resign(s, company, events);
        handBack(s, company, events);
        company.ledger = company.ledger.with(new Ledger.Round(
                company.capacity,
                due,
                company.cash,
                company.vp,
                company.totalSkill(),
                company.heads(),
                company.exactBosses,
                company.cracks));
    }

    /** Who was paid and had an exact boss in this round's Organisation phase, and the CEO (R57). */
    private void recover(Company company, Events events) {
        for (int i = 0; i < company.people.length; i++) {
            Person person = company.people[i];
            int printed = person.card.morale();
            if (person.worksToRule || person.morale >= printed || !(i == company.ceo || person.bossWasExact)) continue;
            person.morale = Math.min(printed, person.morale + numbers.moraleRecovery());
            events.tell(new BossEvent.Recovered(new Arg.Seat(company.seat), new Arg.CardId(person.card.id())));
        }
    }

    private void grumble(Company company, Events events) {
        for (int i = 0; i < company.people.length; i++)
            if (company.people[i].worksToRule) effects.cheer(company, i, -numbers.unpaidMoraleLoss(), "unpaid", events);
    }

    /** Every unpaid person leaves but the CEO, who stays without loss (R56). */
    private void goBankrupt(BossState s, Company company, int paid, int due, Events events) {
        company.vp -= numbers.bankruptcyPenaltyVp();
        company.ledger = company.ledger.bankrupt();
        if (company.cash < numbers.bankruptcyCashFloor()) {
            company.cash = numbers.bankruptcyCashFloor();
            company.hiddenCash = 0;
        }
        events.tell(new BossEvent.Bankrupt(
                new Arg.Seat(company.seat),
                new Arg.Amount(Units.VP, numbers.bankruptcyPenaltyVp()),
                new Arg.Amount(Units.CASH, numbers.bankruptcyCashFloor()),
                new Arg.Amount(Units.CASH, paid),
                new Arg.Amount(Units.CASH, due)));
        Person ceo = company.ceo();
        if (ceo != null) ceo.worksToRule = false;
        for (int i = 0; i < company.people.length; )
            if (company.people[i].worksToRule) departures.leave(s, company, i, "unpaid", events);
            else i++;
    }

    private void resign(BossState s, Company company, Events events) {
        for (int i = 0; i < company.people.length; )
            if (i != company.ceo && company.people[i].morale == 0) departures.leave(s, company, i, "resigned", events);
            else i++;
    }

    /** Slack becomes ideas; how much there was only its owner knows. */
    private void handBack(BossState s, Company company, Events events) {
        int kept = s.terms.carryTime() ? numbers.timeCarryLimit() : 0;
        int back = Math.max(0, company.time - kept);
        int ideas = company.ideas;
        if (s.terms.ideas()) {
            company.ideas = effects.withIdeas(s, company, back / numbers.slackPerIdea(), events);
            company.hiddenIdeas += (company.hiddenTime + numbers.slackPerIdea() - 1) / numbers.slackPerIdea();
        }
        company.time -= back;
        company.hiddenTime = Math.min(company.hiddenTime, kept);
        company.ledger = company.ledger.used(back, 0);
        if (back > 0)
            Books.tell(
                    s,
                    company,
                    new BossEvent.TimeHandedBack(
                            new Arg.Seat(company.seat),
                            new Arg.Amount(Units.TIME, back),
                            new Arg.Amount(Units.IDEAS, company.ideas - ideas)),
                    events);
    }
}
