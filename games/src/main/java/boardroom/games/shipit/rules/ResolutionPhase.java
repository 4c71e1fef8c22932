package boardroom.games.shipit.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Piles;
import boardroom.engine.phases.Silent;
import boardroom.engine.phases.Turn;
import boardroom.games.shipit.box.ActionEffect;
import boardroom.games.shipit.box.Milestone;
import boardroom.games.shipit.box.ShipBox;
import boardroom.games.shipit.box.Terms;
import java.util.List;

/** 4.6 Every plan is carried out, income is paid, milestones are claimed. */
public final class ResolutionPhase implements Silent<ShipState, ShipMove> {
    private final ShipBox box;
    private final Actions actions;
    private final Resolution resolution;
    private final List<ResolutionOrder.Kind> together;
    private final Income income;
    private final MilestoneRace race;

    public ResolutionPhase(ShipBox box, Actions actions) {
        this.box = box;
        this.actions = actions;
        this.resolution = new Resolution(box, actions);
        this.together = ResolutionOrder.of(box).ofAllTogether();
        this.income = new Income(box.constants());
        this.race = new MilestoneRace(box.milestones());
    }

    @Override
    public void open(ShipState s, Events events) {
        s.showSeconds(box.clocks().showSeconds().resolution());
        if (s.terms.puzzle() == Terms.PuzzleMode.AUTO) decideBestCoder(s, events);
        Company[] before = Company.copyOf(s.companies);
        int[] broken = new int[s.seats()];
        int[] heads = new int[s.seats()];
        for (Company c : s.companies) {
            Luck luck = Luck.drawn(s.luck);
            resolution.resolve(s, c, c.seat == s.puzzleWinner, luck, null);
            broken[c.seat] = luck.broken;
            heads[c.seat] = luck.heads;
            if (!events.listening()) continue;
            tell(before[c.seat], c, luck, events);
            if (c.seat == s.puzzleWinner) tellPrize(s, before[c.seat], c, luck, events);
        }
        int[] incomes = new int[s.seats()];
        for (ResolutionOrder.Kind kind : together) {
            if (kind == ResolutionOrder.Kind.INCOME) payIncome(s, incomes, events);
            else claimMilestones(s, before, events);
        }
        s.lastRound = new RoundReport(s.round, before, broken, heads, s.puzzleWinner, incomes, new Company[0], null, 0);
    }

    /** Option `puzzle=auto`: the highest output on Optimize Code, then the draft order. */
    private void decideBestCoder(ShipState s, Events events) {
        s.puzzleWinner = Turn.NOBODY;
        long best = 0;
        for (int seat : s.order) {
            long output = codingOutput(s, s.companies[seat]);
            if (output <= best) continue;
            best = output;
            s.puzzleWinner = seat;
        }
        if (s.puzzleWinner != Turn.NOBODY)
            events.tell(new ShipEvent.BestCoder(new Arg.Seat(s.puzzleWinner), Units.output(best)));
    }

    private long codingOutput(ShipState s, Company c) {
        long output = 0;
        for (int i = 0; i < c.plan.length; i++)
            if (actions.entersPuzzle(c.plan[i].action())) output += c.output(actions, i, s.round);
        return output;
    }

    private void tell(Company before, Company c, Luck luck, Events events) {
        Arg.Seat seat = new Arg.Seat(c.seat);
        int feature = 0;
        for (PlanEntry entry : c.plan) {
            if (!actions.all[entry.action()].breaks()) continue;
            if ((luck.broken >> feature++ & 1) == 1)
                events.tell(new ShipEvent.FeatureBroke(
                        seat,
                        c.employed(entry.engineer()).name(),
                        Units.debt(c.debt),
                        Units.percent(box.debtLevel(c.debt).featureBreakPercent())));
        }
        int forUsers = c.bonus - before.bonus - forCertain(c);
        for (PlanEntry entry : c.plan)
            for (ActionEffect effect : actions.all[entry.action()].effects()) {
                if (effect instanceof ActionEffect.CoinFlip)
                    events.tell(new ShipEvent.WentViral(
                            seat, luck.heads == 0 ? "tails" : "heads", Units.users(usersOnTheWay(c, forUsers))));
                int points = effect instanceof ActionEffect.AddScorePerMau ? forUsers : certain(effect);
                if (points > 0)
                    events.tell(new ShipEvent.BonusScored(
                            seat, new Arg.CardId(actions.all[entry.action()].id()), Units.points(points)));
            }
        events.tell(new ShipEvent.CompanyResolved(
                seat, Units.users(c.mau), Units.money(c.revenue), Units.rating(c.rating), Units.debt(c.debt)));
    }

