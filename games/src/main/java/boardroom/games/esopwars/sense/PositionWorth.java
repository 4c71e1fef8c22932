package boardroom.games.esopwars.sense;

import boardroom.games.esopwars.box.Constants;
import boardroom.games.esopwars.box.Employee;
import boardroom.games.esopwars.rules.Company;
import boardroom.games.esopwars.rules.EmployeeWorth;
import boardroom.games.esopwars.rules.EsopState;
import boardroom.games.esopwars.rules.Hire;
import boardroom.games.esopwars.rules.Lot;
import boardroom.games.esopwars.rules.Team;

/** How a team stands: what its people can be expected to make of it. */
public final class PositionWorth {
    private final Constants numbers;
    private final EmployeeWorth worth;
    private final Weights.Position weights;

    PositionWorth(Constants numbers, EmployeeWorth worth, Weights.Position weights) {
        this.numbers = numbers;
        this.worth = worth;
        this.weights = weights;
    }

    /** Shares of victory, before they are made to come to 1; nothing for who is out. */
    public double of(EsopState s, int seat) {
        Team team = s.teams[seat];
        return team.disqualified ? 0 : Math.exp(prospects(s, team) / weights.scale());
    }

    /** The logarithm of the valuation to expect at the end. */
    private double prospects(EsopState s, Team team) {
        double now = Math.log((double) Math.max(1, team.valuation));
        int rounds = s.terms.marketRounds() - s.rounds.length;
        if (rounds <= 0 || s.isDecided()) return now;
        double points = 0;
        Company company = Company.of(team);
        for (Hire hire : team.hires) points += worth.mean(s, company, hire.employee());
        int open = numbers.teamSize() - team.hires.length;
        points += open * typicalWorth(s, company);
        if (open > 0 || s.rounds.length < 2)
            points += weights.pointsPerBasisPoint() * Math.min(team.pool, numbers.esopPool());
        return now + rounds * Math.log(1 + Math.max(0, points) / 100);
    }

    /** What an ordinary card still to come brings. */
    private double typicalWorth(EsopState s, Company company) {
        double sum = 0;
        int count = 0;
        for (Employee card : s.deck) {
            sum += worth.mean(s, company, card);
            count++;
        }
        for (Employee card : s.reserve) {
            sum += worth.mean(s, company, card);
            count++;
        }
        if (count == 0 && s.bidding != null)
            for (Lot lot : s.bidding.lots) {
                sum += worth.mean(s, company, lot.card);
                count++;
            }
        return count == 0 ? 0 : sum / count;
    }
}
