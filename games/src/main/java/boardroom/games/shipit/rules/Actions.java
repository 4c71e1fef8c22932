package boardroom.games.shipit.rules;

import boardroom.engine.Kind;
import boardroom.engine.Sentence;
import boardroom.games.shipit.box.Action;
import boardroom.games.shipit.box.ActionEffect;
import boardroom.games.shipit.box.ShipBox;
import boardroom.games.shipit.box.Theme;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** 2.4 The action spaces, by their place in the box: what they cost now, who finds room, when they are open. */
public final class Actions {
    public static final int UNLIMITED = -1;

    /** In the order of the box. */
    public final Action[] all;
    /** Where engineers without a place go (4.3). */
    public final int payDown;

    private final Map<String, Integer> places = new HashMap<>();
    private final boolean[] entersPuzzle;
    private final boolean[] onlyForLater;
    private final int[] slots;
    private final int[] mostPerPlayer;

    public Actions(ShipBox box) {
        this.all = box.actions().toArray(new Action[0]);
        for (int i = 0; i < all.length; i++) places.put(all[i].id(), i);
        this.payDown = place("pay-down-debt");
        this.entersPuzzle = new boolean[all.length];
        this.onlyForLater = new boolean[all.length];
        this.slots = new int[all.length];
        this.mostPerPlayer = new int[all.length];
        for (int a = 0; a < all.length; a++) {
            Integer limit = all[a].slots();
            Integer most = all[a].maxEngineersPerPlayer();
            slots[a] = limit == null ? UNLIMITED : limit;
            mostPerPlayer[a] = most == null ? Integer.MAX_VALUE : most;
            onlyForLater[a] =
                    !all[a].effects().isEmpty() && all[a].effects().stream().allMatch(Actions::isForLater);
            for (ActionEffect effect : all[a].effects())
                if (effect instanceof ActionEffect.EnterPuzzle) entersPuzzle[a] = true;
        }
    }

    private static boolean isForLater(ActionEffect effect) {
        return effect instanceof ActionEffect.AddAiCapacity || effect instanceof ActionEffect.ReservedEngineers;
    }

    /** The place of an action in the box; -1: there is none of this name. */
    public int place(@Nullable String id) {
        Integer place = id == null ? null : places.get(id);
        return place == null ? -1 : place;
    }

    /** The action whose points are certain, the bell of the last round; -1: there is none. */
    public int bell() {
        for (int a = 0; a < all.length; a++)
            for (ActionEffect effect : all[a].effects()) if (effect instanceof ActionEffect.AddScore) return a;
        return -1;
    }

    public int cost(ShipState s, int action) {
        Theme theme = s.theme();
        return theme == null ? all[action].cost() : theme.cost(all[action]);
    }

    /** The base of an effect in this round; a theme changes only what is scaled. */
    static int base(ShipState s, Action action, ActionEffect.Scaled effect) {
        Theme theme = s.theme();
        return theme == null || effect.scale().isEmpty() ? effect.base() : theme.base(action, effect);
    }

    /** How many players find room; with `tight-slots` one fewer where all could stand. */
    public int slots(ShipState s, int action) {
        int printed = slots[action];
        return s.terms.tightSlots() && printed >= s.seats() ? printed - 1 : printed;
    }

    public boolean isLimited(int action) {
        return slots[action] != UNLIMITED;
    }

    public boolean isUnlocked(ShipState s, int action) {
        return s.round >= all[action].opensIn(s.terms.rounds());
    }

    int mostPerPlayer(int action) {
        return mostPerPlayer[action];
    }

    /** Seats that hold a slot of an action, as a mask. */
    public static int holders(ShipState s, int action) {
        int holders = 0;
        for (Company company : s.companies) if (company.isOn(action)) holders |= 1 << company.seat;
        return holders;
    }

    /** Money not yet reserved by the plan. */
    public int free(ShipState s, Company company) {
        int free = company.money;
        for (PlanEntry entry : company.plan) free -= cost(s, entry.action());
        return free;
    }

    boolean entersPuzzle(int action) {
        return entersPuzzle[action];
    }

    /** The engineers of a company that take part in the puzzle (4.5). */
    public int coders(Company c) {
        int coders = 0;
        for (PlanEntry entry : c.plan) if (entersPuzzle[entry.action()]) coders++;
        return coders;
    }

    /** R57: in the last round an action that only helps later rounds is legal, and brings nothing. */
    public boolean comesTooLate(ShipState s, int action) {
        return s.isLastRound() && onlyForLater[action];
    }

    /** What a plan spends on rounds that will not come; {@code null}: nothing. */
    public @Nullable TooLate warning(ShipState s, Company company) {
        List<Action> late = new ArrayList<>();
        for (int a = 0; a < all.length; a++) if (company.isOn(a) && comesTooLate(s, a)) late.add(all[a]);
        return late.isEmpty() ? null : new TooLate(late);
    }

    /** These pay off only in a later round, and there is none. */
    @Kind("detail")
    public record TooLate(List<Action> actions, int count) implements Sentence {
        public TooLate(List<Action> actions) {
            this(actions, actions.size());
        }
    }
}
