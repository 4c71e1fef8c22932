package boardroom.games.boss.view;

import boardroom.engine.BySeat;
import boardroom.engine.CardName;
import boardroom.engine.FaceDown;
import boardroom.engine.PublicView;
import boardroom.engine.Say;
import boardroom.engine.Seat;
import boardroom.engine.Seats;
import boardroom.engine.UnitName;
import boardroom.games.boss.rules.Span;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What everybody sees: all but cash, T, ideas and issues of each company, unless the books are open (section 4). Ties: while
 * bids are made, the seats in the order in which equal ones would pick.
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record BossPublicView(
        String phase,
        int round,
        int rounds,
        @Seat int marker,
        @BySeat List<CompanyView> companies,
        @Nullable HiringView hiring,
        @Nullable ProjectsView projects,
        List<Integer> ties,
        @Nullable EventView event,
        List<InForceView> inForce,
        DecksView decks,
        @Nullable RivalView rival,
        @BySeat List<Boolean> ready,
        List<WarningView> warnings,
        @Nullable EndView end)
        implements PublicView {

    /**
     * One company, as an outsider sees it; {@code waiting}: hired and not in the chart yet, so not among the people;
     * {@code calls}: what calls issues to it this round, its cracks and the review; {@code issues}: which they are, where
     * the books are open.
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record CompanyView(
            @UnitName("vp") int vp,
            int research,
            String mood,
            int morale,
            @UnitName("time") int capacity,
            int skill,
            @UnitName("cash") int payroll,
            @UnitName("cash") int overheads,
            int exactBosses,
            int overloadedBosses,
            int layers,
            List<String> cracks,
            List<String> calls,
            @CardName @Nullable String ceo,
            boolean heir,
            boolean mayFire,
            int vacantFor,
            List<PersonView> people,
            List<OngoingView> ongoing,
            @CardName List<String> completed,
            @CardName List<String> waiting,
            int issuesDrawn,
            int issuesNow,
            @CardName @Nullable List<String> issues,
            @Nullable BooksView books) {}

    /** Cash, T and ideas, where the viewer may see them; free is what is not committed (2.4). */
    public record BooksView(
            @UnitName("cash") int cash,
            @UnitName("time") int time,
            @UnitName("ideas") int ideas,
            @UnitName("cash") int freeCash,
            @UnitName("time") int freeTime) {}

    /**
     * A person in the chart as last resolved: outputs are what they came to, so a bonus counts where one is above its base.
     * {@code boss} is where they hang, nobody for the CEO and for top people under the Board.
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record PersonView(
            @CardName String person,
            @CardName @Nullable String boss,
            int layer,
            int reports,
            Span span,
            int productivity,
            int skill,
            int leadership,
            int morale,
            int tenure,
            @UnitName("cash") int salary,
            boolean hired,
            boolean worksToRule) {}

    /**
     * A project being worked on: rounds needed now, what a round of it takes now, what it would bring now with its special
     * (if that holds now), what is promised of it; {@code taken}: in this round.
     */
    public record OngoingView(
            @CardName String project,
            int progress,
            int needed,
            int delay,
            boolean taken,
            boolean special,
            @UnitName("cash") int overhead,
            @UnitName("cash") int reward,
            @UnitName("vp") int vp,
            List<ShareView> shares) {}

    /** 8.4: a part of a reward that belongs to another company. */
    public record ShareView(
            @Seat int holder,
            @UnitName("cash") int cash,
            @UnitName("vp") int vp) {}

    /**
     * People of this round, also those taken, with their training now; the bids once they are open, in the order of
     * picks; the seat whose turn it is.
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record HiringView(
            List<ApplicantView> pool,
            List<BidView> bids,
            @Nullable Integer turn) {}

    /** Somebody on offer; taken by a seat, or by nobody yet. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record ApplicantView(
            @CardName String worker,
            @UnitName("time") int training,
            @UnitName("cash") int salary,
            @Nullable Integer takenBy,
            boolean rival) {}

    /** A bid that is open, why it stands before the next (bid, skill, marker, vp or last), and what was picked for it. */
    public record BidView(
            @Seat int seat,
            @UnitName("cash") int cash,
            int skill,
            @UnitName("vp") int vp,
            String reason,
            boolean passed,
            int picked) {}

    /** Projects of this round, also those taken, and the bids once they are open; a tender has none, but an order. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record ProjectsView(
            List<OfferedView> pool,
            List<BidView> bids,
            @Nullable Integer turn,
            boolean tender) {}

    /** A project on offer; taken by a seat, or by nobody yet. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record OfferedView(
            @CardName String project,
            @UnitName("cash") int overhead,
            @UnitName("cash") int reward,
            @Nullable Integer takenBy,
            boolean rival) {}

    /** The event of this round: the seats that are asked, and by seat what they chose once it is open (-1: nothing). */
    public record EventView(
            @CardName String card, Seats asked, @BySeat List<Integer> chosen) {}

    /**
     * What is about to happen to a company, or to all (no seat), where everybody could work it out: unpaid, bankrupt,
     * finishes, goal, fails, last-round, last-projects.
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record WarningView(String kind, @Nullable Integer seat, Say say) {}

    /** An event in force. */
    public record InForceView(@CardName String card, int rounds) {}

    /** Cards left in the decks, and what lies open in the discard piles; of issues only how many. */
    public record DecksView(
            @FaceDown int workers,
            @FaceDown int projects,
            @FaceDown int events,
            @FaceDown int issues,
            @CardName List<String> workersOut,
            @CardName List<String> projectsOut,
            @CardName List<String> eventsOut,
            @FaceDown int issuesOut) {}

    /**
     * 8.3: the rival: the bid of its card in this phase, once it is open, by how much its bids rise now, how many cards are
     * face down, and which have been turned over since they were shuffled.
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record RivalView(
            String name,
            String level,
            @UnitName("vp") int vp,
            @Nullable Integer card,
            int rise,
            @Nullable Integer bid,
            @FaceDown int cardsLeft,
            List<Integer> seen) {}

    /**
     * How it ended (last-round, no-projects-left, goal): the seats in order of rank; what decided between the first two (vp,
     * completed, skill, cash, morale, marker, weaker: of partners the better weaker company); VP by source and each round
     * that was played, by seat.
     */
    public record EndView(
            String why,
            List<Integer> ranking,
            String decidedBy,
            @BySeat List<ScoreView> scores,
            boolean rivalWon) {}

    /** The final VP of a company by source, losses below 0, and its rounds. */
    public record ScoreView(
            int projects,
            int specials,
            int patents,
            int cards,
            int shares,
            int failures,
            int bankruptcies,
            int cash,
            int legacy,
            int unpaid,
            @UnitName("vp") int total,
            List<RoundView> rounds,
            int timeHandedBack,
            int ideasSpent) {}

    /** One round of a company, looked back on. */
    public record RoundView(
            int capacity, int payroll, int cash, int vp, int skill, int heads, int exactBosses, List<String> cracks) {}
}