    /** A prize that clears less than it could: there was no more debt. */
    private void tellPrize(ShipState s, Company before, Company c, Luck luck, Events events) {
        int prize = box.puzzleReward(actions.coders(before)).removeDebt();
        Company without = before.copy();
        resolution.resolve(s, without, false, Luck.noted(luck.broken, luck.heads), null);
        int cleared = without.debt - c.debt;
        if (cleared < prize) events.tell(new ShipEvent.PrizeWasted(new Arg.Seat(c.seat), prize, cleared));
    }

    private int certain(ActionEffect effect) {
        return effect instanceof ActionEffect.AddScore score
                ? score.points() * box.scoring().perMilestonePoint()
                : 0;
    }

    /** What late actions score whatever the users. */
    private int forCertain(Company c) {
        int points = 0;
        for (PlanEntry entry : c.plan)
            for (ActionEffect effect : actions.all[entry.action()].effects()) points += certain(effect);
        return points;
    }

    /** The users a coin led to: as they are, or as many as were paid for before half of them left. */
    private int usersOnTheWay(Company c, int forUsers) {
        for (PlanEntry entry : c.plan)
            for (ActionEffect effect : actions.all[entry.action()].effects())
                if (effect instanceof ActionEffect.AddScorePerMau score) return forUsers / score.thousandthsPerUser();
        return c.mau;
    }

    private void payIncome(ShipState s, int[] incomes, Events events) {
        int twiceMedian = Income.twiceMedian(s.companies);
        for (Company c : s.companies) {
            incomes[c.seat] = income.of(s.round, c, twiceMedian);
            c.money += incomes[c.seat];
            events.tell(
                    new ShipEvent.IncomePaid(new Arg.Seat(c.seat), Units.money(incomes[c.seat]), Units.money(c.money)));
        }
    }

    private void claimMilestones(ShipState s, Company[] before, Events events) {
        for (int i = 0; i < s.milestoneOwner.length; i++) {
            Milestone milestone = box.milestones().get(i);
            if (s.milestoneOwner[i] != Turn.NOBODY) {
                if (events.listening()) tellTaken(s, before, i, milestone, events);
                continue;
            }
            int seat = race.claimant(s, i);
            if (seat == Turn.NOBODY) continue;
            if (events.listening()) tellClaim(race.claim(s, s.companies, i, seat), milestone, events);
            s.milestoneOwner = Piles.replaced(s.milestoneOwner, i, seat);
            s.milestoneRound = Piles.replaced(s.milestoneRound, i, s.round);
        }
    }

    private static void tellClaim(Claim claim, Milestone milestone, Events events) {
        events.tell(new ShipEvent.MilestoneClaimed(
                new Arg.Seat(claim.seat()),
                new Arg.CardId(milestone.id()),
                milestone.points(),
                new Arg.Nested(claim.why().say())));
    }

    /** Those who get there now, when it has been somebody else's for a while. */
    private static void tellTaken(ShipState s, Company[] before, int i, Milestone milestone, Events events) {
        for (Company c : s.companies)
            if (c.seat != s.milestoneOwner[i]
                    && MilestoneRace.isMet(milestone.condition(), c, s.round)
                    && !MilestoneRace.isMet(milestone.condition(), before[c.seat], s.round))
                events.tell(new ShipEvent.MilestoneTaken(
                        new Arg.Seat(c.seat),
                        new Arg.CardId(milestone.id()),
                        new Arg.Seat(s.milestoneOwner[i]),
                        s.milestoneRound[i]));
    }
}
