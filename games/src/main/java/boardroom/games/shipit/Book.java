package boardroom.games.shipit;

import boardroom.engine.Say;
import boardroom.games.shipit.box.Action;
import boardroom.games.shipit.box.ActionEffect;
import boardroom.games.shipit.box.Constants;
import boardroom.games.shipit.box.DebtLevel;
import boardroom.games.shipit.box.Level;
import boardroom.games.shipit.box.ShipBox;
import boardroom.games.shipit.box.Theme;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The box as the rules look things up in it: actions by place, costs, slots, debt levels. */
final class Book {
    static final int UNLIMITED = -1;
    private static final int PERCENT = 100;

    final ShipBox box;
    final Action[] actions;
    /** Where engineers without a place go (4.3). */
    final int payDown;

    private final boolean[] entersPuzzle;
    private final boolean[] onlyForLater;
    private final int[] slots;
    private final int[] mostPerPlayer;

    final Level intern;
    final Level[] poolLevels;

    Book(ShipBox box) {
        this.box = box;
        this.actions = box.actions().toArray(new Action[0]);
        this.payDown = action("pay-down-debt");
        this.entersPuzzle = new boolean[actions.length];
        this.onlyForLater = new boolean[actions.length];
        this.slots = new int[actions.length];
        this.mostPerPlayer = new int[actions.length];
        for (int a = 0; a < actions.length; a++) {
            Integer limit = actions[a].slots();
            Integer most = actions[a].maxEngineersPerPlayer();
            slots[a] = limit == null ? UNLIMITED : limit;
            mostPerPlayer[a] = most == null ? Integer.MAX_VALUE : most;
            onlyForLater[a] = !actions[a].effects().isEmpty()
                    && actions[a].effects().stream().allMatch(Book::isForLater);
            for (ActionEffect effect : actions[a].effects())
                if (effect instanceof ActionEffect.EnterPuzzle) entersPuzzle[a] = true;
        }
        List<Level> levels = new ArrayList<>();
        Level unlisted = box.engineerLevels().getFirst();
        for (Level level : box.engineerLevels()) {
            if (level.inPool()) levels.add(level);
            else unlisted = level;
        }
        this.intern = unlisted;
        this.poolLevels = levels.toArray(new Level[0]);
    }

    /** The place of an action in the box; -1: there is none of this name. */
    int action(@Nullable String id) {
        for (int i = 0; i < actions.length; i++) if (actions[i].id().equals(id)) return i;
        return -1;
    }

    int cost(ShipState s, int action) {
        Theme theme = s.theme();
        if (theme != null)
            for (Theme.Effect effect : theme.effects())
                if (effect instanceof Theme.ActionCost(String id, int cost) && id.equals(actions[action].id()))
                    return cost;
        return actions[action].cost();
    }

    /** What a theme makes of the base of an effect. */
    int base(ShipState s, Action action, ActionEffect.Scaled effect) {
        Theme theme = s.theme();
        // A second effect of the same kind (Move-Fast's users) has a condition and no theme.
        if (theme == null || effect.scale().isEmpty()) return effect.base();
        for (Theme.Effect changed : theme.effects())
            if (changed instanceof Theme.ActionBase(String id, String kind, int base)
                    && id.equals(action.id())
                    && kind.equals(kind(effect))) return base;
        return effect.base();
    }

    private static String kind(ActionEffect.Scaled effect) {
        return switch (effect) {
            case ActionEffect.AddMau _ -> "addMau";
            case ActionEffect.RemoveDebt _ -> "removeDebt";
            case ActionEffect.AddRating _ -> "addRating";
            case ActionEffect.LoseRating _ -> "loseRating";
            case ActionEffect.AddRevenue _ -> "addRevenue";
            case ActionEffect.AddServerCapacity _ -> "addServerCapacity";
            case ActionEffect.AddAiCapacity _ -> "addAiCapacity";
            case ActionEffect.ReservedEngineers _ -> "reservedEngineersNextDraft";
        };
    }

    /** The sum of a kind of theme effect in this round. */
    int extraAiDebt(ShipState s) {
        int extra = 0;
        Theme theme = s.theme();
        if (theme != null)
            for (Theme.Effect effect : theme.effects())
                if (effect instanceof Theme.AiDebtPerUse(int amount)) extra += amount;
        return extra;
    }

