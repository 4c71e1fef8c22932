package boardroom.games.itstartup.sense;

import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.rules.Office;
import boardroom.games.itstartup.rules.StartupState;

/** Section 10 How far a seat's side is ahead of the others, in points. */
record Lead(Weights.Lead weights, OfficeWorth offices, Horizon horizon) {
    /** The lead as one seat sees it from a state: with the rounds it expects there and the cards it knows there. */
    static final class Ahead {
        private final Lead lead;
        private final int seat;
        private final int rounds;
        private final CardCopy[] known;

        private Ahead(Lead lead, int seat, int rounds, CardCopy[] known) {
            this.lead = lead;
            this.seat = seat;
            this.rounds = rounds;
            this.known = known;
        }

        /** In this state, or in one that follows from it. */
        double of(StartupState s) {
            double own = 0;
            double best = Double.NEGATIVE_INFINITY;
            double sum = 0;
            for (int side = 0; side < s.points.length; side++) {
                double worth = side(s, side);
                if (side == s.side(seat)) own = worth;
                else {
                    best = Math.max(best, worth);
                    sum += worth;
                }
            }
            double mean = sum / (s.points.length - 1);
            double ofTheBest = lead.weights.ofTheBest();
            return own - ofTheBest * best - (1 - ofTheBest) * mean;
        }

        private double side(StartupState s, int side) {
            double worth = s.points[side];
            for (Office office : s.offices) {
                if (s.side(office.seat) != side) continue;
                CardCopy[] hand = office.seat == seat ? known : Office.NO_CARDS;
                worth += lead.offices.of(s, office, lead.horizon.turns(s, office.seat, rounds), hand);
            }
            return worth;
        }
    }

    Ahead seenBy(StartupState s, int seat) {
        return new Ahead(this, seat, horizon.rounds(s), s.offices[seat].hand);
    }

    /** The chance to win against one opponent, as far as one can see. */
    double chance(StartupState s, int seat) {
        return 1 / (1 + Math.exp(-seenBy(s, seat).of(s) / weights.scale()));
    }
}
