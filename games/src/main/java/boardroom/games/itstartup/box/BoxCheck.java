package boardroom.games.itstartup.box;

import boardroom.engine.BrokenBox;
import boardroom.engine.KnownOptions;
import boardroom.engine.Option;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Refuses a box that can't be played, and says where. */
public final class BoxCheck {
    private static final int MOST_POINTS = 5_000;
    private static final int MOST_ROUNDS = 200;
    private static final int MOST_CARDS = 600;

    private BoxCheck() {}

    public static void check(ItStartupBox box) {
        new KnownOptions()
                .onOff("planning-bonus", "counters", "mulligan", "open-hands")
                .values("goal", "standard", "fast", "long", "custom")
                .range("custom-goal", 1, MOST_POINTS)
                .values("first-player", "random", "chosen")
                .seat("first-seat")
                .values("teams", "off", "2v2")
                .values("hoard-cap", "carry-over", "strict")
                .values("pace", "normal", "relaxed", "quick", "untimed")
                .range("round-limit", 1, MOST_ROUNDS)
                .check(box);
        if (box.seats().min() < 2) throw new BrokenBox("seats", "it takes two to compete");
        checkTeams(box);
        checkNumbers(box);
        List<StartupCard> titles = box.catalogue().titles();
        for (int i = 0; i < titles.size(); i++) checkCard("cards[" + i + "]", titles.get(i));
    }

    /** Two against two needs four. */
    private static void checkTeams(ItStartupBox box) {
        for (int i = 0; i < box.options().size(); i++) {
            Option option = box.options().get(i);
            boolean teams = option.id().equals("teams") && option.allows("2v2");
            if (teams
                    && (option.needs() == null || !Objects.equals(option.needs().get("seats"), 4)))
                throw new BrokenBox("options[" + i + "].needs", "teams need 4 seats");
            if (teams && option.preset().equals("2v2"))
                throw new BrokenBox("options[" + i + "].default", "a table of any number of seats must have it");
        }
    }

    private static void checkNumbers(ItStartupBox box) {
        Constants numbers = box.constants();
        for (int seats = box.seats().min(); seats <= box.seats().max(); seats++) {
            Integer cap = numbers.hoardCapByPlayers().get(String.valueOf(seats));
            if (cap == null) throw new BrokenBox("constants.hoardCapByPlayers", "no cap for " + seats + " players");
        }
        int cards =
                box.catalogue().titles().stream().mapToInt(StartupCard::copies).sum();
        if (cards > MOST_CARDS) throw new BrokenBox("cards", "at most " + MOST_CARDS + ", but there are " + cards);
        if (numbers.startingHand() * box.seats().max() > cards)
            throw new BrokenBox("constants.startingHand", "more than the deck holds");
    }

    private static void checkCard(String place, StartupCard card) {
        if (card instanceof EmployeeCard employee && employee.role() != Role.DEVELOPER && employee.efficiency() != 0)
            throw new BrokenBox(place + ".efficiency", "only developers have one");
        int aimed = 0;
        for (int i = 0; i < card.effects().size(); i++) {
            Effect effect = card.effects().get(i);
            new EffectCheck(place + ".effects[" + i + "]", card, effect).check();
            TargetKind target = effect.target();
            if (card instanceof EmployeeCard
                    && effect.trigger() == Trigger.WHEN_PLAYED
                    && target != null
                    && target.isEmployee()
                    && ++aimed > 1) throw new BrokenBox(place + ".effects[" + i + "]", "a card names one target");
        }
    }

    /** One effect of one card. */
    private record EffectCheck(String place, StartupCard card, Effect effect) {

        void check() {
            switch (effect.kind()) {
                case DRAW -> happens(Trigger.WHEN_PLAYED, Trigger.ON_RESOLVE, Trigger.END_OF_TURN);
                case DRAW_PER_DEVELOPER,
                        DRAW_FREE_ACTIONS,
                        REMOVE_BURNOUT_ALL,
                        GAIN_RESOURCES,
                        GAIN_RESOURCES_IF_BEHIND,
                        BONUS_PER_DEVELOPER,
                        EXTRA_BURNOUT_DEVELOPERS,
                        SKIP_BURNOUT,
                        LOOK_AND_TAKE -> happens(Trigger.WHEN_PLAYED, Trigger.ON_RESOLVE);
                case ADD_BURNOUT, REMOVE_BURNOUT, RETURN_TO_HAND, TAKE_OVER_IF_BEHIND -> {
                    happens(Trigger.WHEN_PLAYED);
                    if (effect.target() == null || !effect.target().isEmployee())
                        throw new BrokenBox(place + ".target", "must be one employee");
                }
                case TAKE_OVER, OUTSOURCE -> actionOn(TargetKind.OPPONENT_EMPLOYEE_NOT_ON_LOAN);
                case TAKE_KNOWLEDGE -> actionOn(TargetKind.OPPONENT_KNOWLEDGE_TO_OWN_DEVELOPER);
                case ADD_BURNOUT_ALL, STEAL_RESOURCES, LOSE_POINTS, REDUCE_NEXT_SCORE -> actionOn(TargetKind.OPPONENT);
                case COIN_TAKE_OVER -> happens(Trigger.ACTIVATED);
                case COUNTER_ACTION -> {
                    happens(Trigger.RESPONSE);
                    if (effect.payTo() == null) throw new BrokenBox(place + ".payTo", "missing");
                }
                case KNOWLEDGE_DISCOUNT, EFFICIENCY_IF_OTHER_DEVELOPER, TEAM_EFFICIENCY, BURNOUT_RATE ->
                    happens(Trigger.WHILE_IN_PLAY);
                case KNOWLEDGE_TO_OWNER_HAND -> happens(Trigger.WHEN_LEAVING);
            }
            checkAmounts();
        }

        /** Each kind has the number it needs. */
        private void checkAmounts() {
            switch (effect.kind()) {
                case RETURN_TO_HAND, TAKE_OVER, OUTSOURCE, TAKE_KNOWLEDGE, SKIP_BURNOUT, KNOWLEDGE_TO_OWNER_HAND -> {}
                case LOOK_AND_TAKE -> number("look", effect.look());
                case COIN_TAKE_OVER, COUNTER_ACTION -> number("cost", effect.cost());
                case TAKE_OVER_IF_BEHIND -> number("maxCost", effect.maxCost());
                default -> number("amount", effect.amount());
            }
            if (effect.kind() == EffectKind.GAIN_RESOURCES_IF_BEHIND) number("otherwise", effect.otherwise());
        }

        private void happens(Trigger... triggers) {
            boolean action = card instanceof ActionCard;
            if (List.of(triggers).contains(effect.trigger())
                    && (effect.trigger() == Trigger.ON_RESOLVE) == action
                    && !(card instanceof KnowledgeCard)) return;
            throw new BrokenBox(place + ".trigger", "this card can't have this effect then");
        }

        private void actionOn(TargetKind target) {
            if (effect.trigger() != Trigger.ON_RESOLVE
                    || !(card instanceof ActionCard action)
                    || action.target() != target)
                throw new BrokenBox(place + ".kind", "needs an action card with another target");
        }

        private void number(String field, @Nullable Integer number) {
            if (number == null) throw new BrokenBox(place + "." + field, "missing");
        }
    }
}
