package boardroom.games.esopwars.sense;

import boardroom.engine.Piles;
import boardroom.games.esopwars.box.Employee;
import boardroom.games.esopwars.rules.Company;
import boardroom.games.esopwars.rules.EmployeeWorth;
import boardroom.games.esopwars.rules.EsopState;
import boardroom.games.esopwars.rules.Hire;
import boardroom.games.esopwars.rules.Team;
import org.jspecify.annotations.Nullable;

/** Why to let somebody go: by the two markets that are left, and by who would pick them up (10.3). */
record DropReasons(EmployeeWorth worth, MeanGrowth growth, Weights.Swap weights) {

    @Nullable EsopReason of(EsopState s, Team team, int desk) {
        TwoMarkets left = TwoMarkets.of(s);
        if (left == null) return null;
        Hire leaver = team.hires[desk];
        Hire least = least(s, team);
        if (mean(s, team, leaver) <= mean(s, team, least)) return least(s, team, leaver, left);
        EsopReason pickup = pickup(s, team, leaver, least);
        return pickup == null ? swap(s, team, desk, left) : pickup;
    }

    private double mean(EsopState s, Team team, Hire hire) {
        return worth.mean(s, Company.of(team), hire.employee());
    }

    private Hire least(EsopState s, Team team) {
        Hire least = team.hires[0];
        for (Hire hire : team.hires) if (mean(s, team, hire) < mean(s, team, least)) least = hire;
        return least;
    }

    private EsopReason least(EsopState s, Team team, Hire leaver, TwoMarkets left) {
        Employee card = leaver.employee();
        boolean isDearest = true;
        for (Hire hire : team.hires) if (hire.grant() > leaver.grant()) isDearest = false;
        if (isDearest) return new EsopReason.DropPrice(card, leaver.grant(), left.first(), left.second());
        Company company = Company.of(team);
        return new EsopReason.DropLeast(
                card,
                worth.in(s, company, card, left.first()),
                left.first(),
                worth.in(s, company, card, left.second()),
                left.second());
    }

    /** {@code null}: they are not nearly equal, or nobody could use who stays more. */
    private @Nullable EsopReason pickup(EsopState s, Team team, Hire leaver, Hire least) {
        double loss = without(s, team, least) - without(s, team, leaver);
        if (loss > weights.nearly()) return null;
        Team keenest = null;
        double most = 0;
        for (Team rival : s.teams) {
            if (!rival.isActive() || rival.seat == team.seat) continue;
            double more = with(s, rival, least.employee()) - with(s, rival, leaver.employee());
            if (more <= most) continue;
            most = more;
            keenest = rival;
        }
        return keenest == null ? null : new EsopReason.DropPickup(least.employee(), leaver.employee(), keenest.seat);
    }

    private double without(EsopState s, Team team, Hire hire) {
        return growth.of(s, Company.of(team), Piles.without(team.hires, Piles.indexOf(team.hires, hire)));
    }

    /** With somebody new at the desk of the least. */
    private double with(EsopState s, Team team, Employee card) {
        int desk = Piles.indexOf(team.hires, least(s, team));
        return growth.of(s, Company.of(team), Piles.replaced(team.hires, desk, new Hire(card, 0, 0)));
    }

    /** Whom of the reserve the desk is best filled with. */
    private @Nullable EsopReason swap(EsopState s, Team team, int desk, TwoMarkets left) {
        Employee newcomer = null;
        double most = Double.NEGATIVE_INFINITY;
        for (Employee card : s.reserve) {
            double with = growth.of(s, Company.of(team), Piles.replaced(team.hires, desk, new Hire(card, 0, 0)));
            if (with <= most) continue;
            most = with;
            newcomer = card;
        }
        if (newcomer == null) return null;
        Hire[] then = Piles.replaced(team.hires, desk, new Hire(newcomer, 0, 0));
        int[] factors = left.factors(growth, s, team, then);
        return new EsopReason.DropSwap(
                team.hires[desk].employee(), newcomer, factors[0], left.first(), factors[1], left.second());
    }
}
