package boardroom.games.itstartup.sense;

import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.box.Constants;

/** Section 10 What a card in hand is worth in points, with so many turns to go. */
record CardWorth(Weights.Cards weights, Constants numbers) {
    /** A card nobody has seen. */
    double unknown(int turns) {
        return weights.unknown() * inTime(turns);
    }

    /** With one turn left only what can still be paid counts, with none nothing. */
    private double inTime(int turns) {
        return turns <= 0 ? 0 : turns == 1 ? weights.inLastTurn() : turns == 2 ? weights.inTurnBefore() : 1;
    }

    double inHand(CardCopy card, int turns) {
        return inTime(turns) * Math.clamp(whole(card, turns), weights.least(), weights.most());
    }

    /** Of what a card could bring only a part: it still has to be paid and may come too late. */
    private double whole(CardCopy card, int turns) {
        if (card.isKnowledge()) {
            double gain = card.bonus() * Math.min(turns, 3) - weights.knowledgePrice() * card.cost();
            return weights.knowledge() + weights.part() * gain;
        }
        if (card.isAction()) {
            double effect = card.action().target().isOpponents() ? weights.sabotage() : weights.help();
            return effect + (card.cost() == 0 ? weights.free() : 0);
        }
        return card.isDeveloper() ? developer(card, turns) : helper(card) * Math.min(turns, 2);
    }

    private double helper(CardCopy card) {
        return card.standing().teamEfficiency() > 0 ? weights.coach() : weights.hr();
    }

    private double developer(CardCopy card, int turns) {
        CardCopy.Standing printed = card.standing();
        int rate = Math.max(1, printed.burnoutRate(numbers.burnoutPerTurn()));
        int stays = (numbers.burnoutLimitBase() + printed.resistance() + rate - 1) / rate;
        double points = printed.efficiency() * Math.min(stays, Math.max(1, turns - 1));
        double gain = points - weights.developerPrice() * card.cost();
        return weights.developer() + weights.part() * gain + weights.perEffect() * card.onPlay().length;
    }
}