    int extraPool(ShipState s) {
        int extra = box.constants().poolExtra();
        Theme theme = s.theme();
        if (theme != null)
            for (Theme.Effect effect : theme.effects())
                if (effect instanceof Theme.PoolExtra(int amount)) extra += amount;
        return extra;
    }

    int extraSalary(ShipState s) {
        int extra = 0;
        Theme theme = s.theme();
        if (theme != null)
            for (Theme.Effect effect : theme.effects()) if (effect instanceof Theme.Salary(int amount)) extra += amount;
        return extra;
    }

    /** How many players find room; with `tight-slots` one fewer where all could stand. */
    int slots(ShipState s, int action) {
        int printed = slots[action];
        return s.terms.tightSlots() && printed >= s.seats() ? printed - 1 : printed;
    }

    boolean isLimited(int action) {
        return slots[action] != UNLIMITED;
    }

    boolean isUnlocked(ShipState s, int action) {
        return s.round >= actions[action].opensIn(s.terms.rounds());
    }

    /** R57: in the last round an action that only helps later rounds is legal, and brings nothing. */
    boolean comesTooLate(ShipState s, int action) {
        return s.isLastRound() && onlyForLater[action];
    }

    /** What a plan spends on rounds that will not come. */
    @Nullable Say warning(ShipState s, Company company) {
        List<Action> late = new ArrayList<>();
        for (int a = 0; a < actions.length; a++) if (company.isOn(a) && comesTooLate(s, a)) late.add(actions[a]);
        return late.isEmpty() ? null : Sentences.tooLate(late);
    }

    private static boolean isForLater(ActionEffect effect) {
        return effect instanceof ActionEffect.AddAiCapacity || effect instanceof ActionEffect.ReservedEngineers;
    }

    int mostPerPlayer(int action) {
        return mostPerPlayer[action];
    }

    boolean entersPuzzle(int action) {
        return entersPuzzle[action];
    }

    DebtLevel debtLevel(int debt) {
        List<DebtLevel> levels = box.debtLevels();
        for (int i = levels.size() - 1; i > 0; i--) if (debt >= levels.get(i).min()) return levels.get(i);
        return levels.getFirst();
    }

    /** 5.4, in percent. */
    int marketFactor(Company c) {
        Constants numbers = box.constants();
        return (int) Math.min(
                numbers.marketFactorMaxPercent(),
                (long) c.product.revenuePercent() * c.mau / numbers.marketFactorMauUnit());
    }

    int clampRating(int rating) {
        return Math.clamp(rating, box.constants().ratingMin(), box.constants().ratingMax());
    }

    /** What winning the puzzle brings with so many engineers on it, one at least. */
    ShipBox.PuzzleReward puzzleReward(int engineers) {
        List<ShipBox.PuzzleReward> rewards = box.puzzleRewards();
        return rewards.get(Math.min(engineers, rewards.size()) - 1);
    }

    /** Seats that hold a slot of an action, as a mask. */
    static int holders(ShipState s, int action) {
        int holders = 0;
        for (Company company : s.companies) if (company.isOn(action)) holders |= 1 << company.seat;
        return holders;
    }

    /** Money not yet reserved by the plan. */
    int free(ShipState s, Company company) {
        int free = company.money;
        for (Entry entry : company.plan) free -= cost(s, entry.action());
        return free;
    }

    /** What a hire at this bid costs (Lean Team). */
    static int price(Company company, int bid) {
        int percent = company.funding.hirePercent();
        return percent == PERCENT ? bid : Rounding.half((long) bid * percent, PERCENT);
    }

    /** The highest bid a company can pay alone. */
    static int highestBid(Company company) {
        int percent = company.funding.hirePercent();
        if (percent == PERCENT) return company.money;
        int bid = (int) ((long) company.money * PERCENT / percent);
        while (price(company, bid + 1) <= company.money) bid++;
        return bid;
    }

    int hireLimit(ShipState s, Company company) {
        return box.constants().hireLimitPerDraft()
                + company.funding.extraHires()
                + (s.terms.openRecruits() ? company.recruits : 0);
    }
}
