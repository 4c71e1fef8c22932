package boardroom.games.shipit;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Piles;
import boardroom.games.shipit.box.ActionEffect;
import boardroom.games.shipit.box.Milestone;
import java.util.List;

/** 4.6 Every plan is carried out, income is paid, milestones are claimed. */
final class ResolutionPhase extends Automatic {
    private final Book book;
    private final Resolution resolution;
    private final List<ResolutionOrder.Kind> together;
    private final Income income;
    private final MilestoneRace race;

    ResolutionPhase(Book book, Resolution resolution, ResolutionOrder order, Income income) {
        this.book = book;
        this.resolution = resolution;
        this.together = order.ofAllTogether();
        this.income = income;
        this.race = new MilestoneRace(book.box.milestones());
    }

    @Override
    public String id() {
        return "resolution";
    }

    @Override
    public void open(ShipState s, Events events) {
        s.showSeconds += book.box.clocks().showSeconds().resolution();
        if (s.terms.puzzle() == Terms.PuzzleMode.AUTO) decideBestCoder(s, events);
        Company[] before = ShipState.copyOf(s.companies);
        int[] broken = new int[s.seats()];
        int[] heads = new int[s.seats()];
        for (Company c : s.companies) {
            Luck luck = Luck.drawn(s.luck);
            resolution.resolve(s, c, c.seat == s.puzzleWinner, luck, null);
            broken[c.seat] = luck.broken;
            heads[c.seat] = luck.heads;
            if (events.listening()) tell(before[c.seat], c, luck, events);
        }
        int[] incomes = new int[s.seats()];
        for (ResolutionOrder.Kind kind : together) {
            if (kind == ResolutionOrder.Kind.INCOME) payIncome(s, incomes, events);
            else claimMilestones(s, events);
        }
        s.lastRound = new RoundReport(s.round, before, broken, heads, s.puzzleWinner, incomes, new Company[0], null, 0);
        s.phaseOver = true;
    }

    /** Option `puzzle=auto`: the highest output on Optimize Code, then the draft order. */
    private void decideBestCoder(ShipState s, Events events) {
        s.puzzleWinner = ShipState.NOBODY;
        long best = 0;
        for (int seat : s.order) {
            long output = codingOutput(s, s.companies[seat]);
            if (output <= best) continue;
            best = output;
            s.puzzleWinner = seat;
        }
        if (s.puzzleWinner != ShipState.NOBODY && events.listening())
            events.tell(new ShipEvent.BestCoder(new Arg.Seat(s.puzzleWinner), Units.output(best)));
    }

    private long codingOutput(ShipState s, Company c) {
        long output = 0;
        for (int i = 0; i < c.plan.length; i++)
            if (book.entersPuzzle(c.plan[i].action())) output += c.output(book, i, s.round);
        return output;
    }

    private void tell(Company before, Company c, Luck luck, Events events) {
        Arg.Seat seat = new Arg.Seat(c.seat);
        int feature = 0;
        for (Entry entry : c.plan) {
            if (!book.actions[entry.action()].breaks()) continue;
            if ((luck.broken >> feature++ & 1) == 1)
                events.tell(new ShipEvent.FeatureBroke(
                        seat, c.employed(entry.engineer()).name()));
        }
        int forUsers = c.bonus - before.bonus - forCertain(c);
        for (Entry entry : c.plan)
            for (ActionEffect effect : book.actions[entry.action()].effects()) {
                if (effect instanceof ActionEffect.CoinFlip)
                    events.tell(new ShipEvent.WentViral(
                            seat, luck.heads == 0 ? "tails" : "heads", Units.users(usersOnTheWay(c, forUsers))));
                int points = effect instanceof ActionEffect.AddScorePerMau ? forUsers : certain(effect);
                if (points > 0)
                    events.tell(new ShipEvent.BonusScored(
                            seat, new Arg.CardId(book.actions[entry.action()].id()), Units.points(points)));
            }
        events.tell(new ShipEvent.CompanyResolved(
                seat, Units.users(c.mau), Units.money(c.revenue), Units.rating(c.rating), Units.debt(c.debt)));
    }

    private int certain(ActionEffect effect) {
        return effect instanceof ActionEffect.AddScore score
                ? score.points() * book.box.scoring().perMilestonePoint()
                : 0;
    }

    /** What late actions score whatever the users. */
    private int forCertain(Company c) {
        int points = 0;
        for (Entry entry : c.plan)
            for (ActionEffect effect : book.actions[entry.action()].effects()) points += certain(effect);
        return points;
    }

    /** The users a coin led to: as they are, or as many as were paid for before half of them left. */
    private int usersOnTheWay(Company c, int forUsers) {
        for (Entry entry : c.plan)
            for (ActionEffect effect : book.actions[entry.action()].effects())
                if (effect instanceof ActionEffect.AddScorePerMau score) return forUsers / score.thousandthsPerUser();
        return c.mau;
    }

    private void payIncome(ShipState s, int[] incomes, Events events) {
        int twiceMedian = Income.twiceMedian(s.companies);
        for (Company c : s.companies) {
            incomes[c.seat] = income.of(s.round, c, twiceMedian);
            c.money += incomes[c.seat];
            if (events.listening())
                events.tell(new ShipEvent.IncomePaid(
                        new Arg.Seat(c.seat), Units.money(incomes[c.seat]), Units.money(c.money)));
        }
    }

    private void claimMilestones(ShipState s, Events events) {
        for (int i = 0; i < s.milestoneOwner.length; i++) {
            int seat = race.claimant(s, i);
            if (seat == ShipState.NOBODY) continue;
            s.milestoneOwner = Piles.replaced(s.milestoneOwner, i, seat);
            s.milestoneRound = Piles.replaced(s.milestoneRound, i, s.round);
            Milestone milestone = book.box.milestones().get(i);
            if (events.listening())
                events.tell(new ShipEvent.MilestoneClaimed(
                        new Arg.Seat(seat), new Arg.CardId(milestone.id()), milestone.points()));
        }
    }
}
