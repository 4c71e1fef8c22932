package boardroom.games.shipshape.rules;

import boardroom.games.shipshape.box.Tokens;
import java.util.List;

/**
 * One order of collecting, played out (4.2.1): what the player card brings and what is held then, and each supply's turn.
 */
public record CollectOrder(Tokens fromFirm, Tokens firmLost, Tokens heldFirst, List<Turn> turns) {
    /** A supply's turn to work: what it paid and got, what a short pile kept from it, and what is held after it. */
    public record Turn(SupplyInPlay supply, Fate fate, Tokens paid, Tokens got, Tokens lost, Tokens held) {}

    /** What is held in the end. */
    public Tokens after() {
        return turns.isEmpty() ? heldFirst : turns.getLast().held();
    }

    /** The cards in the order in which they work, as a move names them. */
    public List<String> ids() {
        return turns.stream().map(turn -> turn.supply().card().id()).toList();
    }

    /** All that came, whatever was paid for it. */
    public Tokens gained() {
        Tokens gained = fromFirm;
        for (Turn turn : turns) gained = gained.plus(turn.got());
        return gained;
    }

    /** All that was paid to supplies. */
    public Tokens spent() {
        Tokens spent = Tokens.NONE;
        for (Turn turn : turns) spent = spent.plus(turn.paid());
        return spent;
    }

    /** What short piles kept back. */
    public Tokens lost() {
        Tokens lost = firmLost;
        for (Turn turn : turns) lost = lost.plus(turn.lost());
        return lost;
    }
}
