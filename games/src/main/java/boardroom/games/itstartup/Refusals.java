package boardroom.games.itstartup;

import boardroom.engine.Arg;
import boardroom.engine.Say;
import boardroom.games.itstartup.box.CardCopy;

/** Every reason why a move is not legal, each with a sentence of its own. */
final class Refusals {
    private Refusals() {}

    static Say noSeat() {
        return Say.of("refuse.no-seat");
    }

    static Say notYourTurn() {
        return Say.of("refuse.not-your-turn");
    }

    static Say notInThisPhase() {
        return Say.of("refuse.not-in-this-phase");
    }

    static Say onlyAnAnswer() {
        return Say.of("refuse.only-an-answer");
    }

    static Say gameOver() {
        return Say.of("refuse.game-over");
    }

    static Say alreadyChosen() {
        return Say.of("refuse.already-chosen");
    }

    static Say notInHand() {
        return Say.of("refuse.not-in-hand");
    }

    static Say namedTwice() {
        return Say.of("refuse.named-twice");
    }

    static Say notYourEmployee() {
        return Say.of("refuse.not-your-employee");
    }

    static Say notYourKnowledge() {
        return Say.of("refuse.not-your-knowledge");
    }

    static Say noBurnout(CardCopy employee) {
        return Say.of("refuse.no-burnout", "employee", Arg.card(employee));
    }

    static Say cannotPay(int price, int resources) {
        return Say.of("refuse.cannot-pay")
                .with("price", price)
                .with("resources", resources)
                .with("missing", price - resources);
    }

    static Say notAnEmployee(CardCopy card) {
        return Say.of("refuse.not-an-employee", "card", Arg.card(card));
    }

    static Say notKnowledge(CardCopy card) {
        return Say.of("refuse.not-knowledge", "card", Arg.card(card));
    }

    static Say notAnAction(CardCopy card) {
        return Say.of("refuse.not-an-action", "card", Arg.card(card));
    }

    static Say notADeveloper(CardCopy employee) {
        return Say.of("refuse.not-a-developer", "employee", Arg.card(employee));
    }

    static Say noDeveloper() {
        return Say.of("refuse.no-developer");
    }

    static Say noOtherDeveloper() {
        return Say.of("refuse.no-other-developer");
    }

    static Say nobodyInReach(CardCopy employee) {
        return Say.of("refuse.nobody-in-reach", "employee", Arg.card(employee));
    }

    static Say alreadyHolds(CardCopy employee, CardCopy knowledge) {
        return Say.of("refuse.already-holds", "employee", Arg.card(employee)).with("knowledge", Arg.card(knowledge));
    }

    static Say onLoan(CardCopy employee) {
        return Say.of("refuse.on-loan", "employee", Arg.card(employee));
    }

    static Say movedThisTurn(CardCopy knowledge) {
        return Say.of("refuse.moved-this-turn", "knowledge", Arg.card(knowledge));
    }

    static Say nameATarget(CardCopy card) {
        return Say.of("refuse.name-a-target", "card", Arg.card(card));
    }

    static Say needsNoTarget(CardCopy card) {
        return Say.of("refuse.needs-no-target", "card", Arg.card(card));
    }

    static Say outOfReach(CardCopy card) {
        return Say.of("refuse.out-of-reach", "card", Arg.card(card));
    }

    static Say nobodyToAimAt(CardCopy card) {
        return Say.of("refuse.nobody-to-aim-at", "card", Arg.card(card));
    }

    static Say nobodyForThePlan(CardCopy card) {
        return Say.of("refuse.nobody-for-the-plan", "card", Arg.card(card));
    }

    static Say borrowed(CardCopy card, CardCopy employee) {
        return Say.of("refuse.borrowed", "card", Arg.card(card)).with("employee", Arg.card(employee));
    }

    static Say tooSenior(CardCopy card, CardCopy employee, int most) {
        return Say.of("refuse.too-senior", "card", Arg.card(card))
                .with("employee", Arg.card(employee))
                .with("cost", employee.cost())
                .with("most", most);
    }

    static Say notBehind(CardCopy card, int theirs, int yours) {
        return Say.of("refuse.not-behind", "card", Arg.card(card))
                .with("theirs", theirs)
                .with("yours", yours);
    }

    static Say notAnOpponent() {
        return Say.of("refuse.not-an-opponent");
    }

    static Say plannedThisTurn(CardCopy card) {
        return Say.of("refuse.planned-this-turn", "card", Arg.card(card));
    }

    static Say planSlotFull() {
        return Say.of("refuse.plan-slot-full");
    }

    static Say deckEmpty() {
        return Say.of("refuse.deck-empty");
    }

    static Say noAbility(CardCopy employee) {
        return Say.of("refuse.no-ability", "employee", Arg.card(employee));
    }

    static Say alreadyUsed(CardCopy employee) {
        return Say.of("refuse.already-used", "employee", Arg.card(employee));
    }

    static Say tooManyActions() {
        return Say.of("refuse.too-many-actions");
    }

    static Say noSuchCounter() {
        return Say.of("refuse.no-such-counter");
    }

    static Say notAmongThem() {
        return Say.of("refuse.not-among-them");
    }
}
