package boardroom.games.boss.view;

import boardroom.engine.BySeat;
import boardroom.engine.CardName;
import boardroom.engine.FaceDown;
import boardroom.engine.PublicView;
import boardroom.engine.Seat;
import boardroom.engine.UnitName;
import boardroom.games.boss.rules.Span;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What everybody sees: all but cash, T, ideas and issues of each company, unless the books are open (section 4). */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record BossPublicView(
        String phase,
        int round,
        int rounds,
        @Seat int marker,
        @BySeat List<CompanyView> companies,
        @Nullable HiringView hiring,
        @Nullable ProjectsView projects,
        @Nullable EventView event,
        List<InForceView> inForce,
        DecksView decks,
        @Nullable RivalView rival,
        @BySeat List<Boolean> ready,
        @Nullable EndView end)
        implements PublicView {

    /** One company, as an outsider sees it. */
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
            @Nullable BooksView books) {}

    /** Cash, T and ideas, where the viewer may see them; free is what is not committed (2.4). */
    public record BooksView(
            @UnitName("cash") int cash,
            @UnitName("time") int time,
            @UnitName("ideas") int ideas,
            @UnitName("cash") int freeCash,
            @UnitName("time") int freeTime) {}

    /**
     * A person in the chart as last resolved. A bonus is {@code on} or {@code off}; {@code boss} is where they hang, nobody
     * for the CEO and for top people under the Board.
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

    /** A project being worked on: rounds needed now, what a round of it takes now, and what is promised of it. */
    public record OngoingView(
            @CardName String project,
            int progress,
            int needed,
            int delay,
            boolean taken,
            @UnitName("cash") int overhead,
            @UnitName("cash") int reward,
            @UnitName("vp") int vp,
            List<ShareView> shares) {}

    /** 8.4: a part of a reward that belongs to another company. */
    public record ShareView(
            @Seat int holder,
            @UnitName("cash") int cash,
            @UnitName("vp") int vp) {}

    /** People on offer with their training now; the bids once they are open, in the order of picks. */
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

    /** A bid that is open, and why it stands before the next: bid, skill, marker, vp or last. */
    public record BidView(
            @Seat int seat,
            @UnitName("cash") int cash,
            int skill,
            @UnitName("vp") int vp,
            String reason,
            boolean passed) {}

    /** Projects on offer, and the bids once they are open; a tender has none. */
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

    /** The event of this round: who is asked, and what they chose once it is open (-1: nothing). */
    public record EventView(@CardName String card, List<Integer> asked, List<Integer> chosen) {}

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

    /** 8.3: the rival: its bid of this phase, once it is open, and how its bids rise. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record RivalView(
            String name,
            @UnitName("vp") int vp,
            @Nullable Integer card,
            int rise,
            @Nullable Integer bid,
            @FaceDown int cardsLeft,
            List<Integer> seen) {}

    /** How it ended: the companies in order of rank, VP by source, and each round that was played. */
    public record EndView(
            String why, List<Integer> ranking, boolean tieBreak, List<ScoreView> scores, boolean rivalWon) {}

    /** The final VP of a company by source, and its rounds. */
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
