package boardroom.games.shipit.rules;

import boardroom.games.shipit.box.Action;
import boardroom.games.shipit.box.ActionEffect;
import boardroom.games.shipit.box.ActionEffect.Scaled;
import boardroom.games.shipit.box.ShipBox;
import boardroom.games.shipit.box.Tech;
import boardroom.games.shipit.rules.ResolutionOrder.Step;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** 5.2 to 5.6: what the plan of one company comes to, step by step in the order of the box. */
public final class Resolution {
    private static final int PERCENT = 100;

    private final ShipBox box;
    private final Actions actions;
    private final Step[] steps;
    private final CostsAndDebt costsAndDebt;
    private final RatingSum ratingSum;

    public Resolution(ShipBox box, Actions actions) {
        this.box = box;
        this.actions = actions;
        this.steps = ResolutionOrder.of(box).ofEachCompany();
        this.costsAndDebt = new CostsAndDebt(box, actions);
        this.ratingSum = new RatingSum(box, actions);
    }

    /** Carries out the plan; whoever wants to know why gives a ledger. */
    public void resolve(ShipState s, Company c, boolean puzzleWon, Luck luck, @Nullable Ledger ledger) {
        Work work = new Work(box, actions, s, c, ledger);
        for (Step step : steps) {
            switch (step.kind()) {
                case COSTS -> costsAndDebt.payCosts(work);
                case AI_DEBT -> costsAndDebt.addAiDebt(work);
                case PUZZLE_REWARD -> {
                    if (puzzleWon) costsAndDebt.reward(work);
                }
                case DEBT_LEVEL -> {
                    costsAndDebt.settle(work);
                    work.carryOut(box.debtLevel(c.debt).featureBreakPercent(), luck);
                }
                case ACTION -> {
                    if (work.isUsed(step.action())) carryOut(work, step, luck);
                }
                case QUALITY_BONUS -> ratingSum.addQuality(work);
                case DEBT_RATING_PENALTY -> ratingSum.addPenalty(work);
                case RATING_CLAMP -> ratingSum.settle(work);
                case INCOME, MILESTONES -> throw new IllegalStateException(step.word() + " is for all together");
            }
        }
    }

    private void carryOut(Work work, Step step, Luck luck) {
        Company c = work.c;
        int a = step.action();
        int users = c.mau;
        int bonus = c.bonus;
        List<ActionEffect> effects = step.effects();
        for (int i = 0; i < effects.size(); i++) {
            switch (effects.get(i)) {
                case ActionEffect.RemoveDebt less -> costsAndDebt.remove(work, a, less);
                case ActionEffect.AddMau more -> addUsers(work, a, more);
                case ActionEffect.AddTechMau _ -> addTechUsers(work, a);
                case ActionEffect.CoinFlip coin -> flip(work, coin, luck);
                case ActionEffect.AddRevenue more -> move(work, a, more, Track.REVENUE);
                case ActionEffect.AddServerCapacity more -> move(work, a, more, Track.SERVERS);
                case ActionEffect.AddAiCapacity more -> move(work, a, more, Track.AI);
                case ActionEffect.ReservedEngineers more -> move(work, a, more, Track.RECRUITS);
                case ActionEffect.AddRating more -> ratingSum.add(work, a, work.scaled(a, more));
                case ActionEffect.LoseRating less -> ratingSum.add(work, a, -work.scaled(a, less));
                case ActionEffect.AddScore score -> score(work, a, score);
                case ActionEffect.AddScorePerMau score -> score(work, score);
                case ActionEffect.HalveMau _ -> halve(work);
                case ActionEffect.LoseMau _, ActionEffect.EnterPuzzle _ -> {}
            }
        }
        if (work.ledger == null) return;
        close(work.ledger, a, Track.BONUS, bonus, c.bonus);
        // Also where nothing came of it: a feature that broke is told as such.
        close(work.ledger, a, Track.USERS, users, c.mau);
    }

