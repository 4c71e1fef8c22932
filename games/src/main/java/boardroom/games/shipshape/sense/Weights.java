package boardroom.games.shipshape.sense;

import boardroom.games.shipshape.box.Resource;
import java.util.List;

/** The numbers of how a good player thinks (section 10), as in {@code sense.json} beside the box. */
public record Weights(Plan plan, Worth worth, Trade trade, Barometer barometer) {

    /**
     * 10.2 and 10.3. Confidence by slack, from {@code sureSlack} turns downwards; what each card of the pool and a partner
     * cost of it; cards that are still to come; how many ways of each order are tried in how many combinations, and what a
     * second order costs in slack.
     */
    public record Plan(
            List<Double> confidence,
            int sureSlack,
            double poolCard,
            double pair,
            List<ToCome> toCome,
            int waitTurns,
            double waitShare,
            Source source,
            int candidates,
            int combinations,
            double secondOrder) {}

    /** A transport that may come: for a gap up to so much, at this price, with this chance after a refresh. */
    public record ToCome(int gap, int price, double chance) {}

    /** A supply that may come after a refresh, for a resource without any source: its chance, price and output. */
    public record Source(double chance, int price, int output) {}

    /** 10.4: what makes up the worth of a position for a seat, and by how much of it two moves are told apart. */
    public record Worth(
            double outlook,
            double token,
            double specialtyToken,
            double perTurn,
            double otherEarlier,
            double nextOrder,
            double bestSupplies,
            double otherSupplies,
            double capacity,
            double rotatedCapacity,
            double specialtyOutput,
            double lackingOutput,
            double specialtyInput,
            List<Double> inputByOutput,
            double pass,
            double refresh,
            int refreshedPools,
            double pointsScale,
            double telling) {}

    /**
     * 10.5 and 10.6: what may be lost by helping, how much is asked at most, how many tokens more are
     * offered, and which rise of the outlook is told as a reason.
     */
    public record Trade(
            double mayCost,
            double jointMayCost,
            double leastGain,
            int mostTokens,
            int moreTokens,
            int specialtyPrice,
            double tellingRise) {
        /** How many tokens so many of this kind are worth. */
        int price(Resource wanted, int count) {
            return wanted.isBase() ? count : specialtyPrice * count;
        }
    }
}
