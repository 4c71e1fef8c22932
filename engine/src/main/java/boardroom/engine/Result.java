package boardroom.engine;

import java.util.List;

/**
 * How a game ended: one standing per seat, in seat order, and the sentence that says it.
 *
 * @param together whether all seats won or lost as one, so that nobody came before anybody
 */
public record Result(Say headline, List<Standing> standings, boolean together) {

    /** Each seat for itself. */
    public Result(Say headline, List<Standing> standings) {
        this(headline, standings, false);
    }

    /**
     * Where a seat ended: its rank (1 is best, shared ranks allowed), what the rank is read from with its breakdown,
     * the titles it took, and whether it was out before the end.
     */
    public record Standing(
            int seat, int rank, Arg score, List<Breakdown> breakdowns, List<String> titles, boolean out) {}

    /** The seats on the first rank; nobody who is out, so none if all have lost. */
    public Seats winners() {
        int mask = 0;
        for (Standing s : standings) if (s.rank() == 1 && !s.out()) mask |= 1 << s.seat();
        return Seats.ofMask(mask);
    }
}
