package boardroom.games.boss.sense;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import boardroom.engine.Deal;
import boardroom.engine.Events;
import boardroom.engine.Features;
import boardroom.engine.Options;
import boardroom.engine.Rng;
import boardroom.engine.Texts;
import boardroom.games.boss.Boss;
import boardroom.games.boss.rules.BossMove;
import boardroom.games.boss.rules.BossMove.Done;
import boardroom.games.boss.rules.BossMove.HiringBid;
import boardroom.games.boss.rules.BossMove.Place;
import boardroom.games.boss.rules.BossMove.Production;
import boardroom.games.boss.rules.BossMove.Work;
import boardroom.games.boss.rules.BossState;
import boardroom.games.boss.rules.Fixture;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** What counts in a position sees what was decided, and what is remembered of charts never changes what is said. */
class BossFeaturesTest {
    private static final double HARDLY = 1e-9;

    private static Features<BossState> features(Fixture table) {
        return Objects.requireNonNull(table.game.features());
    }

    private static double[] row(Fixture table, int row) {
        Features<BossState> features = features(table);
        double[][] rows = new double[table.s.seats() + 1][features.names().size()];
        features.of(table.s, rows);
        return rows[row];
    }

    private static double number(Fixture table, int row, Feature feature) {
        return feature.in(row(table, row));
    }

    @Test
    void every_number_has_a_name_for_players() {
        Texts texts = new Texts("en", Texts.shipped("boss", "en"));

        assertThat(features(Fixture.table(2)).names()).allMatch(name -> texts.has("feature." + name));
    }

    /** G8: while the chart is drawn it counts as it stands. */
    @Test
    void a_draft_counts_before_it_is_resolved() {
        Fixture table = Fixture.table(2).round(2);
        table.company(0).chart("founder > boris").hires("celia").cash(9).time(4).track(2);
        table.company(1).chart("founder > sol").cash(9);
        table.goTo("organisation").play(0, new Place("celia", "founder"));
        double drawn = number(table, 0, Feature.CAPACITY);
        double cash = number(table, 0, Feature.CASH);

        assertThat(table.game.isQuiet(table.s)).isTrue();
        table.play(0, Done.DONE).play(1, Done.DONE);
        assertThat(number(table, 0, Feature.CAPACITY)).isCloseTo(drawn, within(HARDLY));
        assertThat(cash).isEqualTo(12);
    }

    @Test
    void a_plan_counts_before_production_is_over() {
        Fixture table = Fixture.table(2).round(6);
        table.company(0).chart("founder > boris celia").cash(9).time(6).works("escalator-for-stairs", 1, 0);
        table.goTo("production");
        double before = number(table, 0, Feature.POINTS);

        table.play(0, new Production(0, List.of(new Work("escalator-for-stairs", true, null)), null, false));

        assertThat(table.game.isQuiet(table.s)).isTrue();
        assertThat(number(table, 0, Feature.POINTS)).isEqualTo(before + 2);
        assertThat(number(table, 0, Feature.CASH)).isEqualTo(18);
    }

    @Test
    void a_sealed_bid_is_not_quiet_and_picks_are() {
        Fixture table = Fixture.table(2).workersOnTop("boris", "pip", "kit").goTo("hiring-bid");

        table.play(0, new HiringBid(2, 1));
        assertThat(table.game.isQuiet(table.s)).isFalse();
        table.play(1, new HiringBid(1, 1));
        assertThat(table.game.isQuiet(table.s)).isTrue();
        assertThat(number(table, 0, Feature.PICKS)).isPositive();
    }

    /** 8.3: the row behind the company speaks for the rival, and where there is none it can't win. */
    @Test
    void the_points_of_the_rival_stand_against_those_of_the_company() {
        Fixture alone = Fixture.table(1);
        Objects.requireNonNull(alone.s.rival).vp = 8;
        alone.goTo("hiring-bid");

        assertThat(number(alone, 1, Feature.POINTS)).isEqualTo(8);
        assertThat(number(alone, 1, Feature.RIVALLED)).isZero();
        assertThat(number(Fixture.table(3).goTo("hiring-bid"), 3, Feature.RIVALLED))
                .isNegative();
    }

    @Test
    void what_is_remembered_of_charts_changes_no_prior() {
        Boss old = new Boss(Fixture.box());
        BossState s = old.deal(new Deal(3, Options.defaults(Fixture.box()), 5));
        Rng rng = Rng.stream(5, "moves");
        while (!old.isOver(s)) {
            int seat = old.owes(s).first();
            List<BossMove> moves = new ArrayList<>();
            old.moves(s, seat, moves::add);
            double[] remembered = new double[moves.size()];
            double[] fresh = new double[moves.size()];
            old.priors(s, seat, moves, remembered);
            if (s.roundNumber % 4 == 0) {
                new Boss(Fixture.box()).priors(s, seat, moves, fresh);
                assertThat(remembered).containsExactly(fresh);
            }
            old.play(s, seat, moves.get(rng.below(moves.size())), Events.NONE);
        }
    }

    /** At a glance the same hire and the same place look best where they are plain to see. */
    @Test
    void a_glance_sees_the_place_that_fills_a_span() {
        Fixture table = Fixture.table(2).round(2);
        table.company(0).chart("founder > boris").hires("celia").cash(9);
        table.goTo("organisation");
        List<BossMove> moves = table.moves(0);
        double[] scores = new double[moves.size()];

        new BossSense(Fixture.rules()).any().glance(table.s, 0, moves, scores);

        int best = 0;
        for (int i = 1; i < scores.length; i++) if (scores[i] > scores[best]) best = i;
        assertThat(moves.get(best)).isEqualTo(new Place("celia", "founder"));
    }
}
