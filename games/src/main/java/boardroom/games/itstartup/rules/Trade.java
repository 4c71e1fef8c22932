package boardroom.games.itstartup.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Say;
import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.box.Catalogue;
import org.jspecify.annotations.Nullable;

/** 4.4 sellCard and buyCard: as often as one likes. */
public final class Trade {
    private final Catalogue catalogue;
    private final Prices prices;

    public Trade(Catalogue catalogue, Prices prices) {
        this.catalogue = catalogue;
        this.prices = prices;
    }

    public @Nullable Say refuse(StartupState r, StartupMove.SellCard move) {
        CardCopy card = catalogue.find(move.card());
        return card == null || !r.office().holds(card) ? Refusals.notInHand() : null;
    }

    public void sell(StartupState r, StartupMove.SellCard move, Events events) {
        CardCopy card = catalogue.get(move.card());
        r.office().letGo(card);
        r.noLongerFree(card);
        r.putUnder(card);
        int lost = Purse.gain(r, r.active, prices.sale());
        if (events.listening())
            events.tell(new StartupEvent.Sold(new Arg.Seat(r.active), Cards.id(card), prices.sale()));
        Purse.tellLost(r, r.active, lost, events);
    }

    public boolean mayBuy(StartupState r) {
        return r.deck.length > 0 && r.office().resources >= prices.extraCard();
    }

    public @Nullable Say refuseBuying(StartupState r) {
        if (r.deck.length == 0) return Refusals.deckEmpty();
        int price = prices.extraCard();
        return r.office().resources < price ? Refusals.cannotPay(price, r.office().resources) : null;
    }

    public void buy(StartupState r, Events events) {
        Purse.pay(r.office(), prices.extraCard());
        r.office().ledger.spentOnCards += prices.extraCard();
        if (events.listening()) events.tell(new StartupEvent.Bought(new Arg.Seat(r.active), prices.extraCard()));
        Drawing.draw(r, r.active, 1, events);
    }
}
