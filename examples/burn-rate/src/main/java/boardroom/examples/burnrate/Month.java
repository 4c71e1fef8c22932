package boardroom.examples.burnrate;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Kind;
import boardroom.engine.Refusal;
import boardroom.engine.Sentence;
import boardroom.engine.UnitName;
import boardroom.engine.phases.HouseLine;
import boardroom.engine.phases.Line;
import boardroom.engine.phases.SealedChoice;
import boardroom.examples.burnrate.BurnRateBox.EventCard;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.1 All choose a budget in secret; revealed together and paid. 4.2 Everyone earns. 4.3 An event, once a game. */
final class Month extends SealedChoice<BurnRateState, Budget> {
    private final BurnRateBox box;

    Month(BurnRateBox box) {
        super(box.secondsToChoose());
        this.box = box;
    }

    @Override
    public void offers(BurnRateState s, int seat, Consumer<? super Budget> out) {
        for (int dollars = 0; dollars <= box.highestBudget(); dollars++) out.accept(new Budget(dollars));
    }

    private record NotThatMuch(@UnitName("dollars") int most) implements Refusal {}

    @Override
    public @Nullable Refusal refusal(BurnRateState s, int seat, Budget budget) {
        int most = Math.min(box.highestBudget(), s.money[seat]);
        return budget.dollars() < 0 || budget.dollars() > most ? new NotThatMuch(most) : null;
    }

    @Override
    protected void reveal(BurnRateState s, Events events) {
        int highest = 0;
        for (int seat = 0; seat < s.seats(); seat++)
            highest = Math.max(highest, opened(s, seat).dollars());
        for (int seat = 0; seat < s.seats(); seat++) {
            int spent = opened(s, seat).dollars();
            int gained = spent == 0 ? 0 : spent == highest ? box.usersForHighest() : box.usersForOthers();
            s.money[seat] -= spent;
            s.users[seat] += gained;
            events.tell(new BurnRateEvent.Spent(new Arg.Seat(seat), spent, gained));
        }
        s.show(box.revealMillis());
    }

    void earn(BurnRateState s, Events events) {
        for (int seat = 0; seat < s.seats(); seat++) {
            int earned = s.users[seat] / box.usersPerDollar();
            s.money[seat] += earned;
            if (earned > 0) events.tell(new BurnRateEvent.Earned(new Arg.Seat(seat), earned));
        }
    }

    void drawEvent(BurnRateState s, Events events) {
        if (s.round() != box.eventAfterMonth()) return;
        EventCard card = box.events().get(s.luck.below(box.events().size()));
        s.event = card;
        events.tell(new BurnRateEvent.Drawn(new Arg.CardId(card.id())));
        int mostUsers = Arrays.stream(s.users).max().orElseThrow();
        for (int seat = 0; seat < s.seats(); seat++) {
            if (card.hitsMostUsers() && s.users[seat] < mostUsers) continue;
            if (card.hitsRicherThan() != null && s.money[seat] <= card.hitsRicherThan()) continue;
            s.users[seat] = Math.max(0, s.users[seat] + card.users());
            s.money[seat] = Math.max(0, s.money[seat] + card.money());
            events.tell(new BurnRateEvent.Hit(new Arg.Seat(seat), s.users[seat], s.money[seat]));
        }
    }

    @Kind("prompt")
    private record ChooseBudget(int month) implements Sentence {}

    /** Words: what a company is asked. */
    Line ask(BurnRateState s, int seat) {
        return Line.of(hasChosen(s, seat) ? new HouseLine.MayChange() : new ChooseBudget(s.round()));
    }

    /** Sense: users are worth their price. */
    static void scores(BurnRateState s, int seat, List<? extends Budget> budgets, double[] out) {
        for (int i = 0; i < budgets.size(); i++) out[i] = budgets.get(i).dollars();
    }
}
