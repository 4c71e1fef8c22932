package boardroom.games.shipit.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.phases.Silent;
import boardroom.games.shipit.box.Corporation;
import boardroom.games.shipit.box.ShipBox;

/** 4.1 All companies are revealed, and start with what their cards give. */
public final class Founding implements Silent<ShipState, ShipMove> {
    private static final Corporation[] NOTHING_DEALT = {};

    private final Corporations corporations;

    public Founding(ShipBox box) {
        this.corporations = new Corporations(box);
    }

    @Override
    public void open(ShipState s, Events events) {
        for (Company c : s.companies) {
            corporations.found(c);
            c.dealt = NOTHING_DEALT;
            events.tell(new ShipEvent.CompanyFounded(
                    new Arg.Seat(c.seat),
                    new Arg.CardId(c.funding.id()),
                    new Arg.CardId(c.tech.id()),
                    new Arg.CardId(c.product.id())));
        }
    }
}
