package boardroom.games.boss.rules;

import boardroom.engine.Arg.Amount;
import boardroom.engine.Arg.CardId;
import boardroom.engine.Arg.Seat;
import boardroom.engine.Events;
import boardroom.games.boss.box.Crack;
import boardroom.games.boss.rules.BossMove.Reason;

/** 4.2: a chart is revealed and resolved, in the order of the rules. */
final class Restructuring {
    private static final Crack[] CRACKS = Crack.values();

    private final SharedRules rules;

    Restructuring(SharedRules rules) {
        this.rules = rules;
    }

    void resolve(BossState s, Company company, Draft draft, Events events) {
        DraftOutcome outcome = DraftOutcome.whenDone(rules, s, company, draft);
        if (events.listening()) tellDepartures(s, company, outcome, events);
        company.mayFire = false;
        if (outcome.draft().reason() == Reason.FIRE) delayAll(s, company, events);
        if (events.listening()) tellChart(company, outcome, events);
        changeBooks(company, outcome);
        changePeople(s, company, outcome);
        company.draft = null;
    }

    /** 4.2.1: a failure by this delay gives the permission for the next Organisation phase. */
    private void delayAll(BossState s, Company company, Events events) {
        for (Ongoing work : company.ongoing)
            rules.projects().delay(s, company, work, rules.numbers().firingDelay(), "fired", events);
    }

    private static void changeBooks(Company company, DraftOutcome outcome) {
        company.cash = outcome.cash();
        company.time = outcome.time();
        company.capacity = outcome.capacity();
        company.nextCapacity = 0;
        company.ideas = outcome.ideas();
        company.ledger = outcome.hasWorkshop() ? company.ledger.used(0, outcome.ideasSpent()) : company.ledger;
        company.cracks |= outcome.cracks();
        company.missedPayroll = false;
    }

    private void changePeople(BossState s, Company company, DraftOutcome outcome) {
        Draft draft = outcome.draft();
        for (int p = 0; p < company.people.length; p++) {
            company.people[p].morale = outcome.moraleAfter(p);
            company.people[p].worksToRule = false;
        }
        if (draft.reason() != null) company.heir = draft.reason() == Reason.RETIRE;
        company.vacantFor = draft.ceo() == Draft.NOBODY ? company.vacantFor + 1 : 0;
        LastChart.remember(company, outcome.chart());
        for (int p = company.people.length - 1; p >= 0; p--)
            if (draft.isGone(p)) rules.departures().remove(s, company, p);
    }

    private void tellDepartures(BossState s, Company company, DraftOutcome outcome, Events events) {
        Seat seat = new Seat(company.seat);
        Draft draft = outcome.draft();
        for (int p = 0; p < company.people.length; p++)
            if (outcome.isDismissed(p))
                events.tell(new BossEvent.Dismissed(
                        seat, id(company, p), cash(Modifiers.salary(s, company.people[p].card))));
        Reason reason = draft.reason();
        if (reason == null) return;
        CardId next = id(company, draft.ceo());
        events.tell(
                switch (reason) {
                    case RETIRE ->
                        new BossEvent.CeoRetired(
                                seat,
                                id(company, company.ceo),
                                next,
                                cash(rules.numbers().retirementCost()));
                    case FIRE -> new BossEvent.CeoFired(seat, id(company, company.ceo), next);
                    case VACANCY -> new BossEvent.CeoAppointed(seat, next, outcome.isByBoard());
                });
    }

    private static void tellChart(Company company, DraftOutcome outcome, Events events) {
        Seat seat = new Seat(company.seat);
        Chart chart = outcome.chart();
        if (outcome.hasWorkshop())
            events.tell(
                    new BossEvent.WorkshopHeld(seat, id(company, outcome.draft().workshop())));
        events.tell(new BossEvent.ChartRevealed(
                seat,
                new Amount(Units.TIME, outcome.capacity()),
                new Amount(Units.TIME, company.capacity),
                outcome.skill(),
                cash(outcome.earnings()),
                chart.exactBosses(),
                chart.overloadedBosses()));
        for (int p = 0; p < chart.size(); p++) tellPerson(company, outcome, p, events);
        if (outcome.ideasGained() > 0)
            events.tell(new BossEvent.IdeasGained(seat, new Amount(Units.IDEAS, outcome.ideasGained())));
        for (Crack crack : CRACKS) if (outcome.has(crack)) events.tell(new BossEvent.Cracked(seat, crack.id()));
    }

    private static void tellPerson(Company company, DraftOutcome outcome, int p, Events events) {
        Seat seat = new Seat(company.seat);
        CardId person = id(company, p);
        if (outcome.chart().isPromoted(p)) events.tell(new BossEvent.Promoted(seat, person));
        if (outcome.chart().isDemoted(p)) events.tell(new BossEvent.Demoted(seat, person));
        if (outcome.isLayered(p)) events.tell(new BossEvent.Layered(seat, person));
        int before = company.people[p].morale;
        if (outcome.moraleAfter(p) != before)
            events.tell(new BossEvent.MoraleChanged(
                    seat,
                    person,
                    before,
                    outcome.moraleAfter(p),
                    outcome.chart().isDemoted(p) ? "demoted" : "layered"));
    }

    private static CardId id(Company company, int p) {
        return new CardId(company.people[p].card.id());
    }

    private static Amount cash(int amount) {
        return new Amount(Units.CASH, amount);
    }
}
