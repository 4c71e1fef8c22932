package boardroom.games.shipit;

import boardroom.engine.BrokenBox;
import boardroom.games.shipit.box.Action;
import boardroom.games.shipit.box.Corporation;
import boardroom.games.shipit.box.DebtLevel;
import boardroom.games.shipit.box.EventCard;
import boardroom.games.shipit.box.ShipBox;
import boardroom.games.shipit.box.Specialty;
import boardroom.games.shipit.box.Theme;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Whether a box can be played: what it names must exist, what it counts must suffice. */
final class BoxCheck {
    private static final int MOST_ACTIONS = 30;
    private static final int PRESETS_EACH = 2;

    private BoxCheck() {}

    static void check(ShipBox box) {
        if (box.actions().size() > MOST_ACTIONS) throw new BrokenBox("actions", "at most " + MOST_ACTIONS);
        Set<String> actions = new HashSet<>();
        for (Action action : box.actions()) actions.add(action.id());
        require(actions.contains("pay-down-debt"), "actions", "no pay-down-debt");
        for (int i = 0; i < box.actions().size(); i++) {
            Action action = box.actions().get(i);
            require(action.cost() >= 0, "actions[" + i + "].cost", "must not be negative");
            require(action.slots() == null || action.slots() > 0, "actions[" + i + "].slots", "must be positive");
        }
        for (int i = 0; i < box.specialties().size(); i++) {
            Specialty specialty = box.specialties().get(i);
            require(
                    actions.containsAll(specialty.bonusPercent().keySet()),
                    "specialties[" + i + "].bonusPercent",
                    "no such action");
        }
        checkEvents(box, actions);
        checkLevels(box);
        checkCorporations(box);
        checkThemes(box, actions);
        for (int i = 0; i < box.puzzleRewards().size(); i++)
            require(
                    box.puzzleRewards().get(i).engineers() == i + 1,
                    "puzzleRewards[" + i + "].engineers",
                    "must be " + (i + 1));
        require(!box.engineerNames().isEmpty(), "engineerNames", "nobody");
        require(
                box.clocks().puzzleSeconds().size()
                        >= box.puzzle().difficulties().size(),
                "clocks.puzzleSeconds",
                "one per difficulty");
        box.puzzle().check();
        int tokens = box.sprintBag().stream().mapToInt(ShipBox.Token::count).sum();
        require(
                box.optionConstants().sprintDrawsMax() <= tokens,
                "optionConstants.sprintDrawsMax",
                "more than the bag has tokens");
        checkDivisors(box);
        ResolutionOrder.of(box);
        ToldTwice.check(box);
    }

    private static void checkEvents(ShipBox box, Set<String> actions) {
        for (int i = 0; i < box.events().size(); i++)
            for (EventCard.Effect effect : box.events().get(i).effect())
                if (effect instanceof EventCard.ForbidAction(String action))
                    require(actions.contains(action), "events[" + i + "].effect", "no action " + action);
        long single = box.events().stream().filter(e -> e.option() == null).count();
        require(single >= box.rounds() + 1, "events", "fewer cards than rounds");
    }

    private static void checkLevels(ShipBox box) {
        int next = 0;
        for (int i = 0; i < box.debtLevels().size(); i++) {
            DebtLevel level = box.debtLevels().get(i);
            require(level.min() == next, "debtLevels[" + i + "].min", "must be " + next);
            boolean last = i == box.debtLevels().size() - 1;
            require(last == (level.max() == null), "debtLevels[" + i + "].max", "only the last has no end");
            if (level.max() != null) next = level.max() + 1;
        }
        require(
                box.engineerLevels().stream().filter(l -> l.inPool()).count() >= 1,
                "engineerLevels",
                "nobody can be in the pool");
        require(
                box.engineerLevels().stream().anyMatch(l -> !l.inPool()),
                "engineerLevels",
                "nobody for the safety net");
    }

    private static void checkDivisors(ShipBox box) {
        require(box.constants().incomeMauPerDollar() > 0, "constants.incomeMauPerDollar", "must be positive");
        require(box.constants().marketFactorMauUnit() > 0, "constants.marketFactorMauUnit", "must be positive");
        for (int i = 0; i < box.funding().size(); i++)
            require(box.funding().get(i).hirePercent() > 0, "funding[" + i + "].power.percent", "must be positive");
    }

    private static void checkCorporations(ShipBox box) {
        require(
                box.corporationPresets().size() >= PRESETS_EACH * box.seats().max(),
                "corporationPresets",
                "two for each seat");
        for (int i = 0; i < box.corporationPresets().size(); i++) {
            Corporation preset = box.corporationPresets().get(i);
            String place = "corporationPresets[" + i + "]";
            require(Corporations.find(box.funding(), preset.funding()) != null, place + ".funding", "no such card");
            require(Corporations.find(box.tech(), preset.tech()) != null, place + ".tech", "no such card");
            require(Corporations.find(box.products(), preset.product()) != null, place + ".product", "no such card");
        }
    }

    private static void checkThemes(ShipBox box, Set<String> actions) {
        List<Theme> themes = box.marketThemes();
        for (int i = 0; i < themes.size(); i++)
            for (Theme.Effect effect : themes.get(i).effects()) {
                String action = switch (effect) {
                    case Theme.ActionBase base -> base.action();
                    case Theme.ActionCost cost -> cost.action();
                    default -> "pay-down-debt";
                };
                require(actions.contains(action), "marketThemes[" + i + "].effects", "no action " + action);
            }
        require(themes.size() > box.rounds(), "marketThemes", "fewer than rounds");
    }

    private static void require(boolean holds, String place, String problem) {
        if (!holds) throw new BrokenBox(place, problem);
    }
}
