package boardroom.games.boss.sense;

import boardroom.engine.Arg;
import boardroom.engine.CardName;
import boardroom.engine.Kind;
import boardroom.engine.Seat;
import boardroom.engine.Sentence;
import boardroom.engine.UnitName;
import boardroom.games.boss.rules.Units;
import java.util.List;

/** Why a good player makes a move of Boss, in the units of the screen; what things are worth is told in $. */
@Kind("reason")
sealed interface Because extends Sentence {
    // 4.1 Hiring

    record BidForPerson(
            @UnitName(Units.CASH) int cash,
            @CardName String person,
            @UnitName(Units.CASH) int gap) implements Because {}

    record BidToTrain(
            @UnitName(Units.TIME) int time,
            @CardName List<String> people,
            @UnitName(Units.TIME) int free) implements Because {}

    record BidAllToTrain(
            @UnitName(Units.TIME) int time, @CardName List<String> people) implements Because {}

    /** T without $: the till is needed on Payday. */
    record BidTimeOnly(
            @UnitName(Units.TIME) int time,
            @CardName List<String> people,
            @UnitName(Units.CASH) int cash,
            @UnitName(Units.CASH) int payroll)
            implements Because {}

    /** Who hires nobody keeps the T. */
    record BidForChoice(@UnitName(Units.TIME) int time) implements Because {}

    record BidForOrder(
            @UnitName(Units.CASH) int cash, @CardName List<String> people) implements Because {}

    record TrainedAnyway(@CardName List<String> people) implements Because {}

    record KeepTimeFree(@UnitName(Units.TIME) int free) implements Because {}

    record NobodyPays(int rounds) implements Because {}

    record NoTimeToTrain() implements Because {}

    /** Line 19 of any bid: the coming Payday has the first claim. */
    record KeepForPayday(
            @UnitName(Units.CASH) int cash,
            @UnitName(Units.CASH) int payroll) implements Because {}

    record TakeForSpan(
            @CardName String person,
            @CardName String boss,
            @UnitName(Units.TIME) int gain) implements Because {}

    record TakeForCapacity(
            @CardName String person, @UnitName(Units.TIME) int gain) implements Because {}

    record TakeForWorth(
            @CardName String person, @UnitName(Units.CASH) int worth) implements Because {}

    record TakeForPay(
            @CardName String person,
            @UnitName(Units.TIME) int gain,
            @UnitName(Units.CASH) int salary) implements Because {}

    record TakeForSkill(
            @CardName String person,
            int skill,
            @UnitName(Units.CASH) int salary) implements Because {}

    record PassForPayday(
            @CardName String person,
            @UnitName(Units.CASH) int salary,
            @UnitName(Units.CASH) int payroll) implements Because {}

    record PassSoLate(
            @CardName String person, @UnitName(Units.CASH) int salary, int rounds) implements Because {}

    /** Who hires nobody keeps the T that was bid. */
    record PassForTime(
            @CardName String person, @UnitName(Units.TIME) int time) implements Because {}

    record PassOnPerson(
            @CardName String person, @UnitName(Units.CASH) int salary) implements Because {}

    record PassUntrained() implements Because {}

    // 4.2 Organisation

    record PlaceForSpan(@CardName String person, @CardName String boss, int reports, int leadership)
            implements Because {}

    record PlaceForCapacity(
            @CardName String person,
            @CardName String boss,
            @UnitName(Units.TIME) int gain) implements Because {}

    record PlaceToRelieve(
            @CardName String person,
            @CardName String boss,
            @CardName String relieved) implements Because {}

    record PlaceForRoom(@CardName String person, @CardName String boss, int reports, int leadership)
            implements Because {}

    record PlaceForExact(@CardName String person, @CardName String boss, int bosses) implements Because {}

    /** Somebody has to lead a newcomer. */
    record PlaceAnyway(@CardName String person, @CardName String boss, int reports, int leadership)
            implements Because {}

    record PlaceAsStep(@CardName String person, @CardName String boss, int reports, int leadership)
            implements Because {}

    record LeaveExact(int bosses) implements Because {}

    record LeaveBeforeCrack(@CardName String person) implements Because {}

    record LeaveChart() implements Because {}

    record HoldWorkshop(
            @CardName String person,
            @UnitName(Units.IDEAS) int ideas,
            @UnitName(Units.TIME) int gain) implements Because {}

    record WorkshopForSkill(
            @CardName String person, @UnitName(Units.IDEAS) int ideas, int skill) implements Because {}

    record DismissInTime(
            @CardName String person, @UnitName(Units.CASH) int severance, int rounds) implements Because {}

    record HeirFits(
            @CardName String heir,
            int reports,
            @UnitName(Units.VP) int legacy) implements Because {}

    record HeirCanFit(
            @CardName String heir, @UnitName(Units.VP) int legacy) implements Because {}

    record HeirHasLed(@CardName String heir) implements Because {}

