package boardroom.games.itstartup.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Refusal;
import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.box.Copies;
import boardroom.games.itstartup.rules.StartupMove.SellCard;
import org.jspecify.annotations.Nullable;

/** 4.4 sellCard and buyCard: as often as one likes. */
final class Trade {
    record DeckEmpty() implements Refusal {}

    private final Copies copies;
    private final Prices prices;

    Trade(Copies copies, Prices prices) {
        this.copies = copies;
        this.prices = prices;
    }

    @Nullable Refusal refuse(StartupState s, SellCard move) {
        return s.office().holds(copies.find(move.card())) ? null : new CommonRefusal.NotInHand();
    }

    void sell(StartupState s, SellCard move, Events events) {
        CardCopy card = copies.get(move.card());
        s.office().letGo(card);
        s.noLongerFree(card);
        s.putUnder(card);
        int lost = Purse.gain(s, s.active, prices.sale());
        events.tell(new StartupEvent.Sold(new Arg.Seat(s.active), Cards.id(card), prices.sale()));
        Purse.tellLost(s, s.active, lost, events);
    }

    @Nullable Refusal refuseBuying(StartupState s) {
        return s.deck.length == 0 ? new DeckEmpty() : CommonRefusal.unlessPaid(s, prices.extraCard());
    }

    void buy(StartupState s, Events events) {
        Purse.pay(s.office(), prices.extraCard());
        s.office().ledger.spentOnCards += prices.extraCard();
        events.tell(new StartupEvent.Bought(new Arg.Seat(s.active), prices.extraCard()));
        Drawing.draw(s, s.active, 1, events);
    }
}
