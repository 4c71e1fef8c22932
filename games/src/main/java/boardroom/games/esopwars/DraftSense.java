package boardroom.games.esopwars;

import boardroom.engine.Piles;
import boardroom.games.esopwars.EsopMove.Discard;
import boardroom.games.esopwars.EsopMove.Draw;
import boardroom.games.esopwars.EsopMove.Lock;
import boardroom.games.esopwars.box.DraftCard;
import boardroom.games.esopwars.box.Employee;
import boardroom.games.esopwars.box.EsopBox;
import boardroom.games.esopwars.box.Idea;
import boardroom.games.esopwars.box.Segment;
import org.jspecify.annotations.Nullable;

/** 10.3: the full meld first, then a fit, then whatever comes close to one. */
final class DraftSense {
    /** What an unknown card adds to a hand on average, against one that is seen. */
    private static final double HOPE = 2;

    /** A pair that fits but is not locked may still become a meld. */
    private static final double PAIR = 0.5;

    private final EsopBox box;

    DraftSense(EsopBox box) {
        this.box = box;
    }

    double prior(Market m, Team team, EsopMove move) {
        return switch (move) {
            case Draw draw -> draw(m, team, draw);
            case Discard discard -> {
                DraftCard card = CompanyDraft.find(team.hand, discard.card());
                yield card == null ? 0 : value(Piles.without(team.hand, Piles.indexOf(team.hand, card)));
            }
            case Lock lock -> value(CompanyLock.company(team, lock));
            case EsopMove.Bid _,
                    EsopMove.Pass _,
                    EsopMove.PassAll _,
                    EsopMove.Wildcard _,
                    EsopMove.Drop _,
                    EsopMove.Timeout _ -> 0;
        };
    }

    private double draw(Market m, Team team, Draw draw) {
        return switch (draw.source()) {
            case SEGMENT_STOCK -> value(team.hand) + HOPE * 0.9;
            case IDEA_STOCK -> value(team.hand) + HOPE;
            case SEGMENT_DISCARD, IDEA_DISCARD -> {
                DraftCard[] pile = m.draft().pile(draw.source());
                yield pile.length == 0 ? 0 : value(Piles.with(team.hand, Piles.top(pile)));
            }
        };
    }

    /** The best company a hand can make, and a little for every fitting pair. */
    private double value(DraftCard[] hand) {
        double best = 0;
        int pairs = 0;
        for (DraftCard first : hand) {
            if (!(first instanceof Segment segment)) continue;
            for (DraftCard second : hand) {
                if (!(second instanceof Idea idea)) continue;
                best = Math.max(best, value(new Company(segment, idea, null)));
                if (!idea.fits(segment)) continue;
                pairs++;
                Idea companion = companion(hand, segment, idea);
                if (companion != null) best = Math.max(best, value(new Company(segment, idea, companion)));
            }
        }
        return best + PAIR * pairs;
    }

    private static @Nullable Idea companion(DraftCard[] hand, Segment segment, Idea idea) {
        for (DraftCard card : hand)
            if (card instanceof Idea other && other.type() != idea.type() && other.fits(segment)) return other;
        return null;
    }

    /** What a company would add to everybody in the box, per head. */
    private double value(Company company) {
        int sum = 0;
        for (Employee employee : box.employees()) {
            sum += company.onHardSkill(employee);
            for (Employee.Trait trait : employee.softSkills()) sum += company.onSoftSkill(trait.skill());
        }
        return (double) sum / box.employees().size() + company.hardBonuses();
    }
}
