package boardroom.games.esopwars.rules;

import boardroom.games.esopwars.box.EsopBox;
import boardroom.games.esopwars.box.Perk;
import boardroom.games.esopwars.box.Terms;
import java.util.List;

/** 5.4: one perk per category; each asks the team of that moment. */
public final class Perks {
    private final List<Perk> perks;

    public Perks(EsopBox box) {
        perks = box.perks();
    }

    /** The perks in force at this table. */
    public List<Perk> at(Terms terms) {
        return terms.perks() ? perks : List.of();
    }

    /** Lean Hiring: what a bid costs the team as it stands. */
    public int price(Terms terms, Team team, int bid) {
        int price = bid;
        for (Perk perk : at(terms)) price -= saved(perk, team, bid);
        return Math.max(0, price);
    }

    /** What one perk takes off a bid, rounded down. */
    static int saved(Perk perk, Team team, int bid) {
        return perk.effect() instanceof Perk.HireDiscount discount && team.has(perk.category())
                ? bid * discount.percent() / 100
                : 0;
    }

    /** User Compass: the market's change of a soft skill, halved toward zero where it hurts. */
    static boolean halvesLosses(List<Perk> perks, Hire[] hires) {
        for (Perk perk : perks)
            if (perk.effect() instanceof Perk.HalveNegativeSoftModifiers && count(hires, perk) > 0) return true;
        return false;
    }

    /** Long Runway: what is left of a negative swing, toward zero. */
    public static int swing(Perk perk, Hire[] hires, int swing) {
        return swing < 0 && perk.effect() instanceof Perk.ReduceNegativeSwing reduce && count(hires, perk) > 0
                ? swing * (100 - reduce.percent()) / 100
                : swing;
    }

    /** Compounding Code and Warm Introductions: what is added to the Skill Total. */
    static int bonus(Perk perk, Hire[] hires) {
        return switch (perk.effect()) {
            case Perk.TenureBonus tenure -> {
                int rounds = 0;
                for (Hire hire : hires) if (hire.employee().isOf(perk.category())) rounds += hire.roundsServed();
                yield rounds * tenure.amountPerEarlierRound();
            }
            case Perk.PairBonus pair -> count(hires, perk) >= pair.minEmployees() ? pair.amount() : 0;
            case Perk.HalveNegativeSoftModifiers _, Perk.HireDiscount _, Perk.ReduceNegativeSwing _ -> 0;
        };
    }

    private static int count(Hire[] hires, Perk perk) {
        int count = 0;
        for (Hire hire : hires) if (hire.employee().isOf(perk.category())) count++;
        return count;
    }
}
