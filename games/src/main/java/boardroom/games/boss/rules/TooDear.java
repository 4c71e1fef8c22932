package boardroom.games.boss.rules;

import boardroom.engine.Arg;
import boardroom.engine.Refusal;
import boardroom.games.boss.box.Cost;
import java.util.ArrayList;
import java.util.List;

/** A choice that has to be paid in full, and can't be. */
record TooDear(List<Arg> cost) implements Refusal {
    static TooDear of(Cost cost) {
        List<Arg> amounts = new ArrayList<>();
        if (cost.dollars() > 0) amounts.add(new Arg.Amount(Units.CASH, cost.dollars()));
        if (cost.hours() > 0) amounts.add(new Arg.Amount(Units.TIME, cost.hours()));
        if (cost.bulbs() > 0) amounts.add(new Arg.Amount(Units.IDEAS, cost.bulbs()));
        return new TooDear(amounts);
    }
}
