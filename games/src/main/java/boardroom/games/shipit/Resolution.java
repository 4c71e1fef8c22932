package boardroom.games.shipit;

import boardroom.engine.Arg;
import boardroom.games.shipit.box.Action;
import boardroom.games.shipit.box.ActionEffect;
import boardroom.games.shipit.box.ActionEffect.Scale;
import boardroom.games.shipit.box.ActionEffect.Scaled;
import boardroom.games.shipit.box.Constants;
import boardroom.games.shipit.box.DebtLevel;
import boardroom.games.shipit.box.ShipBox;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** 5.2 to 5.6: what the plan of one company comes to, in the fixed order of the rules. */
final class Resolution {
    private static final int PERCENT = 100;
    private static final int WHOLE_OUTPUT = 10_000;

    private final Book book;
    private final Constants numbers;

    Resolution(Book book) {
        this.book = book;
        this.numbers = book.box.constants();
    }

    /** Carries out the plan; whoever wants to know why gives a ledger. */
    void resolve(ShipState s, Company c, boolean puzzleWon, Luck luck, @Nullable Ledger ledger) {
        new OfOne(s, c, luck, ledger).resolve(puzzleWon);
    }

    /** The Resolution of one company. */
    private final class OfOne {
        private final ShipState s;
        private final Company c;
        private final Luck luck;
        private final @Nullable Ledger ledger;
        /** By action: engineers, of them unbroken ones, and the sum of their outputs. */
        private final int[] engineers = new int[book.actions.length];

        private final int[] unbroken = new int[book.actions.length];
        private final long[] output = new long[book.actions.length];
        private DebtLevel level;
        private int rewardMoney;

        OfOne(ShipState s, Company c, Luck luck, @Nullable Ledger ledger) {
            this.s = s;
            this.c = c;
            this.luck = luck;
            this.ledger = ledger;
            this.level = book.debtLevel(c.debt);
        }

        void resolve(boolean puzzleWon) {
            for (Entry entry : c.plan) engineers[entry.action()]++;
            payCosts();
            debt(puzzleWon);
            if (s.terms.aiSpent()) spendAi();
            if (rewardMoney > 0) earnReward();
            level = book.debtLevel(c.debt);
            outputs();
            for (int a = 0; a < engineers.length; a++) if (engineers[a] > 0) users(a, book.actions[a].effects());
            for (int a = 0; a < engineers.length; a++) if (engineers[a] > 0) others(a);
            for (int a = 0; a < engineers.length; a++) if (engineers[a] > 0) scores(a);
            rating();
        }

        /** 5.2, 1. */
        private void payCosts() {
            int before = c.money;
            for (int a = 0; a < engineers.length; a++) {
                if (engineers[a] == 0) continue;
                int cost = engineers[a] * book.cost(s, a);
                if (cost == 0) continue;
                c.money -= cost;
                if (ledger != null)
                    ledger.step(Why.cardTimes(book.actions[a], engineers[a]), Units.money(-cost), Why.MALUS);
            }
            if (ledger != null && ledger.isOpen()) ledger.close("costs", Track.MONEY, Why.costs(), before, c.money);
        }

        /** 5.2, 2 to 4. */
        private void debt(boolean puzzleWon) {
            int before = c.debt;
            int fromAi = aiDebt();
            int reduction = 0;
            for (int a = 0; a < engineers.length; a++) {
                if (engineers[a] == 0) continue;
                for (ActionEffect effect : book.actions[a].effects())
                    if (effect instanceof ActionEffect.RemoveDebt less) {
                        int removed = book.base(s, book.actions[a], less) * engineers[a];
                        reduction += removed;
                        if (ledger != null)
                            ledger.step(Why.cardTimes(book.actions[a], engineers[a]), Units.debt(-removed), Why.BONUS);
                    }
            }
            if (puzzleWon) reduction += puzzleReward();
            c.debt = Math.max(0, c.debt + fromAi - reduction);
            if (ledger != null && ledger.isOpen()) {
                int nominal = before + fromAi - reduction;
                if (nominal < 0) ledger.step(Why.limit(), Units.debt(-nominal), Why.MALUS);
                ledger.close("debt", Track.DEBT, Why.debt(), before, c.debt);
            }
        }

