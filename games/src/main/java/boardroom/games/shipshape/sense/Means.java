package boardroom.games.shipshape.sense;

import boardroom.games.shipshape.box.Constants;
import boardroom.games.shipshape.box.Transport;
import boardroom.games.shipshape.box.TransportType;
import boardroom.games.shipshape.rules.Firm;
import boardroom.games.shipshape.rules.ShipShapeState;
import boardroom.games.shipshape.rules.SupplyInPlay;
import boardroom.games.shipshape.rules.TransportInPlay;
import java.util.List;

/** What every firm of a position holds, gets and carries, and the turns it has left, in plain arrays by seat. */
@SuppressWarnings("EnumOrdinal") // ways of transport are places in plain arrays, asked by the thousand
final class Means {
    static final int TYPES = TransportType.values().length;

    private final ShipShapeState s;
    final Constants numbers;
    final Firm[] firms;
    final long[] held;

    /** What it gets each turn, by kind. */
    final int[] gets;

    /** What it can send now, by type. */
    final int[] room;

    /** The turns it has left this week. */
    final int[] left;

    /** 1 if it has collected in the first of them. */
    final int[] late;

    /** How many turns of others come before it. */
    final int[] wait;

    /** Whether all its transports are away, and no more can be bought. */
    final boolean[] stuck;

    Means(ShipShapeState s, Constants numbers) {
        this.s = s;
        this.numbers = numbers;
        int seats = s.firms.length;
        firms = new Firm[seats];
        held = new long[seats];
        gets = new int[seats * Lanes.KINDS];
        room = new int[seats * TYPES];
        left = new int[seats];
        late = new int[seats];
        wait = new int[seats];
        stuck = new boolean[seats];
    }

    /** Begins again from there. */
    void reset(Means from) {
        System.arraycopy(from.firms, 0, firms, 0, firms.length);
        System.arraycopy(from.held, 0, held, 0, held.length);
        System.arraycopy(from.gets, 0, gets, 0, gets.length);
        System.arraycopy(from.room, 0, room, 0, room.length);
        System.arraycopy(from.left, 0, left, 0, left.length);
        System.arraycopy(from.late, 0, late, 0, late.length);
        System.arraycopy(from.wait, 0, wait, 0, wait.length);
        System.arraycopy(from.stuck, 0, stuck, 0, stuck.length);
    }

    /** A firm as it is or would be, before or after the action of this turn. */
    void look(Firm firm, boolean hasActed) {
        int seat = firm.seat;
        firms[seat] = firm;
        held[seat] = Lanes.of(firm.tokens);
        long income = Lanes.of(firm.player.output());
        long eaten = 0;
        for (SupplyInPlay supply : firm.supplies) {
            income += Lanes.of(supply.card().output());
            eaten += Lanes.of(supply.card().input());
        }
        for (int kind = 0; kind < Lanes.KINDS; kind++)
            gets[seat * Lanes.KINDS + kind] = Math.max(0, Lanes.of(income, kind) - Lanes.of(eaten, kind));
        for (int type = 0; type < TYPES; type++) room[seat * TYPES + type] = 0;
        int away = 0;
        for (TransportInPlay transport : firm.transports)
            if (transport.rotated()) away++;
            else carry(seat, transport.card());
        stuck[seat] = away >= numbers.transportLimit();
        boolean isActive = seat == s.active;
        boolean isOver = isActive && hasActed;
        left[seat] = s.turnsLeft(seat) - (isOver ? 1 : 0);
        late[seat] = isActive && !isOver && s.collected ? 1 : 0;
        wait[seat] = isOver ? firms.length : Math.floorMod(seat - s.active, firms.length);
    }

    private void carry(int seat, Transport card) {
        List<TransportType> types = card.types();
        for (int i = 0; i < types.size(); i++) room[seat * TYPES + types.get(i).ordinal()] += card.capacity();
    }
}
