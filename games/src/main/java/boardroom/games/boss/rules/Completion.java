package boardroom.games.boss.rules;

import boardroom.engine.Arg;
import boardroom.engine.Arg.Amount;
import boardroom.engine.Events;
import boardroom.engine.Piles;
import boardroom.games.boss.box.Effect;
import boardroom.games.boss.box.Project;
import boardroom.games.boss.box.Until;

/** 5.5: projects that advanced far enough are done, and bring what they promise. */
final class Completion {
    private static final int TWO = 2;

    private final ProjectRules projects;
    private final Effects effects;

    Completion(SharedRules rules) {
        this.projects = rules.projects();
        this.effects = rules.effects();
    }

    /** All conditions are read before the first reward; then each in the order taken. */
    void complete(BossState s, Company company, Ongoing[] advanced, Events events) {
        int done = 0;
        boolean[] isDone = new boolean[advanced.length];
        boolean[] isSpecial = new boolean[advanced.length];
        for (int i = 0; i < advanced.length; i++) {
            Project card = advanced[i].card;
            isDone[i] = advanced[i].progress >= projects.needed(company, card);
            isSpecial[i] = isSpecial(company, card);
            if (isDone[i]) done++;
        }
        for (int i = 0; i < advanced.length; i++)
            if (isDone[i]) complete(s, company, advanced[i], isSpecial[i], events);
        if (done >= TWO) s.cameTrue |= Until.TWO_COMPLETED_IN_ONE_ROUND.bit();
    }

    private boolean isSpecial(Company company, Project card) {
        return projects.isSpecial(company, card, Effect.Kind.CASH)
                || projects.isSpecial(company, card, Effect.Kind.VP)
                || projects.isSpecial(company, card, Effect.Kind.IDEAS);
    }

    private void complete(BossState s, Company company, Ongoing work, boolean special, Events events) {
        Project card = work.card;
        int cash = Modifiers.reward(s, card);
        int vp = card.victoryPoints();
        company.ongoing = Piles.without(company.ongoing, Piles.indexOf(company.ongoing, work));
        company.completed = Piles.with(company.completed, card);
        company.assets = Assets.of(company.completed);
        company.cash += cash;
        company.vp += vp;
        company.ledger = company.ledger.scored(Ledger.Source.PROJECT, vp);
        events.tell(new BossEvent.ProjectCompleted(
                new Arg.Seat(company.seat),
                new Arg.CardId(card.id()),
                new Amount(Units.CASH, cash),
                new Amount(Units.VP, vp),
                card.research()));
        for (Share share : work.shares) {
            int part = Math.min(share.cash(), cash);
            int points = Math.min(share.vp(), Math.max(0, vp));
            cash -= part;
            vp -= points;
            pay(s, company, card, new Share(share.holder(), part, points), events);
        }
        if (special) earn(s, company, card, events);
        else if (hasReward(s, card))
            events.tell(new BossEvent.SpecialMissed(
                    new Arg.Seat(company.seat), new Arg.CardId(card.id()), Arg.of(ProjectRules.printed(card))));
    }

    /** Whether its special would bring something at its end. */
    private static boolean hasReward(BossState s, Project card) {
        if (card.special() == null) return false;
        return switch (card.special().then().kind()) {
            case CASH, VP -> true;
            case IDEAS -> s.terms.ideas();
            default -> false;
        };
    }

    /** 8.4: taken from the owner's reward. */
    private static void pay(BossState s, Company owner, Project card, Share due, Events events) {
        Company holder = s.companies[due.holder()];
        owner.cash -= due.cash();
        owner.vp -= due.vp();
        owner.ledger = owner.ledger.scored(Ledger.Source.SHARE, -due.vp());
        holder.cash += due.cash();
        holder.vp += due.vp();
        holder.ledger = holder.ledger.scored(Ledger.Source.SHARE, due.vp());
        events.tell(new BossEvent.SharePaid(
                new Arg.Seat(owner.seat),
                new Arg.Seat(holder.seat),
                new Arg.CardId(card.id()),
                new Amount(Units.CASH, due.cash()),
                new Amount(Units.VP, due.vp())));
    }

    private void earn(BossState s, Company company, Project card, Events events) {
        Effect effect = ProjectRules.special(card);
        int size = effect.size();
        String unit = switch (effect.kind()) {
            case CASH -> {
                company.cash = Math.max(0, company.cash + size);
                yield Units.CASH;
            }
            case VP -> {
                company.vp += size;
                company.ledger = company.ledger.scored(Ledger.Source.SPECIAL, size);
                yield Units.VP;
            }
            default -> {
                if (!s.terms.ideas()) yield "";
                company.ideas = effects.withIdeas(s, company, size, events);
                yield Units.IDEAS;
            }
        };
        if (!unit.isEmpty())
            events.tell(new BossEvent.SpecialEarned(
                    new Arg.Seat(company.seat), new Arg.CardId(card.id()), new Amount(unit, size)));
    }
}
