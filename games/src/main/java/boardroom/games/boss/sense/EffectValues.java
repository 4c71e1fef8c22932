package boardroom.games.boss.sense;

import boardroom.games.boss.box.Cost;
import boardroom.games.boss.box.Effect;
import boardroom.games.boss.box.Roll;
import boardroom.games.boss.box.Target;
import boardroom.games.boss.box.WayOut;
import boardroom.games.boss.rules.BossState;
import boardroom.games.boss.rules.Company;
import boardroom.games.boss.rules.Ongoing;
import boardroom.games.boss.rules.Person;
import boardroom.games.boss.rules.SharedRules;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What costs and effects of events and issues are worth to a company. */
final class EffectValues {
    private final Weights weights;
    private final SharedRules rules;
    private final PeopleValues people;
    private final ProjectValues projects;

    EffectValues(Weights weights, SharedRules rules, PeopleValues people, ProjectValues projects) {
        this.weights = weights;
        this.rules = rules;
        this.people = people;
        this.projects = projects;
    }

    /** Of a way out, with the project it strikes where that is left open. */
    double of(BossState s, Company company, WayOut way, @Nullable String target) {
        Prices prices = Prices.of(s, weights.prices());
        Cost cost = way.price();
        double value = all(s, company, way.effects(), target, prices)
                - cost.dollars() * prices.cash()
                - cost.hours() * hour(company, prices)
                - cost.bulbs() * prices.idea()
                - strain(s, company, way);
        Roll roll = way.roll();
        if (roll == null) return value;
        double chance = (double) roll.on().size() / roll.sides();
        return value
                + chance * all(s, company, roll.effects(), target, prices)
                + (1 - chance) * all(s, company, roll.otherwise(), target, prices);
    }

    /** Cash that will be missing on Payday. */
    private double strain(BossState s, Company company, WayOut way) {
        int change = -way.price().dollars();
        for (Effect effect : way.effects()) if (effect.kind() == Effect.Kind.CASH) change += effect.size();
        if (change == 0) return 0;
        Outlook outlook = new Outlook(weights, rules, s, company);
        int there = company.cash + company.assets.income();
        return outlook.risk(there + change, 0) - outlook.risk(there, 0);
    }

    private double all(BossState s, Company company, List<Effect> effects, @Nullable String target, Prices prices) {
        double sum = 0;
        for (Effect effect : effects) sum += one(s, company, effect, target, prices);
        return sum;
    }

    private double one(BossState s, Company company, Effect effect, @Nullable String target, Prices prices) {
        int size = effect.size();
        return switch (effect.kind()) {
            case CASH -> Math.max(size, -company.cash) * prices.cash();
            case TIME -> Math.max(size, -company.time) * hour(company, prices);
            case IDEAS -> size * prices.idea();
            case VP -> size * prices.vp();
            case MORALE -> morale(s, company, size, effect.target(), prices);
            case DELAY -> delay(s, company, size, effect.target(), target, prices);
            case NEXT_CAPACITY ->
                prices.left() == 0 ? 0 : size * weights.prices().time();
            case QUIT -> -lowest(s, company, prices);
            case CEO_DIES -> -weights.people().ceoDeath();
            case ROUNDS, OVERHEAD -> 0;
        };
    }

    /** T in hand: what is above the carry limit is nearly lost anyway. */
    private double hour(Company company, Prices prices) {
        if (prices.left() == 0) return 0;
        return company.time > rules.numbers().timeCarryLimit()
                ? weights.prices().spareTime()
                : weights.prices().time();
    }

    /** Who has none left goes. */
    private double morale(BossState s, Company company, int size, @Nullable Target target, Prices prices) {
        int count = target == null
                ? 0
                : switch (target) {
                    case ALL -> company.people.length;
                    case BOSSES -> bosses(company);
                    case LOWEST2 -> 2;
                    default -> 1;
                };
        double value =
                Math.min(count, company.people.length) * size * weights.prices().morale();
        for (int p = 0; p < company.people.length; p++) {
            boolean isStruck = target == Target.ALL || target == Target.LOWEST2 || target == Target.LOWEST;
            if (p != company.ceo && isStruck && size < 0 && company.people[p].morale + size <= 0)
                value -= people.ofStaying(s, company.people[p], prices);
        }
        return value;
    }

    private static int bosses(Company company) {
        int count = 0;
        for (int p = 0; p < company.people.length; p++) if (company.reports(p) > 0) count++;
        return count;
    }

    private double lowest(BossState s, Company company, Prices prices) {
        double least = 0;
        int morale = Integer.MAX_VALUE;
        for (int p = 0; p < company.people.length; p++) {
            Person person = company.people[p];
            if (p == company.ceo || person.morale >= morale) continue;
            morale = person.morale;
            least = people.ofStaying(s, person, prices);
        }
        return least;
    }

    private double delay(
            BossState s, Company company, int size, @Nullable Target target, @Nullable String id, Prices prices) {
        double sum = 0;
        for (Ongoing work : company.ongoing) {
            boolean isStruck = target == Target.CHOICE
                    ? work.card.id().equals(id)
                    : target == Target.EACH || work == company.ongoing[company.ongoing.length - 1];
            if (isStruck)
                sum += projects.ofOngoing(s, company, work, work.progress, work.delay + size, prices)
                        - projects.ofOngoing(s, company, work, work.progress, work.delay, prices);
        }
        return sum;
    }
}
