package boardroom.games.esopwars;

import boardroom.games.esopwars.box.Constants;
import boardroom.games.esopwars.box.Employee;
import boardroom.games.esopwars.box.EsopBox;
import boardroom.games.esopwars.box.MarketCard;

/** How a team stands: what its people can be expected to make of it. */
final class Outlook {
    /** Points a basis point of unspent equity is worth for hires to come. */
    private static final double POINTS_PER_EQUITY = 0.12;

    /** A lead of so much growth (as a logarithm) is about three to one on. */
    private static final double SCALE = 0.35;

    private final EsopBox box;
    private final Constants numbers;
    private final Worth worth;
    private final Perks perks;

    Outlook(EsopBox box, Worth worth) {
        this.box = box;
        this.numbers = box.constants();
        this.worth = worth;
        this.perks = new Perks(box);
    }

    /** The mean growth (as a logarithm) of these people over the markets not yet seen. */
    double meanGrowth(Market m, Company company, Hire[] hires) {
        if (m.marketDeck.length == 0) return 0;
        double sum = 0;
        for (MarketCard market : m.marketDeck) sum += Math.log(factor(m, company, hires, market) / 100.0);
        return sum / m.marketDeck.length;
    }

    /** The growth factor in per cent if this market comes next. */
    int factor(Market m, Company company, Hire[] hires, MarketCard next) {
        return SkillTotal.of(perks, m.terms, company, hires, m.inForceWith(next))
                .factor(box);
    }

    /** The Skill Total if this market comes next. */
    int total(Market m, Company company, Hire[] hires, MarketCard next) {
        return SkillTotal.of(perks, m.terms, company, hires, m.inForceWith(next))
                .total();
    }

    /** From 0 to 1: the own prospects against the best other team's. */
    double value(Market m, int seat) {
        Team own = m.teams[seat];
        if (own.disqualified) return 0;
        double best = Double.NEGATIVE_INFINITY;
        for (Team team : m.teams) if (team != own && team.isActive()) best = Math.max(best, prospects(m, team));
        if (best == Double.NEGATIVE_INFINITY) return 1;
        return 1 / (1 + Math.exp(-(prospects(m, own) - best) / SCALE));
    }

    /** The logarithm of the valuation to expect at the end. */
    private double prospects(Market m, Team team) {
        double now = Math.log((double) Math.max(1, team.valuation));
        int rounds = m.terms.marketRounds() - m.rounds.length;
        if (rounds <= 0 || m.ending != Market.Ending.NOT_YET) return now;
        double points = 0;
        Company company = Company.of(team);
        for (Hire hire : team.hires) points += worth.mean(m, company, hire.employee());
        int open = numbers.teamSize() - team.hires.length;
        points += open * typicalWorth(m, company);
        if (open > 0 || m.rounds.length < 2) points += POINTS_PER_EQUITY * Math.min(team.pool, numbers.esopPool());
        return now + rounds * Math.log(1 + Math.max(0, points) / 100);
    }

    /** What an ordinary card still to come brings. */
    private double typicalWorth(Market m, Company company) {
        double sum = 0;
        int count = 0;
        for (Employee card : m.deck) {
            sum += worth.mean(m, company, card);
            count++;
        }
        for (Employee card : m.reserve) {
            sum += worth.mean(m, company, card);
            count++;
        }
        if (count == 0 && m.floor != null)
            for (Lot lot : m.floor.lots) {
                sum += worth.mean(m, company, lot.card);
                count++;
            }
        return count == 0 ? 0 : sum / count;
    }
}
