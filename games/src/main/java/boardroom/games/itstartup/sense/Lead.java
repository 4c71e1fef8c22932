package boardroom.games.itstartup.sense;

import boardroom.engine.Events;
import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.rules.Effects;
import boardroom.games.itstartup.rules.Office;
import boardroom.games.itstartup.rules.Ranking;
import boardroom.games.itstartup.rules.Stage;
import boardroom.games.itstartup.rules.StartupMove;
import boardroom.games.itstartup.rules.StartupPhase;
import boardroom.games.itstartup.rules.StartupState;

/** What is known about good play (section 10): a move is as good as it improves the estimate of the position. */
public final class Lead {
    /** How many points of lead make the win about three times as likely as not. */
    private static final double SCALE = 14;

    private static final double OF_THE_BEST = 0.6;

    private final OfficeWorth worth;
    private final Effects effects;

    public Lead(OfficeWorth worth, Effects effects) {
        this.worth = worth;
        this.effects = effects;
    }

    /** Ending the turn is the measure; everything else is better or worse than it. */
    public double prior(StartupState r, int seat, StartupMove move, StartupPhase phase) {
        if (move instanceof StartupMove.EndTurn) return 0;
        int rounds = Horizon.rounds(r);
        CardCopy[] known = r.offices[seat].hand;
        StartupState after = r.copy();
        phase.play(after, seat, move, Events.NONE);
        if (after.stage == Stage.RESPONSE) effects.run(after, after.resolving(), Events.NONE);
        return lead(after, seat, rounds, known) - lead(r, seat, rounds, known);
    }

    /** A coin: half of each. */
    public double ofCoin(StartupState r, int seat, StartupState heads, StartupState tails) {
        int rounds = Horizon.rounds(r);
        CardCopy[] known = r.offices[seat].hand;
        double after = (lead(heads, seat, rounds, known) + lead(tails, seat, rounds, known)) / 2;
        return after - lead(r, seat, rounds, known);
    }

    /** How far the seat's side is ahead of the others, in points. */
    private double lead(StartupState r, int seat, int rounds, CardCopy[] known) {
        double own = side(r, r.side(seat), seat, rounds, known);
        double best = Double.NEGATIVE_INFINITY;
        double sum = 0;
        for (int side = 0; side < r.points.length; side++) {
            if (side == r.side(seat)) continue;
            double other = side(r, side, seat, rounds, known);
            best = Math.max(best, other);
            sum += other;
        }
        double mean = sum / (r.points.length - 1);
        return own - OF_THE_BEST * best - (1 - OF_THE_BEST) * mean;
    }

    private double side(StartupState r, int side, int seat, int rounds, CardCopy[] known) {
        double worthOfSide = r.points[side];
        for (Office office : r.offices) {
            if (r.side(office.seat) != side) continue;
            CardCopy[] hand = office.seat == seat ? known : Office.NO_CARDS;
            worthOfSide += worth.of(r, office, Horizon.turns(r, office.seat, rounds), hand);
        }
        return worthOfSide;
    }

    /** The chance to win, as far as one can see. */
    public double value(StartupState r, int seat) {
        if (r.stage == Stage.END) return ofEnd(r, seat);
        double lead = lead(r, seat, Horizon.rounds(r), r.offices[seat].hand);
        return 1 / (1 + Math.exp(-lead / SCALE));
    }

    private static double ofEnd(StartupState r, int seat) {
        int[] ranks = Ranking.of(r);
        int winners = 0;
        for (int rank : ranks) if (rank == 1) winners++;
        boolean alone = r.terms.teams() || winners == 1;
        return ranks[seat] != 1 ? 0 : alone ? 1 : 0.5;
    }
}
