package boardroom.games.esopwars.rules;

import boardroom.engine.Piles;
import boardroom.engine.phases.Turn;
import boardroom.games.esopwars.box.Employee;
import com.fasterxml.jackson.annotation.JsonCreator;

/** A card under the hammer with all raises so far; never changed, only replaced. */
public final class Lot {
    private static final Raise[] NO_RAISES = {};

    /** One raise. */
    public record Raise(int seat, int amount) {}

    public final int number;
    public final Employee card;
    /** Who dropped the card, so can't bid for it; {@link Turn#NOBODY}: a card of the reserve. */
    public final int dropper;

    public final Raise[] raises;

    @JsonCreator
    public Lot(int number, Employee card, int dropper, Raise[] raises) {
        this.number = number;
        this.card = card;
        this.dropper = dropper;
        this.raises = raises;
    }

    static Lot of(int number, Employee card) {
        return new Lot(number, card, Turn.NOBODY, NO_RAISES);
    }

    static Lot droppedBy(int seat, int number, Employee card) {
        return new Lot(number, card, seat, NO_RAISES);
    }

    Lot raisedBy(int seat, int amount) {
        return new Lot(number, card, dropper, Piles.with(raises, new Raise(seat, amount)));
    }

    public boolean hasBid() {
        return raises.length > 0;
    }

    /** {@link Turn#NOBODY} as long as there is no bid. */
    public int leader() {
        return raises.length == 0 ? Turn.NOBODY : raises[raises.length - 1].seat();
    }

    /** 0 as long as there is no bid. */
    public int standingBid() {
        return raises.length == 0 ? 0 : raises[raises.length - 1].amount();
    }
}
