package boardroom.games.boss.rules;

import boardroom.games.boss.box.Effect;
import boardroom.games.boss.box.Target;
import boardroom.games.boss.box.WayOut;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** 5.6: whom or what an effect strikes; without a target nothing happens. */
public final class Targets {
    private Targets() {}

    /** The least happy, but for the CEO and one other; tie: higher salary, then earlier hired. */
    static int lowest(Company company, int except) {
        int lowest = Draft.NOBODY;
        for (int i = 0; i < company.people.length; i++)
            if (i != company.ceo && i != except && (lowest < 0 || isUnhappier(company, i, lowest))) lowest = i;
        return lowest;
    }

    private static boolean isUnhappier(Company company, int one, int other) {
        Person person = company.people[one];
        Person than = company.people[other];
        return person.morale != than.morale ? person.morale < than.morale : person.card.salary() > than.card.salary();
    }

    /** The latest hired, CEO excluded. */
    static int newest(Company company) {
        for (int i = company.people.length - 1; i >= 0; i--) if (i != company.ceo) return i;
        return Draft.NOBODY;
    }

    /** The highest productivity this round, CEO excluded; tie: earlier hired. */
    static int mostProductive(Company company) {
        int best = Draft.NOBODY;
        for (int i = 0; i < company.people.length; i++)
            if (i != company.ceo && (best < 0 || company.people[i].productivity > company.people[best].productivity))
                best = i;
        return best;
    }

    /** Most T still to do; tie: taken earlier. */
    static @Nullable Ongoing largest(Company company) {
        Ongoing largest = null;
        for (Ongoing work : company.ongoing) if (largest == null || left(work) > left(largest)) largest = work;
        return largest;
    }

    private static int left(Ongoing work) {
        return (work.card.rounds() - work.progress) * work.card.time() + work.delay;
    }

    /** 4.6.3, where nobody names one: the least delay, then the fewest VP, then the oldest. */
    public static @Nullable Ongoing usual(Company company) {
        Ongoing usual = null;
        for (Ongoing work : company.ongoing)
            if (usual == null
                    || work.delay < usual.delay
                    || (work.delay == usual.delay && work.card.victoryPoints() < usual.card.victoryPoints()))
                usual = work;
        return usual;
    }

    /** Whether a project has to be named for it. */
    public static boolean isOpen(WayOut way) {
        return isOpen(way.effects())
                || (way.roll() != null
                        && (isOpen(way.roll().effects()) || isOpen(way.roll().otherwise())));
    }

    private static boolean isOpen(List<Effect> effects) {
        for (Effect effect : effects)
            if (effect.kind() == Effect.Kind.DELAY && effect.target() == Target.CHOICE) return true;
        return false;
    }
}
