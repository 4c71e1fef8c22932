package boardroom.games.shipit.rules;

import boardroom.engine.BrokenBox;
import boardroom.games.shipit.box.Action;
import boardroom.games.shipit.box.ActionEffect;
import boardroom.games.shipit.box.ShipBox;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The steps of a Resolution (5.2 to 5.7) in the order of the box: every rule once, every effect of an action once. */
final class ResolutionOrder {
    /** What a step does; those after {@link #ACTION} concern all companies together. */
    enum Kind {
        COSTS,
        AI_DEBT,
        PUZZLE_REWARD,
        DEBT_LEVEL,
        QUALITY_BONUS,
        DEBT_RATING_PENALTY,
        RATING_CLAMP,
        ACTION,
        INCOME,
        MILESTONES;

        private String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /** A step, by its word and its place in the box; of an action: which one, and the effects that are its turn. */
    record Step(Kind kind, int action, List<ActionEffect> effects, String word, int place) {}

    private static final int NO_ACTION = -1;
    private static final String PLACE = "resolutionOrder";

    private final List<Step> steps = new ArrayList<>();

    private ResolutionOrder() {}

    /** As the box has it; a box that leaves something out, repeats it or gets it the wrong way round is broken. */
    static ResolutionOrder of(ShipBox box) {
        ResolutionOrder order = new ResolutionOrder();
        for (int i = 0; i < box.resolutionOrder().size(); i++)
            order.steps.add(read(box, box.resolutionOrder().get(i), i));
        order.checkRules();
        order.checkActions(box.actions());
        order.checkSums();
        order.checkEnd();
        return order;
    }

    /** The steps of each company alone. */
    Step[] ofEachCompany() {
        return steps.stream().filter(step -> !isForAll(step)).toArray(Step[]::new);
    }

    /** The steps of all together, which come after them. */
    List<Kind> ofAllTogether() {
        return steps.stream().filter(ResolutionOrder::isForAll).map(Step::kind).toList();
    }

    private static boolean isForAll(Step step) {
        return step.kind().compareTo(Kind.ACTION) > 0;
    }

    /** A rule by its name, an action by its id, or one part of an action: `optimize-code.debt`. */
    private static Step read(ShipBox box, String word, int place) {
        for (Kind kind : Kind.values())
            if (kind != Kind.ACTION && kind.word().equals(word))
                return new Step(kind, NO_ACTION, List.of(), word, place);
        for (int a = 0; a < box.actions().size(); a++) {
            Action action = box.actions().get(a);
            if (action.id().equals(word)) return new Step(Kind.ACTION, a, action.effects(), word, place);
            if (!word.startsWith(action.id() + ".")) continue;
            List<ActionEffect> part = part(action, word.substring(action.id().length() + 1));
            if (!part.isEmpty()) return new Step(Kind.ACTION, a, part, word, place);
        }
        throw new BrokenBox(at(place), "no step " + word);
    }

    private static List<ActionEffect> part(Action action, String track) {
        return action.effects().stream()
                .filter(effect -> {
                    Track moved = moved(effect);
                    return moved != null
                            && moved.name().toLowerCase(Locale.ROOT).equals(track);
                })
                .toList();
    }

    /** What an effect moves; {@code null}: nothing in a Resolution. */
    private static @Nullable Track moved(ActionEffect effect) {
        return switch (effect) {
            case ActionEffect.AddMau _,
                    ActionEffect.AddTechMau _,
                    ActionEffect.LoseMau _,
                    ActionEffect.CoinFlip _,
                    ActionEffect.HalveMau _ -> Track.USERS;
            case ActionEffect.RemoveDebt _ -> Track.DEBT;
            case ActionEffect.AddRating _, ActionEffect.LoseRating _ -> Track.RATING;
            case ActionEffect.AddRevenue _ -> Track.REVENUE;
            case ActionEffect.AddServerCapacity _ -> Track.SERVERS;
            case ActionEffect.AddAiCapacity _ -> Track.AI;
            case ActionEffect.ReservedEngineers _ -> Track.RECRUITS;
            case ActionEffect.AddScore _, ActionEffect.AddScorePerMau _ -> Track.BONUS;
            case ActionEffect.EnterPuzzle _ -> null;
        };
    }

    private void checkRules() {
        Set<Kind> seen = EnumSet.of(Kind.ACTION);
        for (Step step : steps)
            if (step.kind() != Kind.ACTION && !seen.add(step.kind()))
                throw new BrokenBox(at(step.place()), step.word() + " a second time");
        for (Kind kind : Kind.values()) if (!seen.contains(kind)) throw new BrokenBox(PLACE, "no " + kind.word());
    }

    private void checkActions(List<Action> actions) {
        for (int a = 0; a < actions.size(); a++) {
            List<ActionEffect> left = new ArrayList<>(actions.get(a).effects());
            left.removeIf(effect -> moved(effect) == null);
            boolean isThere = false;
            for (Step step : steps) {
                if (step.action() != a) continue;
                for (ActionEffect effect : step.effects())
                    if (moved(effect) != null && !left.remove(effect))
                        throw new BrokenBox(at(step.place()), step.word() + " a second time");
                isThere = true;
            }
            if (!isThere || !left.isEmpty())
                throw new BrokenBox(PLACE, "not all of " + actions.get(a).id());
        }
    }

    /** What adds to a sum comes before the sum, and what asks for its result after it. */
    private void checkSums() {
        int debt = placeOf(Kind.DEBT_LEVEL);
        int rating = placeOf(Kind.RATING_CLAMP);
        for (Step step : steps) {
            boolean movesDebt = moves(step, Track.DEBT);
            boolean movesRating = moves(step, Track.RATING);
            switch (step.kind()) {
                case AI_DEBT, PUZZLE_REWARD -> before(step, debt);
                case QUALITY_BONUS -> before(step, rating);
                case DEBT_RATING_PENALTY -> {
                    after(step, debt);
                    before(step, rating);
                }
                case ACTION -> {
                    if (movesDebt) before(step, debt);
                    if (movesRating) before(step, rating);
                    // The debt level says what breaks, and so what anybody puts out.
                    if (step.effects().stream().anyMatch(e -> moved(e) != null && moved(e) != Track.DEBT))
                        after(step, debt);
                }
                default -> {}
            }
        }
    }

    /** Everybody's plan is carried out before anything is compared. */
    private void checkEnd() {
        int first = Math.min(placeOf(Kind.INCOME), placeOf(Kind.MILESTONES));
        for (Step step : steps) if (!isForAll(step)) before(step, first);
    }

    private static boolean moves(Step step, Track track) {
        return step.effects().stream().anyMatch(effect -> moved(effect) == track);
    }

    private int placeOf(Kind kind) {
        return steps.stream()
                .filter(step -> step.kind() == kind)
                .findFirst()
                .orElseThrow()
                .place();
    }

    private void before(Step step, int place) {
        if (step.place() > place)
            throw new BrokenBox(
                    at(step.place()),
                    step.word() + " must come before " + steps.get(place).word());
    }

    private void after(Step step, int place) {
        if (step.place() < place)
            throw new BrokenBox(
                    at(step.place()),
                    step.word() + " must come after " + steps.get(place).word());
    }

    private static String at(int place) {
        return PLACE + "[" + place + "]";
    }
}
