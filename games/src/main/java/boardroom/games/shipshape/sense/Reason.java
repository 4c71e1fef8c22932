package boardroom.games.shipshape.sense;

import boardroom.engine.Arg;
import boardroom.engine.CardName;
import boardroom.engine.Kind;
import boardroom.engine.Seat;
import boardroom.engine.Sentence;
import boardroom.engine.UnitName;
import java.util.List;

/** Why a good player makes a move, in one sentence. */
@Kind("reason")
sealed interface Reason extends Sentence {
    /** The weather of the barometer, before and after. */
    record SaferWeek(@CardName String order, String before, String after) implements Reason {}

    // Collecting and storing

    record CollectBefore(@CardName String first, @CardName String second, Arg tokens) implements Reason {}

    record CollectIdle(@CardName String idle, @CardName String order) implements Reason {}

    record CollectSaving(@CardName String idle, @CardName String order, Arg tokens) implements Reason {}

    record CollectAny() implements Reason {}

    record CollectFor(@CardName String order, Arg tokens) implements Reason {}

    record Return(Arg tokens, @CardName String order) implements Reason {}

    /** No order is open. */
    record ReturnAny(Arg tokens, int storage) implements Reason {}

    /** The firm itself makes them. */
    record ReturnMade(Arg tokens) implements Reason {}

    record ReturnKeeping(Arg tokens, @CardName String order, int storage) implements Reason {}

    // Trading

    record OfferSooner(
            @Seat int rival, Arg give, Arg want, @CardName String order, int turns) implements Reason {}

    record OfferInTime(
            @Seat int rival, Arg give, Arg want, @CardName String order, int day) implements Reason {}

    record OfferFor(
            @Seat int rival, Arg give, Arg want, @CardName String order) implements Reason {}

    record Gift(@Seat int rival, Arg give, @CardName String order) implements Reason {}

    record AcceptSooner(Arg get, @CardName String order, int turns) implements Reason {}

    record AcceptSafer(@Seat int rival, @CardName String order) implements Reason {}

    record AcceptFair(Arg give, Arg get) implements Reason {}

    record AskMore(Arg more) implements Reason {}

    /** Though it could be accepted as it stands. */
    record AskMoreStill(Arg more, @Seat int rival) implements Reason {}

    record CounterGain(@Seat int rival, Arg give, Arg want) implements Reason {}

    record OwnTerms(Arg give, Arg want, @CardName String order) implements Reason {}

    record DeclineNeeded(Arg give, @CardName String order) implements Reason {}

    record DeclineLater(@CardName String order, int turns) implements Reason {}

    record DeclineDear(Arg give, Arg get) implements Reason {}

    record DeclineLeader(@Seat int rival) implements Reason {}

    record DeclineRoom(Arg give, int room) implements Reason {}

    record DeclineTakes(Arg give, @CardName String order) implements Reason {}

    record DeclineHelps(@Seat int rival) implements Reason {}

    record DeclineInvitation(@Seat int rival) implements Reason {}

    record DeclineCannot(Arg give) implements Reason {}

    record TakeTerms(
            @Seat int rival, Arg give, Arg get, @CardName String order) implements Reason {}

    record TakeGift(@Seat int rival, Arg get) implements Reason {}

    record DeclineTerms() implements Reason {}

    record DeclineTermsOf(@Seat int rival) implements Reason {}

    // Actions

    record BuyTransport(@CardName String card, @CardName String order, int gap, int day) implements Reason {}

    record BuyTransportNearer(
            @CardName String card, @CardName String order, int gap) implements Reason {}

    record BuyRoom(@CardName String card, int room) implements Reason {}

    /** No plan takes it yet, but an order lacks room. */
    record BuyRoomFor(
            @CardName String card, int room, @CardName String order, int gap) implements Reason {}

    /** {@code lacking}: "yes" if nothing of the firm makes that. */
    record BuySupply(@CardName String card, Arg tokens, String lacking, int collections, Arg cost) implements Reason {}

    /** A supply that eats. */
    record BuyMaker(@CardName String card, Arg input, Arg tokens, int collections, Arg cost) implements Reason {}

    record BuyLasting(@CardName String card, Arg tokens) implements Reason {}

    record LetGo(@CardName String card, @CardName String old) implements Reason {}

    record LetLeastGo(@CardName String card, @CardName String old) implements Reason {}

    record RefreshBetter(String sort, @CardName String order, int turns) implements Reason {}

    record RefreshFor(String sort, @CardName String order, int turns) implements Reason {}

    record FulfilFirst(
            @CardName String order,
            @UnitName("halves") int points,
            @Seat int rival,
            int turns) implements Reason {}

    record FulfilKeeping(
            @CardName String order,
            @UnitName("halves") int points,
            @CardName String kept,
            @CardName String next) implements Reason {}

    record FulfilNow(
            @CardName String order, @UnitName("halves") int points, int open) implements Reason {}

    record Together(
            @CardName String order,
            @Seat int partner,
            @UnitName("halves") int points,
            int day) implements Reason {}

    record TogetherOnly(
            @CardName String order,
            @Seat int partner,
            @UnitName("halves") int points) implements Reason {}

    record AgreeTogether(
            @CardName String order, @UnitName("halves") int points, Arg tokens) implements Reason {}

    record AgreeOnly(
            @CardName String order, @UnitName("halves") int points, Arg tokens) implements Reason {}

    record RefuseForOther(@CardName String own, Arg tokens) implements Reason {}

    record RefuseAlone(
            @CardName String order, @UnitName("halves") int points, int turns) implements Reason {}

    record RefuseTogether(@CardName String order, Arg tokens) implements Reason {}

    record SaveUp(@CardName String order, Arg missing) implements Reason {}

    record Wait(@CardName String order) implements Reason {}

    record WaitForRoom(@CardName String order, int gap) implements Reason {}

    record PassForNext(@CardName String order, Arg missing) implements Reason {}

    // The settlement

    record KeepSupplies(@CardName List<String> cards) implements Reason {}

    record PayUpkeep(@CardName List<String> cards, int room) implements Reason {}

    record KeepAndPay(
            @CardName List<String> cards, @CardName List<String> transports) implements Reason {}

    record KeepMaking(@CardName List<String> cards, Arg tokens) implements Reason {}

    record PayFor(@CardName List<String> cards, int room) implements Reason {}

    record KeepMakingAndPay(
            @CardName List<String> cards,
            Arg tokens,
            @CardName List<String> transports) implements Reason {}

    record MonthIsOver() implements Reason {}

    record PayForTies(@CardName List<String> cards) implements Reason {}
}
