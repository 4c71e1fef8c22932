package boardroom.games.esopwars.sense;

import boardroom.engine.Kind;
import boardroom.engine.Seat;
import boardroom.engine.Seats;
import boardroom.engine.Sentence;
import boardroom.engine.UnitName;
import boardroom.games.esopwars.box.DraftCard;
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

    record BidNeed(
            MarketCard market,
            Employee card,
            @UnitName(POINTS) int points) implements EsopReason {}

    record BidOpen(Employee card, @UnitName(EQUITY) int opening) implements EsopReason {}

    record BidLastDesk(
            @UnitName(EQUITY) int limit, @UnitName(EQUITY) int kept) implements EsopReason {}

    record BidNoSpare(Employee card, int desks) implements EsopReason {}

    record BidDrive(
            Employee card,
            @UnitName(EQUITY) int theirs,
            @Seat int rival) implements EsopReason {}

    record BidFiller(
            Employee card,
            @UnitName(EQUITY) int opening,
            @UnitName(EQUITY) int kept,
            int desks) implements EsopReason {}

    record BidScarce(
            Employee card,
            int better,
            @UnitName(EQUITY) int amount,
            @UnitName(EQUITY) int kept) implements EsopReason {}

    record BidStretch(
            @UnitName(EQUITY) int amount,
            Employee card,
            @UnitName(POINTS) int low,
            @UnitName(POINTS) int high,
            @UnitName(EQUITY) int kept,
            int desks)
            implements EsopReason {}

    record PassPrice(
            Employee card,
            @UnitName(EQUITY) int next,
            @UnitName(EQUITY) int limit) implements EsopReason {}

    record PassWeak(Employee card, int better, int desks, int spare) implements EsopReason {}

    record PassFull(Seats teams, @UnitName(EQUITY) int next) implements EsopReason {}

    record PassBetter(Employee card, int better) implements EsopReason {}

    record PassDrain(
            Employee card,
            @UnitName(EQUITY) int amount,
            @Seat int rival,
            @UnitName(EQUITY) int left) implements EsopReason {}

    record PassBluff(Employee card, @Seat int rival, int desks) implements EsopReason {}

    record PassEnough(Employee card, int cards, int desks) implements EsopReason {}

    record DropLeast(
            Employee card,
            @UnitName(POINTS) int first,
            MarketCard market,
            @UnitName(POINTS) int second,
            MarketCard other)
            implements EsopReason {}

    record DropPrice(Employee card, @UnitName(EQUITY) int price, MarketCard market, MarketCard other)
            implements EsopReason {}

    record DropPickup(Employee card, Employee spared, @Seat int rival) implements EsopReason {}

    record DropSwap(
            Employee card,
            Employee newcomer,
            @UnitName(FACTOR) int first,
            MarketCard market,
            @UnitName(FACTOR) int second,
            MarketCard other)
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

    record SwapOutOfReach(
            Employee best,
            @UnitName(EQUITY) int next,
            Employee card,
            @UnitName(EQUITY) int price) implements EsopReason {}

    record SwapSwitch(
            Employee best,
            @UnitName(EQUITY) int next,
            Employee card,
            @UnitName(POINTS) int less,
            @UnitName(EQUITY) int price)
            implements EsopReason {}

    record SwapContested(
            Employee best,
            @Seat int rival,
            @UnitName(EQUITY) int theirs,
            Employee card) implements EsopReason {}

    record SwapFor(
            Employee card,
            @UnitName(FACTOR) int first,
            MarketCard market,
            @UnitName(FACTOR) int second,
            MarketCard other)
            implements EsopReason {}

    record SwapWait(@UnitName(EQUITY) int pool) implements EsopReason {}

    record SwapPass(Employee card, @UnitName(EQUITY) int opening) implements EsopReason {}

    record WildcardNow(
            @UnitName(POINTS) int low, @UnitName(POINTS) int high, WildcardChoice choice, int gain, int enough)
            implements EsopReason {}

    record WildcardAnyway(
            @UnitName(POINTS) int low, @UnitName(POINTS) int high, WildcardChoice choice, int gain, int rounds)
            implements EsopReason {}

    record WildcardLater(int gain, int enough) implements EsopReason {}

    record WildcardWait(int gain, int rounds) implements EsopReason {}

    record Company(
            Idea idea, Segment segment, @UnitName(POINTS) int bonus, String trade) implements EsopReason {}

    record CompanyMeld(
            Idea idea,
            Idea companion,
            Segment segment,
            @UnitName(POINTS) int bonus,
            String trade,
            @UnitName(POINTS) int more,
            String second)
            implements EsopReason {}

    record CompanyAlone(Idea idea, @UnitName(POINTS) int bonus, String trade) implements EsopReason {}

    record DraftPick(DraftCard card, DraftCard other) implements EsopReason {}

    record DraftIdea() implements EsopReason {}

    record DraftSegment() implements EsopReason {}

    record DiscardUnfit(DraftCard card) implements EsopReason {}

    record DiscardSpare(DraftCard card, Idea idea, Segment segment) implements EsopReason {}
}
