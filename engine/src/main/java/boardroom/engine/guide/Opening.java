package boardroom.engine.guide;

import boardroom.engine.Box;
import boardroom.engine.BrokenBox;
import boardroom.engine.Deal;
import boardroom.engine.Options;
import boardroom.engine.Say;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * How a guided game begins: how many sit there, which seat is the learner's, the bots of the other seats in seat order,
 * the options that differ from the defaults, and the chance it is dealt from.
 */
public record Opening(int seats, int seat, List<String> bots, Map<String, Object> options, long seed) {

    /** The deal it stands for. */
    public Deal deal(Box box) {
        return new Deal(seats, Options.of(box, options), seed);
    }

    /** The bots by the seats they take. */
    public Map<Integer, String> botsBySeat() {
        Map<Integer, String> seated = new TreeMap<>();
        for (int i = 0; i < bots.size(); i++) seated.put(i < seat ? i : i + 1, bots.get(i));
        return seated;
    }

    /** Throws {@link BrokenBox} if no such table can be dealt. */
    void check(Box box) {
        if (seat < 0 || seat >= seats) throw new BrokenBox("opening.seat", "from 0 to " + (seats - 1));
        if (bots.size() != seats - 1)
            throw new BrokenBox("opening.bots", seats - 1 + " for the other seats, not " + bots.size());
        Say refusal = Options.refusal(box, seats, options);
        if (refusal != null)
            throw new BrokenBox("opening.options", "can't be dealt: " + refusal.key() + " " + refusal.args());
    }
}
