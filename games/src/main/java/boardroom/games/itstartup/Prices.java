package boardroom.games.itstartup;

import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.box.Constants;

/** 5.4 What everything costs now. */
final class Prices {
    private final Constants numbers;

    Prices(Constants numbers) {
        this.numbers = numbers;
    }

    int attach(CardCopy knowledge, Employee developer) {
        return Math.max(0, knowledge.cost() - developer.card().standing().knowledgeDiscount());
    }

    int transfer(CardCopy knowledge, Employee developer) {
        return Math.max(
                0,
                knowledge.knowledge().transferCost()
                        - developer.card().standing().knowledgeDiscount());
    }

    /** Out of the plan slot a little less; free if this turn's Database Developer drew it. */
    int action(Race r, Office office, CardCopy card) {
        if (card == office.planned) return Math.max(0, card.cost() - numbers.planDiscount());
        return r.isFree(card) ? 0 : card.cost();
    }

    int extraCard() {
        return numbers.extraDrawCost();
    }

    int sale() {
        return numbers.sellValue();
    }
}
