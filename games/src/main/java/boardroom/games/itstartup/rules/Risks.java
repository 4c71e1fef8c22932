package boardroom.games.itstartup.rules;

import boardroom.engine.Kind;
import boardroom.engine.Risk;
import boardroom.engine.Seat;
import boardroom.engine.Sentence;
import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.box.Copies;
import boardroom.games.itstartup.box.Payee;
import boardroom.games.itstartup.rules.Counters.CounterOption;
import java.util.ArrayList;
import java.util.List;

/** What the target of a card could answer it with, told before it is played; all of it lies open. */
final class Risks {
    @Kind("risk")
    sealed interface Stop extends Sentence {
        record Blocks(CardCopy employee, @Seat int seat, int price, int resources) implements Stop {}

        record Pays(@Seat int seat, int price, String payee, int resources) implements Stop {}

        record MostLikelyLost(int amount) implements Stop {}
    }

    private final Copies copies;
    private final Counters counters;

    Risks(Copies copies, Counters counters) {
        this.copies = copies;
        this.counters = counters;
    }

    List<Risk> of(StartupState s, Resolving declared) {
        List<Risk> risks = new ArrayList<>();
        if (!counters.canAnswer(s, declared)) return risks;
        for (CounterOption option : counters.options(s, declared)) {
            Stop what = stop(s, declared.aim().seat(), option);
            int lost = declared.paid() - (option.payee() == Payee.ACTOR ? option.price() : 0);
            // An answer that costs less than the card will hardly be left out.
            risks.add(lost > option.price() ? Risk.of(what, new Stop.MostLikelyLost(lost)) : Risk.of(what));
        }
        return risks;
    }

    private Stop stop(StartupState s, int target, CounterOption option) {
        int resources = s.offices[target].resources;
        return option.employee() == null
                ? new Stop.Pays(target, option.price(), option.payee().id(), resources)
                : new Stop.Blocks(copies.get(option.employee()), target, option.price(), resources);
    }
}
