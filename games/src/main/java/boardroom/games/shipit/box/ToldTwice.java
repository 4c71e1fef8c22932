package boardroom.games.shipit.box;

import boardroom.engine.BrokenBox;

/**
 * Numbers that the box tells twice, on a card and among its constants: whoever changes one must change the other, so
 * that no change goes unheard.
 */
final class ToldTwice {
    private final ShipBox box;
    private final Constants constants;

    private ToldTwice(ShipBox box) {
        this.box = box;
        this.constants = box.constants();
    }

    static void check(ShipBox box) {
        ToldTwice told = new ToldTwice(box);
        for (Funding funding : box.funding()) told.funding(funding);
        for (Tech tech : box.tech()) told.tech(tech);
        for (Action action : box.actions()) for (ActionEffect effect : action.effects()) told.action(action, effect);
        for (DebtLevel level : box.debtLevels())
            if (level.forcedPaydown())
                agree("constants.forcedPaydownDebt", told.constants.forcedPaydownDebt(), level.min(), level.id());
        told.penalty();
        told.rewards();
        for (int i = 0; i < box.puzzle().difficulties().size(); i++) {
            var difficulty = box.puzzle().difficulties().get(i);
            agree(
                    "clocks.puzzleSeconds[" + i + "]",
                    box.clocks().puzzleSeconds().get(i),
                    difficulty.seconds(),
                    difficulty.name());
        }
    }

    private void funding(Funding funding) {
        String id = funding.id();
        switch (funding.bonus()) {
            case Funding.MarketingMauPercent(int percent) ->
                agree("constants.vcMarketingPercent", constants.vcMarketingPercent(), percent, id);
            case Funding.RevenueScoreFactor(int factor) ->
                agree(
                        "constants.bootstrappedRevenueScoreFactor",
                        constants.bootstrappedRevenueScoreFactor(),
                        factor,
                        id);
            case Funding.HireLimit _ -> {}
        }
        switch (funding.power()) {
            case Funding.HirePricePercent power ->
                agree("constants.leanTeamPercent", constants.leanTeamPercent(), power.percent(), id);
            case Funding.PrivateEngineers power ->
                agree("constants.insiderEngineers", constants.insiderEngineers(), power.amount(), id);
            case Funding.ChangeProduct _ -> {}
        }
    }

    private void tech(Tech tech) {
        String id = tech.id();
        switch (tech.bonus()) {
            case Tech.AiDebtPercent(int percent) ->
                agree("constants.aiFirstDebtPercent", constants.aiFirstDebtPercent(), percent, id);
            case Tech.RatingPerRound(int amount) ->
                agree("constants.qualityRatingPerRound", constants.qualityRatingPerRound(), amount, id);
            case Tech.MauPerDevelopEngineer(int amount) ->
                agree("constants.moveFastMauPerDevelopEngineer", moveFast(), amount, id);
        }
    }

    private int moveFast() {
        return constants.moveFastMauPerDevelopEngineer();
    }

    private void action(Action action, ActionEffect effect) {
        String id = action.id();
        Scoring scoring = box.scoring();
        switch (effect) {
            case ActionEffect.AddMau more
            when more.when() != null -> agree("constants.moveFastMauPerDevelopEngineer", moveFast(), more.base(), id);
            case ActionEffect.ReservedEngineers more ->
                agree("constants.recruiterEngineers", constants.recruiterEngineers(), more.base(), id);
            case ActionEffect.AddScore(int points) ->
                agree("scoring.ipoPrep", scoring.ipoPrep(), points * scoring.perMilestonePoint(), id);
            case ActionEffect.AddScorePerMau(int thousandths) ->
                agree("scoring.perAcquiredUser", scoring.perAcquiredUser(), thousandths, id);
            default -> {}
        }
    }

    private void penalty() {
        Scoring.DebtPenalty penalty = box.scoring().debtPenalty();
        agree("constants.finalDebtPenaltyFrom", constants.finalDebtPenaltyFrom(), penalty.fromDebt(), "scoring");
        agree(
                "constants.finalDebtPenaltyPoints",
                constants.finalDebtPenaltyPoints() * box.scoring().perMilestonePoint(),
                -penalty.score(),
                "scoring");
    }

    private void rewards() {
        agree(
                "constants.puzzleRewardMaxEngineers",
                constants.puzzleRewardMaxEngineers(),
                box.puzzleRewards().size(),
                "puzzleRewards");
        for (ShipBox.PuzzleReward reward : box.puzzleRewards())
            agree(
                    "constants.puzzleRewardMoney",
                    reward.engineers() >= constants.puzzleRewardMoneyFromEngineers()
                            ? constants.puzzleRewardMoney()
                            : 0,
                    reward.money(),
                    "puzzleRewards");
    }

    private static void agree(String place, int told, int again, String where) {
        if (told != again) throw new BrokenBox(place, told + ", but " + again + " at " + where);
    }
}
