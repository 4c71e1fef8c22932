package boardroom.games.itstartup.sense;

import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.rules.ResponseWindow;
import boardroom.games.itstartup.rules.StartupMove.Respond;
import boardroom.games.itstartup.rules.StartupState;
import org.jspecify.annotations.Nullable;

/** Section 10 An attack is stopped if it costs more than stopping it. */
final class ResponseSense extends LeadSense<Respond> {
    private final ResponseWindow window;
    private final Lead lead;
    private final Tenure tenure;
    private final Weights.Offices weights;

    ResponseSense(ResponseWindow window, Lead lead, Tenure tenure, Weights.Offices weights) {
        super(window, lead);
        this.window = window;
        this.lead = lead;
        this.tenure = tenure;
        this.weights = weights;
    }

    @Override
    public @Nullable StartupReason reason(StartupState s, int seat, Respond move) {
        Lead.Ahead ahead = lead.seenBy(s, seat);
        double now = ahead.of(s);
        int loss = (int) Math.round(now - after(s, seat, new Respond(Respond.PASS), ahead, now));
        CardCopy card = s.resolving().card();
        int resources = s.offices[seat].resources;
        int price = window.price(s, move);
        if (price > 0) {
            int worth = worth(s, seat, price);
            if (loss >= worth) return new StartupReason.Stop(card, price, worth, loss);
            return loss > 0 ? new StartupReason.StopAnyway(card, price, loss, resources - price) : null;
        }
        int cheapest = window.cheapest(s);
        int worth = worth(s, seat, cheapest);
        return loss >= 0 && loss <= worth
                ? new StartupReason.LetHappen(card, loss, cheapest, worth)
                : new StartupReason.LetKeep(card, cheapest, resources);
    }

    /** Resources are worth less when there is hardly a turn left to spend them. */
    private int worth(StartupState s, int seat, int price) {
        double each = tenure.turns(s, seat) <= 1 ? weights.resourceAtTheEnd() : weights.resource();
        return (int) Math.round(price * each);
    }
}
