package boardroom.games.esopwars.rules;

import com.fasterxml.jackson.annotation.JsonCreator;

/** What is under the hammer: the open lots, who has passed since the last raise and, without a clock, who is asked. */
public final class Bidding implements Cloneable {
    private static final int[] NO_ORDER = {};

    /** Open lots; replaced and never written to. */
    public Lot[] lots;

    /** Seats that have passed since the last raise, as a mask. */
    public int passed;

    /** Those of them whose clock ran out (4.1.5). */
    public int idle;

    /** Accepted bids since the lots were opened. */
    public int bids;

    /** The order in which teams are asked; empty with the clock on. */
    public int[] callOrder = NO_ORDER;

    /** The place in the call order of the team that is asked now. */
    public int asked;

    /** How many times a team was asked, so that each ask has a name of its own. */
    public int asks;

    /** What the lots are worth, by what is known about good play. */
    public final transient Appraisals appraisals = new Appraisals();

    @JsonCreator
    public Bidding(Lot[] lots) {
        this.lots = lots;
    }

    @Override
    public Bidding clone() {
        try {
            return (Bidding) super.clone();
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }

    /** The lot of the main auction. */
    public Lot lot() {
        return lots[0];
    }

    public boolean hasPassed(int seat) {
        return (passed >> seat & 1) == 1;
    }

    public boolean wasIdle(int seat) {
        return (idle >> seat & 1) == 1;
    }

    /** The seats that lead a lot, as a mask. */
    public int leaders() {
        int leaders = 0;
        for (Lot lot : lots) if (lot.hasBid()) leaders |= 1 << lot.leader();
        return leaders;
    }

    /** A raise clears all passes. */
    void raise(int place, int seat, int amount) {
        lots = lots.clone();
        lots[place] = lots[place].raisedBy(seat, amount);
        passed = 0;
        idle = 0;
        bids++;
    }

    void pass(int seat) {
        passed |= 1 << seat;
    }

    void idlePass(int seat) {
        passed |= 1 << seat;
        idle |= 1 << seat;
    }

    /** Nobody has been asked yet: the first ask goes to the head of the order. */
    void callInOrder(int[] order) {
        callOrder = order;
        asked = order.length - 1;
    }

    public int askedSeat() {
        return callOrder[asked];
    }

    /** Goes round the call order to the next team that still has to answer; there must be one. */
    void askNext(int answering) {
        do asked = (asked + 1) % callOrder.length;
        while ((answering >> callOrder[asked] & 1) == 0);
        asks++;
    }

    /** The place of the lot of this card; -1: it is not under the hammer. */
    public int find(String card) {
        for (int i = 0; i < lots.length; i++) if (lots[i].card.id().equals(card)) return i;
        return -1;
    }
}