        private int aiDebt() {
            int sum = 0;
            int uses = 0;
            int extra = book.extraAiDebt(s);
            for (Entry entry : c.plan) {
                if (!entry.ai()) continue;
                Engineer engineer = c.employed(entry.engineer());
                sum += engineer.level().aiDebt() + extra;
                uses++;
                if (ledger != null)
                    ledger.step(
                            Why.aiUse(engineer.name()),
                            Units.debt(engineer.level().aiDebt()),
                            Why.MALUS);
            }
            if (ledger != null && extra * uses > 0 && s.theme() != null)
                ledger.step(Why.theme(s.theme()), Units.debt(extra * uses), Why.MALUS);
            int percent = c.tech.aiDebtPercent();
            int made = percent == PERCENT ? sum : Rounding.half((long) sum * percent, PERCENT);
            if (ledger != null && made != sum) ledger.step(Why.card(c.tech), Units.debt(made - sum), Why.BONUS);
            return made;
        }

        /** Option `ai-capacity=spent`: gone before Research AI adds. */
        private void spendAi() {
            int before = c.ai;
            int uses = c.aiUses();
            c.ai -= uses;
            if (ledger == null || uses == 0) return;
            ledger.step(Why.aiSpent(uses), Units.capacity(-uses), Why.MALUS);
            ledger.close("ai-spent", Track.AI, Why.aiSpent(uses), before, c.ai);
        }

        /** The winner's extra reduction; the money comes at once. */
        private int puzzleReward() {
            int n = 0;
            for (int a = 0; a < engineers.length; a++) if (book.entersPuzzle(a)) n += engineers[a];
            ShipBox.PuzzleReward reward = null;
            for (ShipBox.PuzzleReward each : book.box.puzzleRewards()) if (each.engineers() <= n) reward = each;
            if (reward == null) return 0;
            if (ledger != null) ledger.step(Why.puzzle(), Units.debt(-reward.removeDebt()), Why.BONUS);
            rewardMoney = reward.money();
            return reward.removeDebt();
        }

        private void earnReward() {
            c.money += rewardMoney;
            if (ledger == null) return;
            ledger.step(Why.puzzle(), Units.money(rewardMoney), Why.BONUS);
            ledger.close("puzzle-reward", Track.MONEY, Why.puzzle(), c.money - rewardMoney, c.money);
        }

        /** 5.1 and, of 5.3, the breaks in plan order. */
        private void outputs() {
            for (int i = 0; i < c.plan.length; i++) {
                Entry entry = c.plan[i];
                int a = entry.action();
                Action action = book.actions[a];
                if (action.breaks() && level.featureBreakPercent() > 0 && luck.breaks(level.featureBreakPercent()))
                    continue;
                unbroken[a]++;
                output[a] += c.employed(entry.engineer()).output(action, entry.ai(), s.round, i == c.plan.length - 1);
            }
        }

        /** 5.3. */
        private void users(int a, List<ActionEffect> effects) {
            int before = c.mau;
            for (int i = 0; i < effects.size(); i++) {
                switch (effects.get(i)) {
                    case ActionEffect.AddMau more
                    when applies(more) -> {
                        c.mau += scaled(a, more);
                        explain(a, more);
                    }
                    case ActionEffect.CoinFlip coin -> flip(coin);
                    default -> {}
                }
            }
            // Also where nothing came of it: a feature that broke is told as such.
            if (ledger != null && ledger.isOpen())
                ledger.close(book.actions[a].id(), Track.USERS, Why.effect(book.actions[a]), before, c.mau);
        }

        private boolean applies(ActionEffect.AddMau effect) {
            String when = effect.when();
            if (when == null) return true;
            String tech = c.tech.id();
            return when.length() == "tech=".length() + tech.length() && when.endsWith(tech);
        }

