package boardroom.games.shipshape.sense;

import boardroom.games.shipshape.box.TransportType;
import boardroom.games.shipshape.rules.Firm;
import boardroom.games.shipshape.rules.ShipShapeState;
import boardroom.games.shipshape.rules.SupplyInPlay;
import boardroom.games.shipshape.rules.TransportInPlay;
import java.util.Arrays;

/** A firm as it sets out on its coming turns: all that 10.2 looks at, laid out for counting. */
final class Outfit {
    final int seat;
    final long tokens;
    final long income;
    final long[] inputs;
    final long[] outputs;

    /** Supplies that do not work in the next collection, because they have worked today. */
    final int stamped;

    final int turnsLeft;

    /** Whether the next turn has begun, and what it brings is in the tokens. */
    final boolean collected;

    /** The day of the next turn, and how many turns of the table away it is. */
    final int day;

    final int wait;

    private final Firm firm;

    Outfit(ShipShapeState s, int seat) {
        this.seat = seat;
        firm = s.firms[seat];
        SupplyInPlay[] supplies = firm.supplies;
        tokens = Lanes.of(firm.tokens);
        income = Lanes.of(firm.player.output());
        boolean isActive = seat == s.active;
        boolean over = isActive && s.acted;
        int before = Math.floorMod(seat - s.active, s.firms.length);
        boolean today = !over && before <= Math.floorMod(s.holder - s.active - 1, s.firms.length);
        turnsLeft = s.turnsLeft(seat) - (over ? 1 : 0);
        collected = isActive && !over && s.collected;
        wait = over ? s.firms.length : before;
        day = today ? s.day : s.day + 1;
        inputs = new long[supplies.length];
        outputs = new long[supplies.length];
        int marks = 0;
        for (int i = 0; i < supplies.length; i++) {
            inputs[i] = Lanes.of(supplies[i].card().input());
            outputs[i] = Lanes.of(supplies[i].card().output());
            if (today && supplies[i].stamped()) marks |= 1 << i;
        }
        stamped = marks;
    }

    /** Whether nothing that matters for its plans has changed. */
    boolean isLike(Outfit other) {
        return tokens == other.tokens
                && Arrays.equals(firm.supplies, other.firm.supplies)
                && Arrays.equals(firm.transports, other.firm.transports)
                && turnsLeft == other.turnsLeft
                && collected == other.collected;
    }

    /** What all upright transports of a type carry. */
    int capacity(TransportType type) {
        int sum = 0;
        for (TransportInPlay each : firm.transports)
            if (!each.rotated() && each.card().travels(type)) sum += each.card().capacity();
        return sum;
    }

    /** How many transports of a type it can still take on: rotated ones and those of the type stay. */
    int placesFor(TransportType type, int limit) {
        int places = limit;
        for (TransportInPlay each : firm.transports)
            if (each.rotated() || each.card().travels(type)) places--;
        return places;
    }

    /** Whether it ever gets a kind of token by itself. */
    boolean hasSource(int kind) {
        if (Lanes.of(income, kind) > 0) return true;
        for (long output : outputs) if (Lanes.of(output, kind) > 0) return true;
        return false;
    }
}
