package boardroom.games.esopwars.sense;

import boardroom.games.esopwars.box.DraftCard;
import boardroom.games.esopwars.box.Employee;
import boardroom.games.esopwars.box.EsopBox;
import boardroom.games.esopwars.box.Idea;
import boardroom.games.esopwars.box.Segment;
import boardroom.games.esopwars.rules.Company;
import org.jspecify.annotations.Nullable;

/** 10.3: the full meld first, then a fit, then whatever comes close to one. */
final class HandWorth {
    private final EsopBox box;
    private final Weights.Draft weights;

    HandWorth(EsopBox box, Weights.Draft weights) {
        this.box = box;
        this.weights = weights;
    }

    /** The best company a hand can make, and a little for every fitting pair. */
    double of(DraftCard[] hand) {
        double best = 0;
        int pairs = 0;
        for (DraftCard first : hand) {
            if (!(first instanceof Segment segment)) continue;
            for (DraftCard second : hand) {
                if (!(second instanceof Idea idea)) continue;
                best = Math.max(best, of(new Company(segment, idea, null)));
                if (!idea.fits(segment)) continue;
                pairs++;
                Idea companion = companion(hand, segment, idea);
                if (companion != null) best = Math.max(best, of(new Company(segment, idea, companion)));
            }
        }
        return best + weights.pair() * pairs;
    }

    private static @Nullable Idea companion(DraftCard[] hand, Segment segment, Idea idea) {
        for (DraftCard card : hand)
            if (card instanceof Idea other && other.type() != idea.type() && other.fits(segment)) return other;
        return null;
    }

    /** What a company would add to everybody in the box, per head. */
    double of(Company company) {
        int sum = 0;
        for (Employee employee : box.employees()) {
            sum += company.onHardSkill(employee);
            for (Employee.Trait trait : employee.softSkills()) sum += company.onSoftSkill(trait.skill());
        }
        return (double) sum / box.employees().size() + company.hardBonuses();
    }
}
