package boardroom.games.esopwars;

import boardroom.engine.Arg;
import boardroom.engine.Say;
import boardroom.games.esopwars.box.Employee;

/** Every reason why a move is not legal (4.7), each with a sentence of its own. */
final class Refusals {
    private Refusals() {}

    static Say onlyTheClock() {
        return Say.of("refuse.only-the-clock");
    }

    static Say notInThisPhase() {
        return Say.of("refuse.not-in-this-phase");
    }

    static Say gameOver() {
        return Say.of("refuse.game-over");
    }

    static Say noSeat() {
        return Say.of("refuse.no-seat");
    }

    static Say disqualified() {
        return Say.of("refuse.disqualified");
    }

    static Say tooLow(int minimum) {
        return Say.of("refuse.too-low", "minimum", Units.equity(minimum));
    }

    static Say tooHighARaise(int maximum) {
        return Say.of("refuse.too-high-a-raise", "maximum", Units.equity(maximum));
    }

    static Say aboveYourLimit(int limit) {
        return Say.of("refuse.above-your-limit", "limit", Units.equity(limit));
    }

    static Say abovePool(int pool) {
        return Say.of("refuse.above-pool", "pool", Units.equity(pool));
    }

    static Say notAMultiple(int step) {
        return Say.of("refuse.not-a-multiple", "step", Units.equity(step));
    }

    static Say youLead(Employee card) {
        return Say.of("refuse.you-lead", "card", Arg.card(card));
    }

    static Say youLeadElsewhere(Employee card) {
        return Say.of("refuse.you-lead-elsewhere", "card", Arg.card(card));
    }

    static Say youHavePassed() {
        return Say.of("refuse.you-have-passed");
    }

    static Say teamFull() {
        return Say.of("refuse.team-full");
    }

    static Say ownDrop(Employee card) {
        return Say.of("refuse.own-drop", "card", Arg.card(card));
    }

    static Say lotClosed() {
        return Say.of("refuse.lot-closed");
    }

    static Say notAsked() {
        return Say.of("refuse.not-asked");
    }

    static Say outOfReach(int minimum, int limit) {
        return Say.of("refuse.out-of-reach", "minimum", Units.equity(minimum)).with("limit", Units.equity(limit));
    }

    static Say noWildcardLeft() {
        return Say.of("refuse.no-wildcard-left");
    }

    static Say noSuchWildcard() {
        return Say.of("refuse.no-such-wildcard");
    }

    static Say notYourEmployee() {
        return Say.of("refuse.not-your-employee");
    }

    static Say notYourTurn() {
        return Say.of("refuse.not-your-turn");
    }

    static Say alreadyDrawn() {
        return Say.of("refuse.already-drawn");
    }

    static Say drawFirst() {
        return Say.of("refuse.draw-first");
    }

    static Say pileEmpty() {
        return Say.of("refuse.pile-empty");
    }

    static Say notInHand() {
        return Say.of("refuse.not-in-hand");
    }

    static Say lastSegment() {
        return Say.of("refuse.last-segment");
    }

    static Say lastIdea() {
        return Say.of("refuse.last-idea");
    }

    static Say notASegment() {
        return Say.of("refuse.not-a-segment");
    }

    static Say notAnIdea() {
        return Say.of("refuse.not-an-idea");
    }

    static Say companionOfSameType() {
        return Say.of("refuse.companion-of-same-type");
    }

    static Say companionMustFit() {
        return Say.of("refuse.companion-must-fit");
    }
}
