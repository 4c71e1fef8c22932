package boardroom.games.shipit.sense;

import boardroom.engine.Likelihood;
import boardroom.engine.Rng;
import boardroom.games.shipit.box.ShipBox;
import boardroom.games.shipit.rules.Actions;
import boardroom.games.shipit.rules.Company;
import boardroom.games.shipit.rules.Engineer;
import boardroom.games.shipit.rules.PlanRules;
import boardroom.games.shipit.rules.ShipState;

/**
 * Where somebody else has likely put their engineers (4.3). What a place gains is asked once for the whole bench, because
 * guesses are made by the thousand.
 */
final class PlanGuess {
    /** Every action, as a mask. */
    static final int ANYWHERE = -1;

    private final Actions actions;
    private final PlanRules rules;
    private final PlanSense sense;

    PlanGuess(ShipBox box, Actions actions, PlanSense sense) {
        this.actions = actions;
        this.rules = new PlanRules(box, actions);
        this.sense = sense;
    }

    /** Puts somebody on each action of which the company is seen to hold a slot. */
    void hold(Company c, int held, Rng rng) {
        for (int rest = held; rest != 0; rest &= rest - 1) {
            int action = Integer.numberOfTrailingZeros(rest);
            Engineer engineer = onTheBench(c, rng.below(c.bench()));
            boolean ai = engineer.isSenior() && mayUseAi(c, engineer, action);
            PlanRules.place(c, engineer.id(), action, ai);
        }
    }

    /** Finds a place for everybody on the bench, on these actions alone; Night Owls come last. */
    void fill(ShipState s, Company c, boolean checksSlots, int allowed, Rng rng) {
        if (c.isFullyPlanned()) return;
        double[] gains = sense.gains(s, c, onTheBench(c, 0));
        double[] likelihoods = new double[gains.length];
        int[] places = new int[gains.length];
        for (int owls = 0; owls <= 1; owls++)
            for (Engineer engineer : c.roster) {
                if (engineer.isOwl() != (owls == 1) || c.entryOf(engineer.id()) >= 0) continue;
                int count = 0;
                for (int open = rules.open(s, c, checksSlots) & allowed; open != 0; open &= open - 1) {
                    int action = Integer.numberOfTrailingZeros(open);
                    places[count++] = 2 * action;
                    if (mayUseAi(c, engineer, action)) places[count++] = 2 * action + 1;
                }
                for (int i = 0; i < count; i++) likelihoods[i] = gains[places[i]];
                Likelihood.ofScores(likelihoods, count);
                int place = places[Likelihood.draw(likelihoods, count, rng)];
                PlanRules.place(c, engineer.id(), place / 2, place % 2 == 1);
            }
    }

    private boolean mayUseAi(Company c, Engineer engineer, int action) {
        return actions.all[action].aiAllowed() && !engineer.refusesAi() && c.aiUses() < c.ai;
    }

    private static Engineer onTheBench(Company c, int place) {
        int before = place;
        for (Engineer engineer : c.roster) if (c.entryOf(engineer.id()) < 0 && before-- == 0) return engineer;
        throw new IllegalStateException("fewer than that are on the bench");
    }
}
