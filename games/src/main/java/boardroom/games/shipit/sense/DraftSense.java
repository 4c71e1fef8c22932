package boardroom.games.shipit.sense;

import boardroom.engine.Sentence;
import boardroom.engine.phases.Sense;
import boardroom.games.shipit.box.ShipBox;
import boardroom.games.shipit.rules.Candidate;
import boardroom.games.shipit.rules.Company;
import boardroom.games.shipit.rules.Engineer;
import boardroom.games.shipit.rules.EngineerDraft;
import boardroom.games.shipit.rules.HiringRules;
import boardroom.games.shipit.rules.ShipMove;
import boardroom.games.shipit.rules.ShipMove.SheetMove;
import boardroom.games.shipit.rules.ShipState;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a good player thinks of an engineer and a bid (section 10). */
public final class DraftSense implements Sense<ShipState, SheetMove> {
    private static final double PERCENT = 100;
    private static final double LEAST = 0.01;
    private static final double NOT_WORTH_IT = -1;

    private final Weights.Draft weights;
    private final DraftReasons reasons;

    public DraftSense(ShipBox box, Weights.Draft weights) {
        this.weights = weights;
        this.reasons = new DraftReasons(box, this);
    }

    @Override
    public void scores(ShipState s, int seat, List<? extends SheetMove> moves, double[] out) {
        Company c = s.companies[seat];
        // Bids for the same engineer are listed together.
        int engineer = -1;
        int place = -1;
        double most = 0;
        for (int i = 0; i < moves.size(); i++) {
            if (moves.get(i) instanceof ShipMove.Bid bid) {
                if (bid.engineer() != engineer) {
                    engineer = bid.engineer();
                    place = EngineerDraft.place(s, seat, engineer);
                    if (place >= 0) most = highest(s, c, s.pool[place].engineer());
                }
                out[i] = place < 0 || !canPay(c, bid.amount()) ? NOT_WORTH_IT : bid(s.pool[place], most, bid.amount());
            } else out[i] = moves.get(i) instanceof ShipMove.Keep ? weights.keepFirst() : 0;
        }
    }

    /** Whether a bid could win: what is to be kept is never touched. */
    static boolean canPay(Company c, int bid) {
        return HiringRules.price(c, bid) <= c.money - c.keep;
    }

    /** The most this engineer is worth, in dollars. */
    double highest(ShipState s, Company c, Engineer engineer) {
        return worth(s, c, engineer) / (s.isLastRound() ? weights.lastDollar() : weights.dollar());
    }

    /** In points, for the rounds that are left. */
    private double worth(ShipState s, Company c, Engineer engineer) {
        int left = s.terms.rounds() - s.round + 1;
        double output = engineer.level().baseOutput() / PERCENT + weights.anybody();
        if (engineer.isSenior() && !engineer.refusesAi() && c.ai > c.roster.length) output += weights.seniorWithAi();
        if (engineer.refusesAi()) output += engineer.traitBonus(s.round, false) / PERCENT;
        double worth = weights.perRound() * output * left;
        if (engineer.isOwl()) worth *= weights.owl();
        if (engineer.isVeteran() && !c.hasVeteran()) worth += left;
        return worth;
    }

    private static double bid(Candidate candidate, double most, int amount) {
        if (amount > most) return NOT_WORTH_IT;
        int salary = candidate.engineer().salary();
        double target = candidate.isPublic() ? salary + (most - salary) / 2 : salary;
        return Math.max(LEAST, most - salary + 1 - Math.abs(amount - target) / 2);
    }

    @Override
    public @Nullable Sentence reason(ShipState s, int seat, SheetMove move) {
        return reasons.of(s, s.companies[seat], move);
    }

    /** Before anybody has written anything. */
    @Override
    public boolean isQuiet(ShipState s) {
        for (Company c : s.companies) {
            if (c.submitted > 0) return false;
            for (int bid : c.bids) if (bid > 0) return false;
        }
        return true;
    }
}
