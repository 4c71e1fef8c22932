package boardroom.games.boss.sense;

import boardroom.engine.Features;
import boardroom.engine.SenseReader;
import boardroom.engine.Sentence;
import boardroom.engine.phases.Sense;
import boardroom.games.boss.rules.BossMove;
import boardroom.games.boss.rules.BossState;
import boardroom.games.boss.rules.SharedRules;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** How a good player thinks (section 10), made once for a box. */
public final class BossSense {
    private final HiringSense hiring;
    private final OrganisationSense organisation;
    private final Sense<BossState, BossMove> projects;
    private final Sense<BossState, BossMove> production;
    private final Sense<BossState, BossMove> cards;
    private final DealSense deals;
    private final HiringReasons hiringReasons;
    private final ChartReasons chartReasons;
    private final ProjectReasons projectReasons;
    private final ProductionReasons productionReasons;
    private final CardReasons cardReasons;
    private final Prospects prospects;
    private final SharedRules rules;
    private final Weights weights;

    public BossSense(SharedRules rules) {
        this.rules = rules;
        weights = SenseReader.shipped("boss", Weights.class);
        ChartMemo memo = new ChartMemo();
        PeopleValues people = new PeopleValues(weights, rules, memo);
        ProjectValues work = new ProjectValues(weights, rules);
        Weights.Bids bids = weights.bids();
        hiring = new HiringSense(weights, rules, people, new Auction(rules, bids.people(), bids.appetite()));
        organisation = new OrganisationSense(weights, rules, memo);
        projects = new ProjectSense(weights, rules, work, new Auction(rules, bids.projects(), bids.appetite()));
        production = new ProductionSense(weights, rules, work);
        EffectValues effects = new EffectValues(weights, rules, people, work);
        cards = new CardSense(weights, rules, effects, people);
        deals = new DealSense(weights, rules, work);
        hiringReasons = new HiringReasons(weights, rules, people);
        chartReasons = new ChartReasons(weights, rules);
        projectReasons = new ProjectReasons(weights, rules, work);
        productionReasons = new ProductionReasons(rules);
        cardReasons = new CardReasons(weights, rules, effects);
        prospects = new Prospects(weights, rules, work);
    }

    /** For every phase. */
    public Sense<BossState, BossMove> any() {
        return new Sense<>() {
            @Override
            public void scores(BossState s, int seat, List<? extends BossMove> moves, double[] out) {
                if (!moves.isEmpty()) of(moves.getFirst()).scores(s, seat, moves, out);
            }

            @Override
            public void glance(BossState s, int seat, List<? extends BossMove> moves, double[] out) {
                if (!moves.isEmpty()) of(moves.getFirst()).glance(s, seat, moves, out);
            }

            @Override
            public @Nullable Sentence reason(BossState s, int seat, BossMove move) {
                return because(s, seat, move);
            }

            @Override
            public boolean isQuiet(BossState s) {
                return Quiet.is(s);
            }
        };
    }

    private @Nullable Sentence because(BossState s, int seat, BossMove move) {
        return switch (move) {
            case BossMove.HiringBid bid -> hiringReasons.bid(s, seat, bid);
            case BossMove.HiringPick pick -> hiringReasons.pick(s, seat, pick);
            case BossMove.Edit edit -> chartReasons.edit(s, seat, edit);
            case BossMove.ProjectBid _, BossMove.ProjectPick _ -> projectReasons.of(s, seat, move);
            case BossMove.Production plan -> productionReasons.of(s, seat, plan);
            case BossMove.EventChoice _, BossMove.IssueAnswer _, BossMove.PayOrder _ -> cardReasons.of(s, seat, move);
            case BossMove.Dealing _ -> deals.reason(s, seat, move);
        };
    }

    private Sense<BossState, BossMove> of(BossMove move) {
        return switch (move) {
            case BossMove.HiringBid _, BossMove.HiringPick _ -> hiring;
            case BossMove.Edit _ -> organisation;
            case BossMove.ProjectBid _, BossMove.ProjectPick _ -> projects;
            case BossMove.Production _ -> production;
            case BossMove.EventChoice _, BossMove.IssueAnswer _, BossMove.PayOrder _ -> cards;
            case BossMove.Dealing _ -> deals;
        };
    }

    /** The same answer, with a word why if it is a no. */
    public BossMove spoken(BossState s, int seat, BossMove move) {
        return move instanceof BossMove.Decline decline
                ? new BossMove.Decline(decline.offer(), deals.why(s, seat, decline.offer()))
                : move;
    }

    /** What counts in a position; the game knows whether this round's Production is over. */
    public Features<BossState> features(Predicate<BossState> isProduced) {
        return new BossFeatures(weights, rules, isProduced);
    }

    /** How good the position is for this seat, on one scale for all. */
    public double worth(BossState s, int seat) {
        return prospects.worth(s, seat);
    }
}
