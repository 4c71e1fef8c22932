package boardroom.games.shipit.box;

import boardroom.engine.BrokenBox;
import boardroom.engine.KnownOptions;
import boardroom.games.shipit.puzzle.PuzzleCheck;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Whether a box can be played: what it names must exist, what it counts must suffice. */
public final class BoxCheck {
    private static final String PAY_DOWN = "pay-down-debt";
    private static final int PRESETS_EACH = 2;

    private BoxCheck() {}

    public static void check(ShipBox box) {
        require(box.seats().min() >= 2, "seats", "it takes two to compete");
        checkOptions(box);
        checkPayDown(box);
        checkSpecialties(box);
        long single = box.events().stream().filter(e -> e.option() == null).count();
        require(single >= box.rounds() + 1, "events", "fewer cards than rounds");
        checkLevels(box);
        require(
                box.corporationPresets().size() >= PRESETS_EACH * box.seats().max(),
                "corporationPresets",
                "two for each seat");
        require(box.marketThemes().size() > box.rounds(), "marketThemes", "fewer than rounds");
        for (int i = 0; i < box.puzzleRewards().size(); i++)
            require(
                    box.puzzleRewards().get(i).engineers() == i + 1,
                    "puzzleRewards[" + i + "].engineers",
                    "must be " + (i + 1));
        require(
                box.clocks().puzzleSeconds().size()
                        >= box.puzzle().difficulties().size(),
                "clocks.puzzleSeconds",
                "one per difficulty");
        PuzzleCheck.check(box.puzzle());
        int tokens = box.sprintBag().stream().mapToInt(ShipBox.Token::count).sum();
        require(
                box.optionConstants().sprintDrawsMax() <= tokens,
                "optionConstants.sprintDrawsMax",
                "more than the bag has tokens");
        checkAscending(box);
    }

    /** Whoever has no place goes to Pay Down Debt (4.3): that must always be possible. */
    private static void checkPayDown(ShipBox box) {
        int place = 0;
        while (place < box.actions().size() && !box.actions().get(place).id().equals(PAY_DOWN)) place++;
        require(place < box.actions().size(), "actions", "no " + PAY_DOWN);
        Action action = box.actions().get(place);
        boolean always = action.unlocksAt() <= 1 && action.unlocksFromEnd() == null;
        boolean all = action.slots() == null && action.maxEngineersPerPlayer() == null;
        require(always && all && action.cost() == 0, "actions[" + place + "]", "must be open to all, always, for free");
        for (int i = 0; i < box.marketThemes().size(); i++)
            for (Theme.Effect effect : box.marketThemes().get(i).effects())
                require(
                        !(effect instanceof Theme.ActionCost(String id, int cost) && id.equals(PAY_DOWN) && cost > 0),
                        "marketThemes[" + i + "].effects",
                        PAY_DOWN + " must stay free");
        for (int i = 0; i < box.events().size(); i++) {
            EventCard event = box.events().get(i);
            require(!closesPayDown(event.effect()), "events[" + i + "].effect", PAY_DOWN + " must stay open");
            require(
                    !closesPayDown(event.mitigation().effect()),
                    "events[" + i + "].mitigation.effect",
                    PAY_DOWN + " must stay open");
        }
    }

    private static boolean closesPayDown(List<EventCard.Effect> effects) {
        return effects.stream()
                .anyMatch(e -> e instanceof EventCard.ForbidAction(String action) && action.equals(PAY_DOWN));
    }

    private static void checkSpecialties(ShipBox box) {
        Set<String> actions = new HashSet<>();
        for (Action action : box.actions()) actions.add(action.id());
        for (int i = 0; i < box.specialties().size(); i++)
            require(
                    actions.containsAll(box.specialties().get(i).bonusPercent().keySet()),
                    "specialties[" + i + "].bonusPercent",
                    "no such action");
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

    /** What goes from here to there begins with the smaller number. */
    private static void checkAscending(ShipBox box) {
        ascending(
                "constants.ratingMin",
                box.constants().ratingMin(),
                box.constants().ratingMax());
        for (int i = 0; i < box.engineerLevels().size(); i++) {
            Level level = box.engineerLevels().get(i);
            ascending("engineerLevels[" + i + "].salaryMin", level.salaryMin(), level.salaryMax());
        }
        ascending(
                "clocks.botDelayMinMs",
                box.clocks().botDelayMinMs(),
                box.clocks().botDelayMaxMs());
    }

    private static void ascending(String place, int min, int max) {
        require(min <= max, place, "more than its maximum of " + max);
    }

    private static void checkOptions(ShipBox box) {
        new KnownOptions()
                .onOff("advice", "founders-stake", "tight-slots", "event-response", "market-themes")
                .values("rounds", 3, 4, 5)
                .values("planning", "opening", "live", "turns")
                .values("bid-ties", "draft-order", "first-submitted")
                .values("event-deck", "double", "single", "extended")
                .values("corporations", "free", "presets", "random")
                .values("puzzle", "code", "sprint", "auto")
                .values("puzzle-clock", "normal", "double", "untimed")
                .values("recruits", "reserved", "open")
                .values("viral-crash", "gained-users", "total-users")
                .values("ai-capacity", "per-round", "spent")
                .values("open-forecast", "next-round", "none", "all")
                .check(box);
    }

    private static void require(boolean holds, String place, String problem) {
        if (!holds) throw new BrokenBox(place, problem);
    }
}
