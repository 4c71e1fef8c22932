package boardroom.games.shipit.rules;

import boardroom.engine.Arg;
import boardroom.games.shipit.box.Action;
import boardroom.games.shipit.box.ActionEffect;
import boardroom.games.shipit.box.ActionEffect.Scale;
import boardroom.games.shipit.box.ActionEffect.Scaled;
import boardroom.games.shipit.box.ShipBox;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** 5.1 What the engineers of one company put into each action, and what an effect of it comes to. */
final class Work {
    private static final int PERCENT = 100;
    private static final int WHOLE_OUTPUT = 10_000;

    private final ShipBox box;
    private final Actions actions;
    final ShipState s;
    final Company c;
    final @Nullable Ledger ledger;

    /** The actions with anybody on them, as a mask; then by action: engineers, unbroken ones, and their output. */
    private int used;

    private final int[] engineers;
    private final int[] unbroken;
    private final long[] output;

    /** The sums of 5.2 and 5.6, until they are settled. */
    int debtChange;

    int ratingChange;

    Work(ShipBox box, Actions actions, ShipState s, Company c, @Nullable Ledger ledger) {
        this.box = box;
        this.actions = actions;
        this.s = s;
        this.c = c;
        this.ledger = ledger;
        this.engineers = new int[actions.all.length];
        this.unbroken = new int[actions.all.length];
        this.output = new long[actions.all.length];
        for (PlanEntry entry : c.plan) {
            engineers[entry.action()]++;
            used |= 1 << entry.action();
        }
    }

    int used() {
        return used;
    }

    boolean isUsed(int action) {
        return (used >> action & 1) == 1;
    }

    int engineers(int action) {
        return engineers[action];
    }

    /** How many engineers on an action did what they were there for. */
    int unbroken(int action) {
        return unbroken[action];
    }

    /** The outputs, in plan order; who may break something breaks it with so many percent (5.3). */
    void carryOut(int breakPercent, Luck luck) {
        for (int i = 0; i < c.plan.length; i++) {
            PlanEntry entry = c.plan[i];
            int a = entry.action();
            if (breakPercent > 0 && actions.all[a].breaks() && luck.breaks(breakPercent)) continue;
            unbroken[a]++;
            output[a] += c.output(actions, i, s.round);
        }
    }

    /** What an effect comes to: all products first, then one rounding. */
    int scaled(int a, Scaled effect) {
        long product = Actions.base(s, actions.all[a], effect);
        long unit = 1;
        boolean byOutput = false;
        List<Scale> scales = effect.scale();
        for (int i = 0; i < scales.size(); i++) {
            Scale scale = scales.get(i);
            byOutput |= scale == Scale.OUTPUT;
            product *= factor(a, scale);
            unit *= scale == Scale.OUTPUT ? WHOLE_OUTPUT : PERCENT;
        }
        if (!byOutput) product *= unbroken[a];
        return unit == 1 ? (int) product : Rounding.half(product, unit);
    }

    /** Output in ten-thousandths, everything else in percent. */
    private long factor(int a, Scale scale) {
        return switch (scale) {
            case OUTPUT -> output[a];
            case PRODUCT_MAU -> c.product.mauPercent();
            case PRODUCT_RATING -> c.product.ratingPercent();
            case FUNDING_MARKETING -> c.funding.marketing();
            case MARKET_FACTOR -> box.marketFactor(c.product, c.mau);
        };
    }

    /** Takes down the chain of one effect: base, engineers, product, strategy, market. */
    void explain(int a, Scaled effect, Track track) {
        if (ledger == null) return;
        Action action = actions.all[a];
        if (effect.scale().isEmpty()) {
            ledger.step(
                    track,
                    new SumLine.CardTimes(action, unbroken[a]),
                    amountOf(effect, effect.base() * unbroken[a]),
                    SumLine.BONUS);
            return;
        }
        ledger.step(track, new SumLine.PerOutput(), amountOf(effect, Actions.base(s, action, effect)), SumLine.BASE);
        explainEngineers(ledger, a, track);
        for (Scale scale : effect.scale()) {
            switch (scale) {
                case OUTPUT -> {}
                case PRODUCT_MAU, PRODUCT_RATING ->
                    ledger.step(track, new SumLine.Card(c.product), Units.times((int) factor(a, scale)), SumLine.TIMES);
                case FUNDING_MARKETING -> {
                    if (c.funding.marketing() != PERCENT)
                        ledger.step(
                                track, new SumLine.Card(c.funding), Units.times(c.funding.marketing()), SumLine.TIMES);
                }
                case MARKET_FACTOR ->
                    ledger.step(
                            track,
                            new SumLine.Market(c.mau),
                            Units.times(box.marketFactor(c.product, c.mau)),
                            SumLine.TIMES);
            }
        }
    }

    /** One engineer is a factor; several, or what is left of them, add up to one. */
    private void explainEngineers(Ledger told, int a, Track track) {
        boolean alone = engineers[a] == 1 && unbroken[a] == 1;
        long whole = 0;
        for (int i = 0; i < c.plan.length; i++) {
            if (c.plan[i].action() != a) continue;
            int its = c.output(actions, i, s.round);
            whole += its;
            told.step(
                    track,
                    new SumLine.Engineer(c.employed(c.plan[i].engineer()).name()),
                    Units.output(its),
                    alone ? SumLine.TIMES : SumLine.PART);
        }
        if (alone) return;
        if (output[a] < whole)
            told.step(
                    track,
                    new SumLine.Broken(engineers[a] - unbroken[a]),
                    Units.output(output[a] - whole),
                    SumLine.CHANCE);
        told.step(track, new SumLine.Together(), Units.output(output[a]), SumLine.TIMES);
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
