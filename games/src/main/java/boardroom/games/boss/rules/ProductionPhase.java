package boardroom.games.boss.rules;

import boardroom.engine.Arg;
import boardroom.engine.Arg.Amount;
import boardroom.engine.Events;
import boardroom.engine.Piles;
import boardroom.engine.Refusal;
import boardroom.games.boss.box.Crack;
import boardroom.games.boss.rules.BossMove.Production;
import boardroom.games.boss.rules.BossMove.Work;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.5 Production: all plan in secret what is run, caught up and held. */
public final class ProductionPhase extends HandedIn<Production> {
    private static final Ongoing[] NOTHING = {};

    private final ProjectRules projects;
    private final PlanRules plans;
    private final Plans ladder;
    private final Completion completion;
    private final int patentVp;
    private final int pause;

    public ProductionPhase(SharedRules rules) {
        super(rules.box().clocksSeconds().production());
        this.projects = rules.projects();
        this.plans = new PlanRules(rules);
        this.ladder = new Plans(plans);
        this.completion = new Completion(rules);
        this.patentVp = rules.numbers().patentVp();
        this.pause = (int) TimeUnit.SECONDS.toMillis(rules.box().clocksSeconds().revealPause());
    }

    @Override
    public void offers(BossState s, int seat, Consumer<? super Production> out) {
        ladder.ladder(s, s.companies[seat], out);
    }

    @Override
    @Nullable Refusal refuse(BossState s, Company company, Production move) {
        return plans.refuse(s, company, move);
    }

    @Override
    protected Production fallback(BossState s, int seat) {
        return ladder.proposed(s, s.companies[seat]);
    }

    @Override
    protected void reveal(BossState s, Events events) {
        s.show(pause);
        for (int place = 0; place < s.seats(); place++) {
            int seat = s.clockwise(place);
            produce(s, s.companies[seat], opened(s, seat), events);
        }
    }

    /** Pay, work, shortcut, completion, failure, patent, crack: in this order. */
    void produce(BossState s, Company company, Production plan, Events events) {
        pay(s, company, plan, events);
        boolean isLate = false;
        Ongoing[] advanced = NOTHING;
        for (Ongoing ongoing : company.ongoing) {
            Work work = PlanRules.work(plan, ongoing);
            boolean isRun = work != null && work.run();
            boolean isHeld = !isRun && (work == null || work.catchUp() == null);
            isLate |= isHeld && !ongoing.isNew;
            work(company, ongoing, work, events);
            boolean isCut = ongoing.card.id().equals(plan.shortcut());
            if (isRun || isCut) advanced = Piles.with(advanced, ongoing);
            if (isCut) cut(company, ongoing, events);
        }
        completion.complete(s, company, advanced, events);
        for (Ongoing ongoing : company.ongoing) projects.failIfLate(s, company, ongoing, events);
        if (plan.patent()) patent(company, events);
        for (Ongoing ongoing : company.ongoing) isLate |= ongoing.delay > 0;
        if (isLate) {
            company.crack(Crack.SLIPPAGE);
            events.tell(new BossEvent.Cracked(new Arg.Seat(company.seat), Crack.SLIPPAGE.id()));
        }
    }

    /** Bought T are used first, and what is left of them is lost. */
    private void pay(BossState s, Company company, Production plan, Events events) {
        int time = PlanRules.time(company, plan);
        int ideas = plans.ideas(plan);
        events.tell(() -> new BossEvent.Produced(
                new Arg.Seat(company.seat),
                new Amount(Units.TIME, plan.outsource()),
                new Amount(Units.TIME, time),
                new Amount(Units.CASH, plans.overheads(s, company, plan))));
        company.cash -= plans.cash(s, company, plan);
        company.time -= Math.max(0, time - plan.outsource());
        company.ideas -= ideas;
        if (ideas > 0) company.ledger = company.ledger.used(0, ideas);
    }

    private void work(Company company, Ongoing ongoing, @Nullable Work work, Events events) {
        int before = ongoing.delay;
        ongoing.delay = plans.delayAfter(ongoing, work);
        if (work != null && work.run()) ongoing.progress++;
        events.tell(() -> told(company, ongoing, work, before));
    }

    private BossEvent told(Company company, Ongoing ongoing, @Nullable Work work, int before) {
        Arg.Seat seat = new Arg.Seat(company.seat);
        Arg.CardId card = new Arg.CardId(ongoing.card.id());
        if (work != null && work.run()) {
            int needed = projects.needed(company, ongoing.card);
            return new BossEvent.ProjectRun(seat, card, ongoing.progress, needed, ongoing.card.time() + before);
        }
        return work != null && work.catchUp() != null
                ? new BossEvent.CaughtUp(seat, card, new Amount(Units.TIME, work.catchUp()), ongoing.delay)
                : new BossEvent.ProjectHeld(seat, card, ongoing.delay, ongoing.isNew);
    }

    private static void cut(Company company, Ongoing ongoing, Events events) {
        ongoing.progress++;
        events.tell(new BossEvent.ShortcutTaken(
                new Arg.Seat(company.seat), new Arg.CardId(ongoing.card.id()), ongoing.progress));
    }

    private void patent(Company company, Events events) {
        company.vp += patentVp;
        company.ledger = company.ledger.scored(Ledger.Source.PATENT, patentVp);
        events.tell(new BossEvent.PatentFiled(new Arg.Seat(company.seat), new Amount(Units.VP, patentVp)));
    }
}
