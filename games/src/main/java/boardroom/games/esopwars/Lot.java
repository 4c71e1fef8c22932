package boardroom.games.esopwars;

import boardroom.engine.Piles;
import boardroom.games.esopwars.box.Employee;
import com.fasterxml.jackson.annotation.JsonCreator;

/** A card under the hammer with all raises so far; never changed, only replaced. */
final class Lot {
    private static final Raise[] NO_RAISES = {};

    /** Nobody: no leader yet, or a card of the reserve that nobody dropped. */
    static final int NOBODY = -1;

    /** One raise. */
    record Raise(int seat, int amount) {}

    final int number;
    final Employee card;
    /** Who dropped the card, so can't bid for it. */
    final int dropper;

    final Raise[] raises;

    @JsonCreator
    Lot(int number, Employee card, int dropper, Raise[] raises) {
        this.number = number;
        this.card = card;
        this.dropper = dropper;
        this.raises = raises;
    }

    static Lot of(int number, Employee card) {
        return new Lot(number, card, NOBODY, NO_RAISES);
    }

    static Lot droppedBy(int seat, int number, Employee card) {
        return new Lot(number, card, seat, NO_RAISES);
    }

    Lot raisedBy(int seat, int amount) {
        return new Lot(number, card, dropper, Piles.with(raises, new Raise(seat, amount)));
    }

    boolean hasBid() {
        return raises.length > 0;
    }

    int leader() {
        return raises.length == 0 ? NOBODY : raises[raises.length - 1].seat();
    }

    /** 0 as long as there is no bid. */
    int standingBid() {
        return raises.length == 0 ? 0 : raises[raises.length - 1].amount();
    }
}
