package boardroom.games.esopwars;

import com.fasterxml.jackson.annotation.JsonCreator;

/** The auction room: the open lots, who has passed since the last raise and, without a clock, who is asked. */
final class Floor {
    private static final int[] NO_ORDER = {};

    /** Open lots; replaced and never written to. */
    Lot[] lots;

    /** Seats that have passed since the last raise, as a mask. */
    int passed;

    /** Those of them whose clock ran out (4.1.5). */
    int idle;

    /** Accepted bids since the floor opened. */
    int bids;

    /** The order in which teams are asked; empty with the clock on. */
    int[] callOrder = NO_ORDER;

    /** The place in the call order of the team that is asked now. */
    int asked;

    /** How many times a team was asked, so that each ask has a name of its own. */
    int asks;

    @JsonCreator
    Floor(Lot[] lots) {
        this.lots = lots;
    }

    Floor copy() {
        Floor copy = new Floor(lots);
        copy.passed = passed;
        copy.idle = idle;
        copy.bids = bids;
        copy.callOrder = callOrder;
        copy.asked = asked;
        copy.asks = asks;
        return copy;
    }

    /** The lot of the main auction. */
    Lot lot() {
        return lots[0];
    }

    boolean hasPassed(int seat) {
        return (passed >> seat & 1) == 1;
    }

    boolean wasIdle(int seat) {
        return (idle >> seat & 1) == 1;
    }

    /** The seats that lead a lot, as a mask. */
    int leaders() {
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

    int askedSeat() {
        return callOrder[asked];
    }

    /** Goes round the call order to the next team that still has to answer; there must be one. */
    void askNext(int answering) {
        do asked = (asked + 1) % callOrder.length;
        while ((answering >> callOrder[asked] & 1) == 0);
        asks++;
    }

    /** The place of the lot of this card; -1: it is not under the hammer. */
    int find(String card) {
        for (int i = 0; i < lots.length; i++) if (lots[i].card.id().equals(card)) return i;
        return -1;
    }
}