    record FillTheChair(@CardName String heir) implements Because {}

    record FireToEarn(
            @CardName String heir, @UnitName(Units.CASH) int gain) implements Because {}

    record FireForSpan(@CardName String heir, int reports) implements Because {}

    record FireAtNoDelay(@CardName String heir) implements Because {}

    record FireWhileAllowed(
            @CardName String heir, @UnitName(Units.TIME) int delay) implements Because {}

    record KeepFromDelay(
            @CardName String ceo,
            @UnitName(Units.TIME) int delay,
            @CardName List<String> projects) implements Because {}

    record KeepFromFailure(
            @CardName String ceo,
            @UnitName(Units.TIME) int delay,
            @CardName List<String> projects) implements Because {}

    // 4.3 Event, 4.6 Issue, 4.7 Payday

    record BetterWay(String way, @UnitName(Units.CASH) int gap, String other) implements Because {}

    record EventBetter(String choice, @UnitName(Units.CASH) int gap) implements Because {}

    /** The other way can't be paid. */
    record EventOnlyWay(String choice) implements Because {}

    record EventTooRisky(String choice, int times, int sides) implements Because {}

    record EventSpares(String choice, List<Arg> cost) implements Because {}

    record OnlyWay(String way, List<Arg> cost) implements Because {}

    record WaySpares(String way, List<Arg> cost) implements Because {}

    record WayEnds(String way, List<Arg> cost, String instead) implements Because {}

    record FixEnds(@UnitName(Units.IDEAS) int ideas) implements Because {}

    record FixSaves(
            @UnitName(Units.IDEAS) int ideas,
            @UnitName(Units.CASH) int saved) implements Because {}

    record PaidFirst(@CardName String first, @CardName String last, int morale) implements Because {}

    record HalfIsEnough() implements Because {}

    /** Not even half of the payroll can be paid in this order. */
    record PaidOrLeaves(@CardName String first) implements Because {}

    record PaidAsMissed(
            @CardName String first, @UnitName(Units.CASH) int cash) implements Because {}

    // 4.4 Project

    record BidForProject(
            @UnitName(Units.CASH) int cash,
            @CardName String project,
            @UnitName(Units.CASH) int gap) implements Because {}

    record BidForFirst(
            @UnitName(Units.CASH) int cash, @CardName String project) implements Because {}

    record NoProjectPays(int rounds) implements Because {}

    record AnyProjectDoes(@CardName String project) implements Because {}

    record MayBeLeft(@CardName String project) implements Because {}

    record TakeProject(@CardName String project, int round, List<Arg> brings) implements Because {}

    record PassForWork(
            @CardName String project,
            @UnitName(Units.TIME) int setup,
            @UnitName(Units.TIME) int time,
            int rounds) implements Because {}

    record PassTooLate(int rounds) implements Because {}

    record PassNoTime() implements Because {}

    record PassOnProject(@CardName String project) implements Because {}

    // 4.5 Production

    record RunToFinish(@CardName List<String> projects, List<Arg> brings) implements Because {}

    record RunAll(@CardName List<String> projects) implements Because {}

    record RunFirst(
            @CardName String project,
            @CardName String other,
            @UnitName(Units.TIME) int delay) implements Because {}

    record CatchUpInTime(@CardName String project) implements Because {}

    record CatchUp(
            @CardName String project, @UnitName(Units.TIME) int limit) implements Because {}

    record HoldForTime(
            @CardName String project,
            @UnitName(Units.TIME) int takes,
            @UnitName(Units.TIME) int time) implements Because {}

    record HoldForCash(
            @CardName String project,
            @UnitName(Units.CASH) int overhead,
            @UnitName(Units.CASH) int payroll) implements Because {}

    record KeepIdeas(@UnitName(Units.IDEAS) int ideas) implements Because {}

    record BuyToFinish(
            @UnitName(Units.TIME) int time,
            @UnitName(Units.CASH) int cash,
            @CardName String project) implements Because {}

    record BuyToRun(
            @UnitName(Units.TIME) int time,
            @UnitName(Units.CASH) int cash,
            @CardName String project) implements Because {}

    record CutToFinish(
            @CardName String project, @UnitName(Units.IDEAS) int ideas) implements Because {}

    record CutShort(
            @CardName String project, @UnitName(Units.IDEAS) int ideas) implements Because {}

    record FilePatent(
            @UnitName(Units.VP) int vp,
            @UnitName(Units.IDEAS) int ideas) implements Because {}

    record RestNew(@CardName List<String> projects) implements Because {}

    // 8.4 Deals

    record AcceptGain(@UnitName(Units.CASH) int gap) implements Because {}

    record DeclineLoss(@UnitName(Units.CASH) int gap) implements Because {}

    record DeclineHelps(@Seat int rival) implements Because {}

    record OfferGain(@UnitName(Units.CASH) int gap) implements Because {}

    record NothingToDeal() implements Because {}
}