    private void close(Ledger ledger, int a, Track track, int before, int after) {
        Action action = actions.all[a];
        if (ledger.isOpen(track)) ledger.close(action.id(), track, new SumTitle.Effect(action), before, after);
    }

    /** 5.3. */
    private static void addUsers(Work work, int a, ActionEffect.AddMau more) {
        work.c.mau += work.scaled(a, more);
        work.explain(a, more, Track.USERS);
    }

    /** Move-Fast: the same for every engineer whose feature did not break. */
    private static void addTechUsers(Work work, int a) {
        Tech tech = work.c.tech;
        if (tech.mauPerDeveloper() == 0) return;
        int users = tech.mauPerDeveloper() * work.unbroken(a);
        work.c.mau += users;
        if (work.ledger != null)
            work.ledger.step(
                    Track.USERS, new SumLine.CardTimes(tech, work.unbroken(a)), Units.users(users), SumLine.BONUS);
    }

    private static void flip(Work work, ActionEffect.CoinFlip coin, Luck luck) {
        Company c = work.c;
        if (luck.open) {
            if (luck.atItsMean) c.mau = Math.max(0, c.mau + mean(coin));
            return;
        }
        boolean heads = luck.isHeads(coin.percent());
        int change = sum(heads ? coin.success() : coin.failure());
        int nominal = c.mau + change;
        c.mau = Math.max(0, nominal);
        if (work.ledger == null) return;
        work.ledger.step(
                Track.USERS, heads ? new SumLine.Heads() : new SumLine.Tails(), Units.users(change), SumLine.CHANCE);
        if (nominal < 0) work.ledger.step(Track.USERS, new SumLine.Limit(), Units.users(-nominal), SumLine.BONUS);
    }

    private static int mean(ActionEffect.CoinFlip coin) {
        return (coin.percent() * sum(coin.success()) + (PERCENT - coin.percent()) * sum(coin.failure())) / PERCENT;
    }

    private static int sum(List<ActionEffect> effects) {
        int sum = 0;
        for (ActionEffect effect : effects) {
            if (effect instanceof ActionEffect.AddMau more) sum += more.base();
            if (effect instanceof ActionEffect.LoseMau fewer) sum -= fewer.base();
        }
        return sum;
    }

    /** 5.4 and the first of 5.5. */
    private void move(Work work, int a, Scaled effect, Track track) {
        Company c = work.c;
        int amount = work.scaled(a, effect);
        int before = track.of(c);
        switch (track) {
            case REVENUE -> c.revenue += amount;
            case SERVERS -> c.servers += amount;
            case AI -> c.ai += amount;
            default -> c.recruits += amount;
        }
        if (work.ledger == null) return;
        work.explain(a, effect, track);
        close(work.ledger, a, track, before, track.of(c));
    }

    /** The late actions of 5.5. */
    private void score(Work work, int a, ActionEffect.AddScore score) {
        int points = score.points() * box.scoring().perMilestonePoint();
        work.c.bonus += points;
        if (work.ledger != null)
            work.ledger.step(Track.BONUS, new SumLine.Card(actions.all[a]), Units.points(points), SumLine.BONUS);
    }

    private static void score(Work work, ActionEffect.AddScorePerMau score) {
        int users = work.c.mau;
        work.c.bonus += score.thousandthsPerUser() * users;
        if (work.ledger != null)
            work.ledger.step(
                    Track.BONUS,
                    new SumLine.PerUser(users),
                    Units.points(score.thousandthsPerUser() * users),
                    SumLine.BONUS);
    }

    private static void halve(Work work) {
        int users = work.c.mau;
        work.c.mau = (users + 1) / 2;
        if (work.ledger != null && work.c.mau != users)
            work.ledger.step(Track.USERS, new SumLine.Half(), Units.users(work.c.mau - users), SumLine.MALUS);
    }
}
