package boardroom.games.shipit;

import boardroom.games.shipit.box.Action;
import boardroom.games.shipit.box.ActionEffect;
import boardroom.games.shipit.box.ActionEffect.Scaled;
import boardroom.games.shipit.box.DebtLevel;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** 5.2 to 5.6: what the plan of one company comes to, in the fixed order of the rules. */
final class Resolution {
    private static final int PERCENT = 100;

    private final Book book;
    private final CostsAndDebt costsAndDebt;
    private final RatingSum ratingSum;

    Resolution(Book book) {
        this.book = book;
        this.costsAndDebt = new CostsAndDebt(book);
        this.ratingSum = new RatingSum(book);
    }

    /** Carries out the plan; whoever wants to know why gives a ledger. */
    void resolve(ShipState s, Company c, boolean puzzleWon, Luck luck, @Nullable Ledger ledger) {
        Work work = new Work(book, s, c, ledger);
        costsAndDebt.settle(work, puzzleWon);
        DebtLevel level = book.debtLevel(c.debt);
        work.carryOut(level.featureBreakPercent(), luck);
        for (int rest = work.used(); rest != 0; rest &= rest - 1)
            users(work, Integer.numberOfTrailingZeros(rest), luck);
        for (int rest = work.used(); rest != 0; rest &= rest - 1) others(work, Integer.numberOfTrailingZeros(rest));
        for (int rest = work.used(); rest != 0; rest &= rest - 1) scores(work, Integer.numberOfTrailingZeros(rest));
        ratingSum.settle(work, level);
    }

    /** 5.3. */
    private void users(Work work, int a, Luck luck) {
        Company c = work.c;
        int before = c.mau;
        List<ActionEffect> effects = book.actions[a].effects();
        for (int i = 0; i < effects.size(); i++) {
            switch (effects.get(i)) {
                case ActionEffect.AddMau more
                when applies(more, c) -> {
                    c.mau += work.scaled(a, more);
                    work.explain(a, more);
                }
                case ActionEffect.CoinFlip coin -> flip(work, coin, luck);
                default -> {}
            }
        }
        // Also where nothing came of it: a feature that broke is told as such.
        if (work.ledger != null && work.ledger.isOpen())
            work.ledger.close(book.actions[a].id(), Track.USERS, Why.effect(book.actions[a]), before, c.mau);
    }

    private static boolean applies(ActionEffect.AddMau effect, Company c) {
        String when = effect.when();
        if (when == null) return true;
        String tech = c.tech.id();
        return when.length() == "tech=".length() + tech.length() && when.endsWith(tech);
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
        work.ledger.step(heads ? Why.heads() : Why.tails(), Units.users(change), Why.CHANCE);
        if (nominal < 0) work.ledger.step(Why.limit(), Units.users(-nominal), Why.BONUS);
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
    private void others(Work work, int a) {
        for (ActionEffect effect : book.actions[a].effects()) {
            switch (effect) {
                case ActionEffect.AddRevenue more -> move(work, a, more, Track.REVENUE);
                case ActionEffect.AddServerCapacity more -> move(work, a, more, Track.SERVERS);
                case ActionEffect.AddAiCapacity more -> move(work, a, more, Track.AI);
                case ActionEffect.ReservedEngineers more -> move(work, a, more, Track.RECRUITS);
                default -> {}
            }
        }
    }

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
        work.explain(a, effect);
        work.ledger.close(book.actions[a].id(), track, Why.effect(book.actions[a]), before, track.of(c));
    }

    /** The late actions of 5.5; Acquisition Target stands last in the box. */
    private void scores(Work work, int a) {
        Company c = work.c;
        int bonus = c.bonus;
        int users = c.mau;
        for (ActionEffect effect : book.actions[a].effects()) {
            switch (effect) {
                case ActionEffect.AddScore score ->
                    c.bonus += score.points() * book.box.scoring().perMilestonePoint();
                case ActionEffect.AddScorePerMau score -> c.bonus += score.thousandthsPerUser() * c.mau;
                case ActionEffect.HalveMau _ -> c.mau = (c.mau + 1) / 2;
                default -> {}
            }
        }
        Ledger ledger = work.ledger;
        if (ledger == null || c.bonus == bonus) return;
        Action action = book.actions[a];
        ledger.step(c.mau == users ? Why.card(action) : Why.perUser(users), Units.points(c.bonus - bonus), Why.BONUS);
        ledger.close(action.id(), Track.BONUS, Why.effect(action), bonus, c.bonus);
        if (c.mau == users) return;
        ledger.step(Why.half(), Units.users(c.mau - users), Why.MALUS);
        ledger.close(action.id(), Track.USERS, Why.effect(action), users, c.mau);
    }
}
