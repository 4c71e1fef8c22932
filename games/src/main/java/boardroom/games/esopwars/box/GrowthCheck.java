package boardroom.games.esopwars.box;

/** No valuation may grow past what a browser counts exactly. */
final class GrowthCheck {
    private static final double LARGEST_EXACT = 9e15;

    private GrowthCheck() {}

    static void check(EsopBox box) {
        double points = box.constants().teamSize() * bestEmployee(box) + perks(box);
        for (WildcardChoice choice : box.wildcard().choices())
            if (choice.effects().swing() instanceof WildcardChoice.MultiplyPositiveSwing swing)
                points = Math.max(points, points * swing.factor());
        double valuation = (double) box.constants().startValuation();
        for (int round = 0; round < Terms.MOST_ROUNDS; round++) valuation *= 1 + points / 100;
        for (WildcardChoice choice : box.wildcard().choices())
            if (choice.effects().valuation() instanceof WildcardChoice.MultiplyValuationGain gain)
                valuation = Math.max(valuation, valuation * gain.factor());
        double exit = 0;
        for (ExitCard card : box.exitCards()) exit = Math.max(exit, card.multiplierTenths());
        exit += (double) box.constants().teamSize() * box.constants().exitFitTenthsPerEmployee();
        Place.of("constants.startValuation")
                .mustBe(
                        valuation * Math.max(1, exit / 10) <= LARGEST_EXACT,
                        "with these cards a valuation could grow too large to be counted exactly");
    }

    private static double bestEmployee(EsopBox box) {
        double gain = 0;
        for (MarketCard card : box.marketCards()) {
            for (int modifier : card.hardModifiers().values()) gain = Math.max(gain, modifier);
            for (int modifier : card.softModifiers().values()) gain = Math.max(gain, modifier);
        }
        double bonus = 0;
        for (Segment segment : box.segments())
            bonus = Math.max(bonus, segment.effect().amount());
        for (Idea idea : box.ideas())
            bonus = Math.max(
                    bonus,
                    Math.max(idea.effect().amount(), idea.effect().amountWithFit())
                            + (double) idea.effect().amountAsCompanion());
        double best = 0;
        for (Employee employee : box.employees()) {
            int skills = 1 + employee.softSkills().size();
            // With `accumulate` every card of the deck may raise the same skill.
            best = Math.max(
                    best,
                    employee.strength()
                            + skills * (bonus + gain * box.constants().marketDeckSize()));
        }
        return best;
    }

    private static double perks(EsopBox box) {
        double points = 0;
        for (Perk perk : box.perks()) {
            if (perk.effect() instanceof Perk.PairBonus pair) points += pair.amount();
            if (perk.effect() instanceof Perk.TenureBonus tenure)
                points += (double) tenure.amountPerEarlierRound()
                        * box.constants().teamSize()
                        * (Terms.MOST_ROUNDS - 1);
        }
        return points;
    }
}
