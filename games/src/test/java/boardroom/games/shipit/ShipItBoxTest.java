package boardroom.games.shipit;

import boardroom.engine.Title;
import boardroom.engine.contract.BoxContract;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

class ShipItBoxTest extends BoxContract {
    @Override
    protected Title title() {
        return ShipIt.TITLE;
    }

    /** What stands on a card stands among the constants too. */
    @Override
    protected void tellAgain(ObjectNode box) {
        ObjectNode constants = (ObjectNode) box.get("constants");
        constants.set("vcMarketingPercent", card(box, "funding", "marketingMauPercent", "percent"));
        constants.set("bootstrappedRevenueScoreFactor", card(box, "funding", "revenueScoreFactor", "factor"));
        constants.set("leanTeamPercent", card(box, "funding", "hirePricePercent", "percent"));
        constants.set("insiderEngineers", card(box, "funding", "privateEngineers", "amount"));
        constants.set("aiFirstDebtPercent", card(box, "tech", "aiDebtPercent", "percent"));
        constants.set("qualityRatingPerRound", card(box, "tech", "ratingPerRound", "amount"));
        constants.set("recruiterEngineers", card(box, "actions", "reservedEngineersNextDraft", "base"));
        constants.set("forcedPaydownDebt", box.at("/debtLevels/3/min"));
        ObjectNode scoring = (ObjectNode) box.get("scoring");
        scoring.set("perAcquiredUser", card(box, "actions", "addScorePerMau", "thousandthsPerUser"));
        for (int i = 0; i < 4; i++)
            ((tools.jackson.databind.node.ArrayNode) box.at("/clocks/puzzleSeconds"))
                    .set(i, box.at("/puzzle/difficulties/" + i + "/seconds"));
    }

    /** A number of the one card that has an effect, bonus or power of this kind. */
    private static JsonNode card(ObjectNode box, String cards, String kind, String number) {
        for (JsonNode card : box.get(cards))
            for (JsonNode part : card)
                for (JsonNode effect : part.isArray() ? part : box.arrayNode().add(part))
                    if (effect.path("kind").asString("").equals(kind)) return effect.get(number);
        throw new IllegalArgumentException("no " + kind);
    }
}
