package boardroom.games.itstartup.sense;

import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.rules.Employee;
import boardroom.games.itstartup.rules.Office;
import boardroom.games.itstartup.rules.StartupState;

/** Section 10 How far a seat's side is ahead of the others, in points. */
record Lead(Weights.Lead weights, OfficeWorth offices, Horizon horizon) {
    /**
     * The lead as one seat sees it from a state: with the rounds it expects there and the cards it knows there. What most
     * moves leave as it was is worked out once.
     */
    static final class Ahead {
        private final Lead lead;
        private final StartupState from;
        private final int seat;
        private final int rounds;
        private final CardCopy[] known;
        private final boolean hasLoans;

        /** What each seat's row will score, and its whole office is worth, in the state it is seen from. */
        private final double[] rows;

        private final double[] offices;

        private Ahead(Lead lead, StartupState from, int seat) {
            this.lead = lead;
            this.from = from;
            this.seat = seat;
            this.rounds = lead.horizon.rounds(from);
            this.known = from.offices[seat].hand;
            this.hasLoans = hasLoans(from);
            this.rows = new double[from.seats()];
            this.offices = new double[from.seats()];
            for (Office office : from.offices) {
                rows[office.seat] = row(from, office);
                offices[office.seat] = office(from, office, rows[office.seat]);
            }
        }

        /** In this state, or in one that follows from it. */
        double of(StartupState s) {
            boolean mayReuse = !hasLoans && !hasLoans(s);
            double own = 0;
            double best = Double.NEGATIVE_INFINITY;
            double sum = 0;
            for (int side = 0; side < s.points.length; side++) {
                double worth = side(s, side, mayReuse);
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

        private double side(StartupState s, int side, boolean mayReuse) {
            double worth = s.points[side];
            for (Office office : s.offices)
                if (s.side(office.seat) == side)
                    worth += mayReuse ? changed(s, office) : office(s, office, row(s, office));
            return worth;
        }

        /** Only what is not as it was is weighed again. */
        private double changed(StartupState s, Office office) {
            if (!isRowAsBefore(s, office)) return office(s, office, row(s, office));
            return isAsBefore(s, office) ? offices[office.seat] : office(s, office, rows[office.seat]);
        }

        private double office(StartupState s, Office office, double row) {
            CardCopy[] hand = office.seat == seat ? known : Office.NO_CARDS;
            return lead.offices.of(s, office, turns(s, office), hand, row);
        }

        private double row(StartupState s, Office office) {
            return lead.offices.row(s, office, turns(s, office));
        }

        private int turns(StartupState s, Office office) {
            return lead.horizon.turns(s, office.seat, rounds);
        }

        /** Arrays of a state are replaced and never written to, so the same array holds the same people. */
        @SuppressWarnings("ReferenceEquality")
        private boolean isRowAsBefore(StartupState s, Office office) {
            return office.row == from.offices[office.seat].row && (office.seat != s.active || isTurnAsBefore(s));
        }

        /** Beside the row. */
        @SuppressWarnings("ReferenceEquality")
        private boolean isAsBefore(StartupState s, Office office) {
            Office before = from.offices[office.seat];
            return office.hand == before.hand
                    && office.planned == before.planned
                    && office.resources == before.resources
                    && office.outage == before.outage
                    && s.free == from.free;
        }

        private boolean isTurnAsBefore(StartupState s) {
            return s.bonusPerDeveloper == from.bonusPerDeveloper
                    && s.extraBurnout == from.extraBurnout
                    && s.noBurnout == from.noBurnout;
        }

        /** Who is lent belongs to two offices. */
        private static boolean hasLoans(StartupState s) {
            for (Office office : s.offices) for (Employee employee : office.row) if (employee.isOnLoan()) return true;
            return false;
        }
    }

    Ahead seenBy(StartupState s, int seat) {
        return new Ahead(this, s, seat);
    }

    /** The chance to win against one opponent, as far as one can see. */
    double chance(StartupState s, int seat) {
        return 1 / (1 + Math.exp(-seenBy(s, seat).of(s) / weights.scale()));
    }
}
