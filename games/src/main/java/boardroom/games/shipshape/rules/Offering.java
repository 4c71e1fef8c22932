package boardroom.games.shipshape.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Piles;
import boardroom.engine.Refusal;
import boardroom.engine.Seats;
import boardroom.engine.offers.Offer;
import boardroom.games.shipshape.box.Catalogue;
import boardroom.games.shipshape.rules.ShipShapeMove.MakeOffer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.3.1 An offer of the active player to one seat or to the table, or an invitation. */
final class Offering {
    record NoOffersLeft() implements Refusal {}

    private final TradeRules trade;

    /** What is listed for each seat that may be asked. */
    private final List<TradeLadder<MakeOffer>> ladders = new ArrayList<>();

    private final List<MakeOffer> invitations = new ArrayList<>();

    Offering(Catalogue catalogue, int seats, TradeRules trade) {
        this.trade = trade;
        for (int seat = 0; seat < seats; seat++) {
            Integer to = seat;
            ladders.add(new TradeLadder<>(catalogue, trade, true, (give, want) -> new MakeOffer(to, give, want)));
            invitations.add(new MakeOffer(to, Bundle.NOTHING, Bundle.NOTHING));
        }
    }

    void list(ShipShapeState s, Consumer<? super MakeOffer> out) {
        if (s.offersLeft() == 0) return;
        for (int seat = 0; seat < s.seats(); seat++) {
            if (seat == s.active) continue;
            ladders.get(seat).list(s, s.active, seat, out);
            if (s.terms.counterOffers()) out.accept(invitations.get(seat));
        }
    }

    MakeOffer swap(int to, int given, int paid, int wanted, int got) {
        return ladders.get(to).swap(given, paid, wanted, got);
    }

    MakeOffer purchase(int to, String card, int given, int paid) {
        return ladders.get(to).purchase(card, given, paid);
    }

    @Nullable Refusal refuse(ShipShapeState s, MakeOffer move) {
        Swap swap = new Swap(move.give(), move.want());
        if (swap.isBroken() || (move.to() != null && !s.isOtherSeat(move.to(), s.active)))
            return new CommonRefusal.Malformed();
        if (!s.terms.trade()) return new CommonRefusal.SwitchedOff();
        if (swap.isInvitation() && !s.terms.counterOffers()) return new CommonRefusal.CountersOff();
        if (s.offersLeft() == 0) return new NoOffersLeft();
        return swap.isInvitation() ? null : trade.refusal(s, s.active, asked(s, move), swap);
    }

    /** Those to whom it is put. */
    static Seats asked(ShipShapeState s, MakeOffer move) {
        return move.to() == null ? Seats.all(s.seats()).without(s.active) : Seats.of(move.to());
    }

    void play(ShipShapeState s, MakeOffer move, Events events) {
        Seats asked = asked(s, move);
        Swap swap = Swap.of(move.give(), move.want());
        s.talks = Piles.with(s.talks, Talk.begun(Offer.of(s.active, asked, swap)));
        events.tell(() -> told(s.active, asked, swap));
    }

    private static ShipShapeEvent told(int seat, Seats asked, Swap swap) {
        Arg.Seat by = new Arg.Seat(seat);
        List<Arg.Seat> to = asked.list().stream().map(Arg.Seat::new).toList();
        return swap.isInvitation()
                ? new ShipShapeEvent.Invited(by, to)
                : new ShipShapeEvent.OfferMade(by, to, Goods.say(swap.give()), Goods.say(swap.want()));
    }
}
