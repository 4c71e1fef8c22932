package boardroom.games.itstartup.rules;

import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.box.Constants;

/** 5.4 What everything costs now. */
public final class Prices {
    private final Constants numbers;

    public Prices(Constants numbers) {
        this.numbers = numbers;
    }

    public int attach(CardCopy knowledge, Employee developer) {
        return Math.max(0, knowledge.cost() - developer.card().standing().knowledgeDiscount());
    }

    public int transfer(CardCopy knowledge, Employee developer) {
        return Math.max(
                0,
                knowledge.knowledge().transferCost()
                        - developer.card().standing().knowledgeDiscount());
    }

    /** Out of the plan slot a little less; free if this turn's Database Developer drew it. */
    public int action(StartupState s, Office office, CardCopy card) {
        if (card == office.planned) return planned(card);
        return s.isFree(card) ? 0 : card.cost();
    }

    /** Out of the plan slot. */
    public int planned(CardCopy card) {
        return Math.max(0, card.cost() - numbers.planDiscount());
    }

    int extraCard() {
        return numbers.extraDrawCost();
    }

    int sale() {
        return numbers.sellValue();
    }
}
