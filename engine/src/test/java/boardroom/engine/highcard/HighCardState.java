package boardroom.engine.highcard;

import boardroom.engine.Rng;
import boardroom.engine.State;
import com.fasterxml.jackson.annotation.JsonIgnore;
import org.jspecify.annotations.Nullable;

/** Hands, what lies face down, tricks won. */
public final class HighCardState implements State<HighCardState> {
    final int seats;

    @JsonIgnore
    final HighCardBox box;

    /** Cards by seat; a card played leaves a gap. */
    HighCardBox.@Nullable Numbered[][] hands;

    HighCardBox.@Nullable Numbered[] laid;
    HighCardBox.Numbered[] stock;
    int[] tricks;
    int round;
    Rng deck;

    HighCardState(HighCardBox box, int seats, long seed) {
        this.box = box;
        this.seats = seats;
        this.deck = Rng.stream(seed, "deck");
        HighCardBox.Numbered[] cards = box.numbers().toArray(HighCardBox.Numbered[]::new);
        deck.shuffle(cards, 0, cards.length);
        hands = new HighCardBox.Numbered[seats][box.hand()];
        for (int i = 0; i < seats * box.hand(); i++) hands[i / box.hand()][i % box.hand()] = cards[i];
        stock = java.util.Arrays.copyOfRange(cards, seats * box.hand(), cards.length);
        laid = new HighCardBox.Numbered[seats];
        tricks = new int[seats];
    }

    private HighCardState(HighCardState other) {
        box = other.box;
        seats = other.seats;
        hands = new HighCardBox.Numbered[seats][];
        for (int seat = 0; seat < seats; seat++) hands[seat] = other.hands[seat].clone();
        laid = other.laid.clone();
        stock = other.stock.clone();
        tricks = other.tricks.clone();
        round = other.round;
        deck = other.deck.copy();
    }

    @Override
    public int seats() {
        return seats;
    }

    @Override
    public HighCardState copy() {
        return new HighCardState(this);
    }
}