        private void flip(ActionEffect.CoinFlip coin) {
            if (luck.open) {
                if (luck.atItsMean)
                    c.mau = Math.max(
                            0,
                            c.mau
                                    + (coin.percent() * sum(coin.success())
                                                    + (PERCENT - coin.percent()) * sum(coin.failure()))
                                            / PERCENT);
                return;
            }
            boolean heads = luck.isHeads(coin.percent());
            int change = sum(heads ? coin.success() : coin.failure());
            int nominal = c.mau + change;
            c.mau = Math.max(0, nominal);
            if (ledger == null) return;
            ledger.step(heads ? Why.heads() : Why.tails(), Units.users(change), Why.CHANCE);
            if (nominal < 0) ledger.step(Why.limit(), Units.users(-nominal), Why.BONUS);
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
        private void others(int a) {
            for (ActionEffect effect : book.actions[a].effects()) {
                switch (effect) {
                    case ActionEffect.AddRevenue more -> move(a, more, Track.REVENUE);
                    case ActionEffect.AddServerCapacity more -> move(a, more, Track.SERVERS);
                    case ActionEffect.AddAiCapacity more -> move(a, more, Track.AI);
                    case ActionEffect.ReservedEngineers more -> move(a, more, Track.RECRUITS);
                    default -> {}
                }
            }
        }

        private void move(int a, Scaled effect, Track track) {
            int amount = scaled(a, effect);
            int before = track.of(c);
            switch (track) {
                case REVENUE -> c.revenue += amount;
                case SERVERS -> c.servers += amount;
                case AI -> c.ai += amount;
                default -> c.recruits += amount;
            }
            if (ledger == null) return;
            explain(a, effect);
            ledger.close(book.actions[a].id(), track, Why.effect(book.actions[a]), before, track.of(c));
        }

        /** The late actions of 5.5; Acquisition Target stands last in the box. */
        private void scores(int a) {
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
            if (ledger == null || c.bonus == bonus) return;
            Action action = book.actions[a];
            ledger.step(
                    c.mau == users ? Why.card(action) : Why.perUser(users), Units.points(c.bonus - bonus), Why.BONUS);
            ledger.close(action.id(), Track.BONUS, Why.effect(action), bonus, c.bonus);
            if (c.mau == users) return;
            ledger.step(Why.half(), Units.users(c.mau - users), Why.MALUS);
            ledger.close(action.id(), Track.USERS, Why.effect(action), users, c.mau);
        }

        /** 5.6: one sum, one clamp. */
        private void rating() {
            int before = c.rating;
            int change = 0;
            for (int a = 0; a < engineers.length; a++) {
                if (engineers[a] == 0) continue;
                for (ActionEffect effect : book.actions[a].effects()) {
                    int part = switch (effect) {
                        case ActionEffect.AddRating more -> scaled(a, more);
                        case ActionEffect.LoseRating less -> -scaled(a, less);
                        default -> 0;
                    };
                    change += part;
                    if (ledger != null && part != 0)
                        ledger.step(Why.card(book.actions[a]), Units.rating(part), part > 0 ? Why.BONUS : Why.MALUS);
                }
            }
            int quality = c.tech.ratingPerRound();
            change += quality - level.ratingPenalty();
            c.rating = Math.clamp(c.rating + change, numbers.ratingMin(), numbers.ratingMax());
            if (ledger == null) return;
            if (quality != 0) ledger.step(Why.card(c.tech), Units.rating(quality), Why.BONUS);
            if (level.ratingPenalty() != 0)
                ledger.step(Why.debtLevel(level.id()), Units.rating(-level.ratingPenalty()), Why.MALUS);
            if (c.rating != before + change)
                ledger.step(Why.limit(), Units.rating(c.rating - before - change), Why.MALUS);
            if (ledger.isOpen()) ledger.close("rating", Track.RATING, Why.rating(), before, c.rating);
        }

        private int scaled(int a, Scaled effect) {
            long product = book.base(s, book.actions[a], effect);
            long unit = 1;
            boolean byOutput = false;
            List<Scale> scales = effect.scale();
            for (int i = 0; i < scales.size(); i++) {
                switch (scales.get(i)) {
                    case OUTPUT -> {
                        product *= output[a];
                        unit *= WHOLE_OUTPUT;
                        byOutput = true;
                    }
                    case PRODUCT_MAU -> {
                        product *= c.product.mauPercent();
                        unit *= PERCENT;
                    }
                    case PRODUCT_RATING -> {
                        product *= c.product.ratingPercent();
                        unit *= PERCENT;
                    }
                    case FUNDING_MARKETING -> {
                        product *= c.funding.marketing();
                        unit *= PERCENT;
                    }
                    case MARKET_FACTOR -> {
                        product *= marketFactor(c);
                        unit *= PERCENT;
                    }
                }
            }
            if (!byOutput) product *= unbroken[a];
            return unit == 1 ? (int) product : Rounding.half(product, unit);
        }

        /** The chain of one effect: base, engineers, product, strategy, market. */
        private void explain(int a, Scaled effect) {
            if (ledger == null) return;
            Action action = book.actions[a];
            if (effect.scale().isEmpty()) {
                boolean bonus = effect instanceof ActionEffect.AddMau more && more.when() != null;
                ledger.step(
                        Why.cardTimes(bonus ? c.tech : action, unbroken[a]),
                        amountOf(effect, effect.base() * unbroken[a]),
                        Why.BONUS);
                return;
            }
            ledger.step(Why.perOutput(), amountOf(effect, book.base(s, action, effect)), Why.BASE);
            for (int i = 0; i < c.plan.length; i++) {
                Entry entry = c.plan[i];
                if (entry.action() != a) continue;
                Engineer engineer = c.employed(entry.engineer());
                ledger.step(
                        Why.engineer(engineer.name()),
                        Units.output(engineer.output(action, entry.ai(), s.round, i == c.plan.length - 1)),
                        Why.TIMES);
            }
            if (unbroken[a] < engineers[a])
                ledger.step(Why.broken(engineers[a] - unbroken[a]), Units.output(output[a]), Why.CHANCE);
            for (Scale scale : effect.scale()) {
                switch (scale) {
                    case OUTPUT -> {}
                    case PRODUCT_MAU ->
                        ledger.step(Why.card(c.product), Units.times(c.product.mauPercent()), Why.TIMES);
                    case PRODUCT_RATING ->
                        ledger.step(Why.card(c.product), Units.times(c.product.ratingPercent()), Why.TIMES);
                    case FUNDING_MARKETING -> {
                        if (c.funding.marketing() != PERCENT)
                            ledger.step(Why.card(c.funding), Units.times(c.funding.marketing()), Why.TIMES);
                    }
                    case MARKET_FACTOR -> ledger.step(Why.market(c.mau), Units.times(marketFactor(c)), Why.TIMES);
                }
            }
        }

        private static Arg amountOf(Scaled effect, int amount) {
            return switch (effect) {
                case ActionEffect.AddMau _ -> Units.users(amount);
                case ActionEffect.AddRevenue _ -> Units.money(amount);
                case ActionEffect.AddRating _, ActionEffect.LoseRating _ -> Units.rating(amount);
                case ActionEffect.RemoveDebt _ -> Units.debt(amount);
                case ActionEffect.AddServerCapacity _, ActionEffect.AddAiCapacity _ -> Units.capacity(amount);
                case ActionEffect.ReservedEngineers _ -> Arg.of(amount);
            };
        }
    }

    /** 5.4, in percent. */
    int marketFactor(Company c) {
        return (int) Math.min(
                numbers.marketFactorMaxPercent(),
                (long) c.product.revenuePercent() * c.mau / numbers.marketFactorMauUnit());
    }
}
