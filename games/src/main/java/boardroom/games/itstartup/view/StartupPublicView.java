package boardroom.games.itstartup.view;

import boardroom.engine.Breakdown;
import boardroom.engine.PublicView;
import boardroom.engine.Say;
import boardroom.games.itstartup.rules.Counters.CounterOption;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What everybody sees (4.0 and section 11); cards are named by the id of their copy. */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record StartupPublicView(
        String phase,
        int round,
        int roundLimit,
        int goal,
        boolean teams,
        boolean strictCap,
        int cap,
        int die,
        @Nullable Integer first,
        @Nullable Integer active,
        boolean lastRound,
        @Nullable Say whyLast,
        boolean tied,
        int deck,
        int extraCardPrice,
        int salePrice,
        List<ProjectView> projects,
        List<OfficeView> offices,
        List<List<Integer>> sheet,
        @Nullable TurnView turn,
        @Nullable AttackView attack,
        @Nullable LookView look,
        @Nullable EndView end)
        implements PublicView {

    /** A project: a seat's, or a team's in two against two. */
    public record ProjectView(List<Integer> seats, int points, boolean reached) {}

    /**
     * One company; `soon` is what everybody should see coming of it. `hand` and `plannedCard` are there only with open
     * hands.
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record OfficeView(
            int seat,
            int side,
            int points,
            int resources,
            int turn,
            int nextIncome,
            int outage,
            int handSize,
            boolean ready,
            @Nullable Integer plannedOn,
            List<EmployeeView> row,
            TonightView tonight,
            @Nullable Say soon,
            @Nullable List<String> hand,
            @Nullable String plannedCard) {}

    /** Somebody at a desk, with the sum behind the efficiency and what the end of the turn does as things stand. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record EmployeeView(
            String card,
            int efficiency,
            int printed,
            Breakdown sum,
            int burnout,
            int limit,
            int tonight,
            boolean leaves,
            List<KnowledgeView> knowledge,
            @Nullable Integer lender,
            boolean used) {}

    /** A knowledge card under its developer; whether it was moved this turn already. */
    public record KnowledgeView(String card, int bonus, boolean moved) {}

    /** What ending the turn would do: now for the active seat, at the next turn as things stand for the others. */
    public record TonightView(int score, int points, Breakdown sum, List<String> leaving, int resourcesLost) {}

    /** What was announced for the end of this turn. */
    public record TurnView(int bonusPerDeveloper, int extraBurnout, boolean noBurnout, int actions, int actionsLeft) {}

    /** A card that waits for an answer: from whom to whom, the answers there are, and what it would do. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record AttackView(
            String card,
            int attacker,
            int target,
            @Nullable String what,
            @Nullable String developer,
            int paid,
            List<CounterOption> counters,
            HitView hit) {}

    /** What happens to the target if it passes. */
    public record HitView(
            List<String> leaving,
            List<String> moving,
            List<String> tired,
            int pointsBefore,
            int pointsAfter,
            int nextScoreBefore,
            int nextScoreAfter,
            int resourcesBefore,
            int resourcesAfter) {}

    /** Somebody looks at the top of the deck. */
    public record LookView(int seat, int count) {}

    /** How it ended. */
    public record EndView(List<Integer> ranks, List<LedgerView> ledgers) {}

    /** What a seat's game was made of. */
    public record LedgerView(
            int seat,
            int fromDevelopers,
            int fromKnowledge,
            int fromCoaches,
            int fromPairs,
            int fromActions,
            int lostToSabotage,
            int spentOnEmployees,
            int spentOnKnowledge,
            int spentOnActions,
            int spentOnCards,
            int spentOnAbilities,
            int spentOnCounters,
            int lostToCap,
            int burntOut,
            int taken,
            int lost) {}
}
