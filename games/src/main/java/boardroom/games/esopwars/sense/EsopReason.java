package boardroom.games.esopwars.sense;

import boardroom.engine.Kind;
import boardroom.engine.Sentence;
import boardroom.engine.UnitName;
import boardroom.games.esopwars.box.Employee;
import boardroom.games.esopwars.box.Idea;
import boardroom.games.esopwars.box.MarketCard;
import boardroom.games.esopwars.box.Segment;
import boardroom.games.esopwars.box.WildcardChoice;

/** Why a good player makes a move, in one sentence. */
@Kind("reason")
sealed interface EsopReason extends Sentence {
    String EQUITY = "equity";
    String POINTS = "points";
    String FACTOR = "factor";

    record BidWorth(
            Employee card,
            @UnitName(POINTS) int low,
            @UnitName(POINTS) int high,
            @UnitName(EQUITY) int limit) implements EsopReason {}

    record BidStar(
            Employee card,
            @UnitName(POINTS) int surplus,
            @UnitName(EQUITY) int opening,
            int better,
            @UnitName(EQUITY) int limit)
            implements EsopReason {}

    record BidGap(
            MarketCard market,
            Employee card,
            @UnitName(POINTS) int points,
            @UnitName(EQUITY) int limit) implements EsopReason {}

    record BidOpen(Employee card, @UnitName(EQUITY) int opening) implements EsopReason {}

    record BidLastDesk(
            @UnitName(EQUITY) int limit, @UnitName(EQUITY) int kept) implements EsopReason {}

    record BidNoSpare(Employee card, int desks) implements EsopReason {}

    record PassPrice(
            Employee card,
            @UnitName(EQUITY) int next,
            @UnitName(EQUITY) int limit) implements EsopReason {}

    record PassWeak(Employee card, int better, int desks, int spare) implements EsopReason {}

    record DropLeast(
            Employee card,
            @UnitName(POINTS) int first,
            MarketCard market,
            @UnitName(POINTS) int second,
            MarketCard other)
            implements EsopReason {}

    record DropPrice(Employee card, @UnitName(EQUITY) int price, MarketCard market, MarketCard other)
            implements EsopReason {}

    record SwapBest(
            Employee card,
            @UnitName(FACTOR) int first,
            MarketCard market,
            @UnitName(FACTOR) int second,
            MarketCard other,
            Employee alternative,
            @UnitName(FACTOR) int third,
            @UnitName(FACTOR) int fourth)
            implements EsopReason {}

    record SwapAllIn(Employee card, @UnitName(EQUITY) int pool) implements EsopReason {}

    record SwapSwitch(
            Employee best,
            @UnitName(EQUITY) int next,
            Employee card,
            @UnitName(EQUITY) int price) implements EsopReason {}

    record SwapPass(Employee card, @UnitName(EQUITY) int opening) implements EsopReason {}

    record WildcardNow(WildcardChoice choice, int gain, int enough) implements EsopReason {}

    record WildcardLater(int gain, int enough) implements EsopReason {}

    record Company(
            Idea idea, Segment segment, @UnitName(POINTS) int bonus, String trade) implements EsopReason {}
}
