package boardroom.server.tiny;

import boardroom.engine.PrivateView;
import boardroom.engine.PublicView;
import boardroom.engine.Seats;
import java.util.List;

/** What the table sees of Tiny Bids. */
public record TinyView(int round, int rounds, String prize, Seats sealed, List<Integer> scores, String wall)
        implements PublicView {
    /** What one seat sees beyond that; the password is dealt to it alone. */
    public record Own(int purse, int bid, String note) implements PrivateView {}
}
