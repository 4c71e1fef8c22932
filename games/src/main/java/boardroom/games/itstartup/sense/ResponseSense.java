package boardroom.games.itstartup.sense;

import boardroom.games.itstartup.rules.ResponseWindow;
import boardroom.games.itstartup.rules.StartupMove.Respond;
import boardroom.games.itstartup.rules.StartupState;
import org.jspecify.annotations.Nullable;

/** Section 10 An attack is stopped if it costs more than stopping it. */
final class ResponseSense extends LeadSense<Respond> {
    private final ResponseWindow window;
    private final Lead lead;
    private final double resource;

    /** What a resource is worth in points. */
    ResponseSense(ResponseWindow window, Lead lead, double resource) {
        super(window, lead);
        this.window = window;
        this.lead = lead;
        this.resource = resource;
    }

    @Override
    public @Nullable StartupReason reason(StartupState s, int seat, Respond move) {
        Lead.Ahead ahead = lead.seenBy(s, seat);
        double now = ahead.of(s);
        int loss = (int) Math.round(now - after(s, seat, new Respond(Respond.PASS), ahead, now));
        int price = window.price(s, move);
        if (price > 0) {
            int worth = worth(price);
            return loss < worth ? null : new StartupReason.Stop(s.resolving().card(), price, worth, loss);
        }
        int cheapest = window.cheapest(s);
        return loss < 0 || loss > worth(cheapest)
                ? null
                : new StartupReason.LetHappen(s.resolving().card(), loss, cheapest, worth(cheapest));
    }

    private int worth(int price) {
        return (int) Math.round(price * resource);
    }
}
