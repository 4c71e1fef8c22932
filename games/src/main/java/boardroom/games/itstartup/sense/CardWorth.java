package boardroom.games.itstartup.sense;

import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.box.Constants;
import boardroom.games.itstartup.rules.Office;
import boardroom.games.itstartup.rules.StartupState;

/** Section 10 What a card in hand is worth in points, with so many turns to go. */
public final class CardWorth {
    private static final double UNKNOWN = 2.4;
    private static final double HR = 1.3;
    private static final double COACH = 1.6;
    private static final double HELP = 2.6;
    private static final double SABOTAGE = 2.6;
    /** Only a part of what a card could bring: it still has to be paid and may come too late. */
    private static final double IN_TIME = 0.3;

    private static final double LEAST = 0.6;
    private static final double MOST = 4.0;

    private final Constants numbers;

    public CardWorth(Constants numbers) {
        this.numbers = numbers;
    }

    /** A card nobody has seen. */
    public double unknown(int turns) {
        return UNKNOWN * inTime(turns);
    }

    /** With one turn left only what can still be paid counts, with none nothing. */
    private static double inTime(int turns) {
        return turns <= 0 ? 0 : turns == 1 ? 0.35 : turns == 2 ? 0.8 : 1;
    }

    public double inHand(StartupState r, Office office, CardCopy card) {
        int turns = Horizon.turns(r, office.seat, Horizon.rounds(r));
        return inHand(card, turns);
    }

    public double inHand(CardCopy card, int turns) {
        return inTime(turns) * Math.clamp(whole(card, turns), LEAST, MOST);
    }

    private double whole(CardCopy card, int turns) {
        if (card.isKnowledge()) return 0.8 + IN_TIME * (card.bonus() * Math.min(turns, 3) - 1.3 * card.cost());
        if (card.isAction()) {
            double effect = card.action().target().isOpponents() ? SABOTAGE : HELP;
            return effect + (card.cost() == 0 ? 0.6 : 0);
        }
        CardCopy.Standing printed = card.standing();
        if (!printed.isDeveloper())
            return printed.teamEfficiency() > 0 ? COACH * Math.min(turns, 2) : HR * Math.min(turns, 2);
        int rate = Math.max(1, printed.burnoutRate(numbers.burnoutPerTurn()));
        int stays = (numbers.burnoutLimitBase() + printed.resistance() + rate - 1) / rate;
        double points = printed.efficiency() * Math.min(stays, Math.max(1, turns - 1));
        return 0.9 + IN_TIME * (points - 1.1 * card.cost()) + 0.25 * card.onPlay().length;
    }
}
