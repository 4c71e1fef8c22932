package boardroom.games.shipit;

import boardroom.engine.Arg;
import boardroom.engine.Card;
import boardroom.engine.Say;

/** Every reason why a move is not legal, each with a sentence of its own; those of programs stand with their check. */
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

    static Say alreadyFinal() {
        return Say.of("refuse.final");
    }

    static Say noSuchCard() {
        return Say.of("refuse.no-such-card");
    }

    static Say notDealt() {
        return Say.of("refuse.not-dealt");
    }

    static Say onlyPresets() {
        return Say.of("refuse.only-presets");
    }

    static Say chooseFirst() {
        return Say.of("refuse.choose-first");
    }

    static Say notForYou() {
        return Say.of("refuse.not-for-you");
    }

    static Say belowSalary(int salary) {
        return Say.of("refuse.below-salary", "salary", Units.money(salary));
    }

    static Say tooExpensive(int most) {
        return Say.of("refuse.too-expensive", "most", Units.money(most));
    }

    static Say noBidThere() {
        return Say.of("refuse.no-bid-there");
    }

    static Say notNegative() {
        return Say.of("refuse.not-negative");
    }

    static Say notYourEngineer() {
        return Say.of("refuse.not-your-engineer");
    }

    static Say forced(String engineer) {
        return Say.of("refuse.forced", "engineer", Arg.of(engineer));
    }

    static Say alreadyPlaced(String engineer) {
        return Say.of("refuse.already-placed", "engineer", Arg.of(engineer));
    }

    static Say notPlaced(String engineer) {
        return Say.of("refuse.not-placed", "engineer", Arg.of(engineer));
    }

    static Say notYetOpen(Card action, int round) {
        return Say.of("refuse.not-yet-open", "action", Arg.card(action)).with("round", round);
    }

    static Say closed(Card action) {
        return Say.of("refuse.closed", "action", Arg.card(action));
    }

    static Say cannotPay(Card action, int cost, int free) {
        return Say.of("refuse.cannot-pay", "action", Arg.card(action))
                .with("cost", Units.money(cost))
                .with("free", Units.money(free));
    }

    static Say onlyOne(Card action) {
        return Say.of("refuse.only-one", "action", Arg.card(action));
    }

    static Say noAiThere(Card action) {
        return Say.of("refuse.no-ai-there", "action", Arg.card(action));
    }

    static Say skeptic(String engineer) {
        return Say.of("refuse.skeptic", "engineer", Arg.of(engineer));
    }

    static Say noAiLeft(int capacity) {
        return Say.of("refuse.no-ai-left").with("capacity", capacity);
    }

    static Say slotsTaken(Card action) {
        return Say.of("refuse.slots-taken", "action", Arg.card(action));
    }

    static Say noPivot() {
        return Say.of("refuse.no-pivot");
    }

    static Say sameProduct() {
        return Say.of("refuse.same-product");
    }

    static Say notAllPlaced() {
        return Say.of("refuse.not-all-placed");
    }

    static Say notYourTurn() {
        return Say.of("refuse.not-your-turn");
    }

    static Say placesAreFinal() {
        return Say.of("refuse.places-are-final");
    }

    static Say notInThePuzzle() {
        return Say.of("refuse.not-in-the-puzzle");
    }

    static Say notAsked() {
        return Say.of("refuse.not-asked");
    }
}
