package boardroom.games.itstartup.rules;

import boardroom.engine.Arg;
import boardroom.engine.Say;
import boardroom.games.itstartup.box.CardCopy;

/** Every reason why a move is not legal, each with a sentence of its own. */
public final class Refusals {
    private Refusals() {}

    public static Say noSeat() {
        return Say.of("refuse.no-seat");
    }

    public static Say notYourTurn() {
        return Say.of("refuse.not-your-turn");
    }

    public static Say notInThisPhase() {
        return Say.of("refuse.not-in-this-phase");
    }

    public static Say onlyAnAnswer() {
        return Say.of("refuse.only-an-answer");
    }

    public static Say gameOver() {
        return Say.of("refuse.game-over");
    }

    public static Say alreadyChosen() {
        return Say.of("refuse.already-chosen");
    }

    public static Say notInHand() {
        return Say.of("refuse.not-in-hand");
    }

    public static Say namedTwice() {
        return Say.of("refuse.named-twice");
    }

    public static Say notYourEmployee() {
        return Say.of("refuse.not-your-employee");
    }

    public static Say notYourKnowledge() {
        return Say.of("refuse.not-your-knowledge");
    }

    public static Say noBurnout(CardCopy employee) {
        return Say.of("refuse.no-burnout", "employee", Arg.card(employee));
    }

    public static Say cannotPay(int price, int resources) {
        return Say.of("refuse.cannot-pay")
                .with("price", price)
                .with("resources", resources)
                .with("missing", price - resources);
    }

    public static Say notAnEmployee(CardCopy card) {
        return Say.of("refuse.not-an-employee", "card", Arg.card(card));
    }

    public static Say notKnowledge(CardCopy card) {
        return Say.of("refuse.not-knowledge", "card", Arg.card(card));
    }

    public static Say notAnAction(CardCopy card) {
        return Say.of("refuse.not-an-action", "card", Arg.card(card));
    }

    public static Say notADeveloper(CardCopy employee) {
        return Say.of("refuse.not-a-developer", "employee", Arg.card(employee));
    }

    public static Say noDeveloper() {
        return Say.of("refuse.no-developer");
    }

    public static Say noOtherDeveloper() {
        return Say.of("refuse.no-other-developer");
    }

    public static Say nobodyInReach(CardCopy employee) {
        return Say.of("refuse.nobody-in-reach", "employee", Arg.card(employee));
    }

    public static Say alreadyHolds(CardCopy employee, CardCopy knowledge) {
        return Say.of("refuse.already-holds", "employee", Arg.card(employee)).with("knowledge", Arg.card(knowledge));
    }

    public static Say onLoan(CardCopy employee) {
        return Say.of("refuse.on-loan", "employee", Arg.card(employee));
    }

    public static Say movedThisTurn(CardCopy knowledge) {
        return Say.of("refuse.moved-this-turn", "knowledge", Arg.card(knowledge));
    }

    public static Say nameATarget(CardCopy card) {
        return Say.of("refuse.name-a-target", "card", Arg.card(card));
    }

    public static Say needsNoTarget(CardCopy card) {
        return Say.of("refuse.needs-no-target", "card", Arg.card(card));
    }

    public static Say outOfReach(CardCopy card) {
        return Say.of("refuse.out-of-reach", "card", Arg.card(card));
    }

    public static Say nobodyToAimAt(CardCopy card) {
        return Say.of("refuse.nobody-to-aim-at", "card", Arg.card(card));
    }

    public static Say nobodyForThePlan(CardCopy card) {
        return Say.of("refuse.nobody-for-the-plan", "card", Arg.card(card));
    }

    public static Say borrowed(CardCopy card, CardCopy employee) {
        return Say.of("refuse.borrowed", "card", Arg.card(card)).with("employee", Arg.card(employee));
    }

    public static Say tooSenior(CardCopy card, CardCopy employee, int most) {
        return Say.of("refuse.too-senior", "card", Arg.card(card))
                .with("employee", Arg.card(employee))
                .with("cost", employee.cost())
                .with("most", most);
    }

    public static Say notBehind(CardCopy card, int theirs, int yours) {
        return Say.of("refuse.not-behind", "card", Arg.card(card))
                .with("theirs", theirs)
                .with("yours", yours);
    }

    public static Say notAnOpponent() {
        return Say.of("refuse.not-an-opponent");
    }

    public static Say plannedThisTurn(CardCopy card) {
        return Say.of("refuse.planned-this-turn", "card", Arg.card(card));
    }

    public static Say planSlotFull() {
        return Say.of("refuse.plan-slot-full");
    }

    public static Say deckEmpty() {
        return Say.of("refuse.deck-empty");
    }

    public static Say noAbility(CardCopy employee) {
        return Say.of("refuse.no-ability", "employee", Arg.card(employee));
    }

    public static Say alreadyUsed(CardCopy employee) {
        return Say.of("refuse.already-used", "employee", Arg.card(employee));
    }

    public static Say tooManyActions() {
        return Say.of("refuse.too-many-actions");
    }

    public static Say noSuchCounter() {
        return Say.of("refuse.no-such-counter");
    }

    public static Say notAmongThem() {
        return Say.of("refuse.not-among-them");
    }
}
