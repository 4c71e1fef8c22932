package boardroom.server.tiny;

import boardroom.engine.Rng;
import boardroom.engine.State;

/** A play of Tiny Bids. */
public final class TinyState implements State<TinyState> {
    static final int NOT_YET = -1;

    final int seats;
    final int rounds;
    final boolean clock;
    final int wall;
    final int headStart;
    int round;
    int[] purse;
    int[] bid;
    int[] score;
    String[] note;
    int[] deck;
    Rng rng;

    TinyState(int seats, int rounds, boolean clock, int wall, int headStart, Rng rng) {
        this.seats = seats;
        this.rounds = rounds;
        this.clock = clock;
        this.wall = wall;
        this.headStart = headStart;
        this.purse = new int[seats];
        this.bid = new int[seats];
        this.score = new int[seats];
        this.note = new String[seats];
        this.deck = new int[rounds];
        this.rng = rng;
    }

    @Override
    public int seats() {
        return seats;
    }

    @Override
    public TinyState copy() {
        TinyState copy = new TinyState(seats, rounds, clock, wall, headStart, rng.copy());
        copy.round = round;
        copy.purse = purse.clone();
        copy.bid = bid.clone();
        copy.score = score.clone();
        copy.note = note.clone();
        copy.deck = deck.clone();
        return copy;
    }
}
