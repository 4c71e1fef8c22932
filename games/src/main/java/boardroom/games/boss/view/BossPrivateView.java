package boardroom.games.boss.view;

import boardroom.engine.CardName;
import boardroom.engine.PrivateView;
import boardroom.engine.Say;
import boardroom.engine.Seat;
import boardroom.engine.UnitName;
import boardroom.games.boss.rules.BossMove.HiringBid;
import boardroom.games.boss.rules.BossMove.PayOrder;
import boardroom.games.boss.rules.BossMove.Production;
import boardroom.games.boss.rules.BossMove.Reason;
import boardroom.games.boss.rules.Bundle;
import boardroom.games.boss.rules.Span;
import boardroom.games.boss.view.BossPublicView.BooksView;
import boardroom.games.boss.view.BossPublicView.WarningView;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a seat alone sees: its books, what it has sealed, its draft, its issues, its offers; help to decide, and what only it can see coming. */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record BossPrivateView(
        BooksView books,
        @Nullable BooksView partner,
        ForecastView forecast,
        @Nullable HiringHelp hiring,
        @Nullable Integer projectBid,
        @Nullable List<TakeView> takes,
        @Nullable DraftView draft,
        @Nullable Integer eventChoice,
        @Nullable ProductionHelp production,
        List<IssueView> issues,
        List<OfferView> offers,
        int offersLeft,
        @Nullable GiftView gift,
        @Nullable PaydayHelp payday,
        List<LostView> lost,
        List<WarningView> warnings)
        implements PrivateView {

    /**
     * Cash after the next three Paydays: what is certain, and what is likely if all goes on as planned. What this seat has
     * sealed counts as done.
     */
    public record ForecastView(@UnitName("cash") int now, List<PaydayView> paydays) {}

    /**
     * One Payday to come: out are salaries and overheads of its round, in are lasting income and CEO earnings, rewards what
     * projects bring in it if they are run whenever T allow. Certain is the cash left without any reward, likely with all.
     */
    public record PaydayView(
            int round,
            @UnitName("cash") int payroll,
            @UnitName("cash") int out,
            @UnitName("cash") int in,
            @UnitName("cash") int rewards,
            @UnitName("cash") int certain,
            @UnitName("cash") int likely) {}

    /** 4.1: the own bid once it is sealed, the budget left while people are picked, and whom so much T can hire. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record HiringHelp(@Nullable HiringBid bid, int budget, List<TeamView> teams) {}

    /** Some of the people on offer: what they cost together, and the T they give once their bonuses are lit. */
    public record TeamView(
            @CardName List<String> workers,
            @UnitName("time") int training,
            @UnitName("cash") int salaries,
            @UnitName("time") int lit) {}

    /**
     * 4.4: a project on offer: T missing to take it (0: none), rounds needed now, the round it would be finished in if it is
     * run from this one on, the T of setup and all rounds, and what it then leaves in $ and VP, its special (if that holds
     * now) included.
     */
    public record TakeView(
            @CardName String project,
            @UnitName("time") int missing,
            int needed,
            int finished,
            @UnitName("time") int inAll,
            @UnitName("cash") int profit,
            @UnitName("vp") int vp,
            boolean special) {}

    /** 4.2: the chart as drawn so far, with everything that would follow from it; how many issues it would draw. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record DraftView(
            boolean done,
            List<DraftPersonView> people,
            @CardName @Nullable String ceo,
            Figures now,
            Figures before,
            Figures next,
            List<String> cracks,
            int issues,
            List<ReasonView> reasons,
            List<AppointView> appoint,
            @CardName List<String> dismissible,
            @CardName @Nullable String workshop,
            boolean workshopOpen) {}

    /** What a chart gives: this draft, last round's chart, or this draft a round later. */
    public record Figures(
            @UnitName("time") int capacity,
            int skill,
            @UnitName("cash") int earnings,
            @UnitName("cash") int cash,
            @UnitName("time") int time,
            @UnitName("ideas") int ideas,
            int layers,
            int exactBosses,
            String mood) {}

    /**
     * A person in the draft: where they hang ({@code waiting}: not yet placed, {@code gone}: leaves), where they hung before
     * ({@code moved}: somewhere else), what they give, and why. Locks: new, works-to-rule, boss-promoted, demoted, layered
     * (all bonuses), boss-overloaded (productivity only). Unlocks: boss, workshop, ceo, span.
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record DraftPersonView(
            @CardName String person,
            @CardName @Nullable String boss,
            @CardName @Nullable String previousBoss,
            boolean waiting,
            boolean gone,
            boolean fresh,
            boolean moved,
            int tenure,
            @UnitName("cash") int salary,
            int layer,
            int reports,
            Span span,
            OutputView productivity,
            OutputView skill,
            OutputView leadership,
            int morale,
            int moraleAfter,
            boolean promoted,
            boolean demoted,
            boolean layered,
            List<String> locks,
            List<String> unlocks) {}

    /** One output: what it comes to, whether its bonus counts, what was cut off it, and what it was last round. */
    public record OutputView(int amount, boolean bonus, int cut, int before, int next) {}

    /**
     * One thing this chart does, with what it is worth in T: a boss exact, overloaded or under-used, somebody new, promoted,
     * demoted, layered, moved or gone, a workshop, a crack.
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record ReasonView(
            String kind, @CardName @Nullable String person, Say say, int time) {}

    /** 4.2.1: a way to a new CEO that is open now, with all who could take it; or why it is not. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record AppointView(Reason reason, @Nullable Say refusal, List<HeirView> heirs) {}

    /** Somebody as CEO of the chart as drawn: the capacity it would have, and whom they would lead. */
    public record HeirView(
            @CardName String person, @UnitName("time") int capacity, int reports, int leadership, Span span) {}

    /** 4.5: the own plan once it is sealed, the proposed one, and what a T costs outside. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record ProductionHelp(
            @Nullable Production plan,
            Production proposed,
            @UnitName("cash") int outsourcePrice,
            @UnitName("time") int outsourceLimit) {}

    /** 4.6: an own issue: passed or not, its figure against the threshold, and which answers are open. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record IssueView(
            @CardName String issue,
            boolean answered,
            boolean current,
            boolean passed,
            boolean shielded,
            @Nullable Integer figure,
            @Nullable Integer threshold,
            @CardName List<String> targets,
            @CardName @Nullable String target) {}

    /** 8.4: an open offer this seat has made or was made, as its maker sees it. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record OfferView(
            int number,
            @Seat int by,
            @Seat int to,
            Bundle give,
            Bundle want,
            @Nullable Say refusal) {}

    /** 8.5: what may still be given to the partner this round. */
    public record GiftView(
            @Seat int to,
            @UnitName("cash") int cash,
            @UnitName("time") int time) {}

    /** 4.1 and 4.4: a card somebody picked before this seat could, and why they came first. */
    public record LostView(@CardName String card, @Seat int by, Say why) {}

    /** 4.7: what is due, what is there, half of it, and the default order. */
    public record PaydayHelp(
            @UnitName("cash") int due,
            @UnitName("cash") int cash,
            @UnitName("cash") int half,
            PayOrder proposed) {}
}
