package boardroom.games.boss.sense;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.games.boss.rules.BossMove;
import boardroom.games.boss.rules.BossMove.Appoint;
import boardroom.games.boss.rules.BossMove.Done;
import boardroom.games.boss.rules.BossMove.HiringBid;
import boardroom.games.boss.rules.BossMove.PayOrder;
import boardroom.games.boss.rules.BossMove.Place;
import boardroom.games.boss.rules.BossMove.Production;
import boardroom.games.boss.rules.BossMove.ProjectBid;
import boardroom.games.boss.rules.BossMove.ProjectPick;
import boardroom.games.boss.rules.BossMove.Reason;
import boardroom.games.boss.rules.BossMove.Workshop;
import boardroom.games.boss.rules.Company;
import boardroom.games.boss.rules.Draft;
import boardroom.games.boss.rules.Fixture;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Section 10 in telling positions: what a good player does there. */
class BossSenseTest {

    /** What looks best to this seat. */
    private static BossMove best(Fixture table, int seat) {
        List<BossMove> moves = table.moves(seat);
        double[] priors = new double[moves.size()];
        table.game.priors(table.s, seat, moves, priors);
        int best = 0;
        for (int i = 1; i < priors.length; i++) if (priors[i] > priors[best]) best = i;
        return moves.get(best);
    }

    /** Draws the chart of seat 0 edit by edit, until it looks done. */
    private static List<BossMove> drawn(Fixture table) {
        table.goTo("organisation");
        List<BossMove> edits = new ArrayList<>();
        for (BossMove move = best(table, 0); !(move instanceof Done); move = best(table, 0)) {
            edits.add(move);
            table.play(0, move);
        }
        return edits;
    }

    private static String bossOf(Fixture table, String id) {
        Company company = table.s.companies[0];
        Draft draft = Objects.requireNonNull(company.draft);
        return company.people[draft.boss()[company.place(id)]].card.id();
    }

    @Test
    void two_reports_fill_the_span_of_a_founder() {
        Fixture table = Fixture.table(2).round(2);
        table.company(0).chart("founder > boris").hires("celia").cash(9);

        assertThat(drawn(table)).containsExactly(new Place("celia", "founder"));
    }

    /** G10, G11. */
    @Test
    void the_third_hire_goes_under_somebody() {
        Fixture table = Fixture.table(2).round(3);
        table.company(0).chart("founder > boris celia").hires("pip").cash(9);

        assertThat(drawn(table)).containsExactly(new Place("pip", "boris"));
    }

    /** G15, G16. */
    @Test
    void one_move_relieves_an_overloaded_boss() {
        Fixture table = Fixture.table(2).round(6);
        table.company(0)
                .chart("founder > celia boris", "celia > sol ned wanda hamza")
                .cash(20)
                .works("second-moon", 0, 0);

        List<BossMove> edits = drawn(table);

        assertThat(edits).singleElement().isInstanceOf(Place.class);
        assertThat(bossOf(table, ((Place) edits.getFirst()).person())).isEqualTo("boris");
    }

    @Test
    void a_chart_that_fits_is_left_alone() {
        Fixture table = Fixture.table(2).round(5);
        table.company(0).chart("founder > boris celia", "boris > pip").cash(20);

        assertThat(drawn(table)).isEmpty();
    }

    @Test
    void a_workshop_unlocks_whom_no_boss_unlocks() {
        Fixture table = Fixture.table(2).round(2);
        table.company(0).chart("founder > boris").cash(9).ideas(2);

        assertThat(drawn(table)).containsExactly(new Workshop("boris"));
    }

    /** G20: the heir leads the right number. */
    @Test
    void the_founder_retires_in_the_last_round_if_the_heir_fits() {
        Fixture table = Fixture.table(2).round(12);
        table.company(0)
                .chart("founder > celia boris", "celia > sol ned")
                .tenure("founder", 11)
                .cash(12)
                .time(15)
                .track(13);

        assertThat(drawn(table)).containsExactly(new Appoint("celia", Reason.RETIRE));
    }

    /** G21: nobody could take over without a mess. */
    @Test
    void the_founder_stays_where_nobody_fits() {
        Fixture table = Fixture.table(2).round(12);
        table.company(0)
                .chart("founder > hugo priya")
                .tenure("founder", 11)
                .cash(12)
                .time(15)
                .track(13);

        assertThat(drawn(table)).noneMatch(Appoint.class::isInstance);
    }

    @Test
    void an_empty_chair_is_filled() {
        Fixture table = Fixture.table(2).round(6);
        table.company(0).chart("board > celia boris", "celia > sol ned").cash(12);

        assertThat(drawn(table)).contains(new Appoint("celia", Reason.VACANCY));
    }

    /** T for who is wanted, and no more. */
    @Test
    void a_young_company_bids_time_for_people() {
        Fixture table = Fixture.table(2).workersOnTop("boris", "pip", "kit").goTo("hiring-bid");

        assertThat(best(table, 0)).isInstanceOfSatisfying(HiringBid.class, bid -> {
            assertThat(bid.time()).isBetween(1, 2);
            assertThat(bid.cash()).isLessThanOrEqualTo(3);
        });
    }

    @Test
    void nobody_is_hired_who_can_not_be_paid() {
        Fixture table = Fixture.table(2).round(4);
        table.company(0).chart("founder > boris celia").cash(0).time(9).track(9);
        table.workersOnTop("takeshi", "valentina", "gloria").goTo("hiring-bid");

        assertThat(best(table, 0))
                .isInstanceOfSatisfying(
                        HiringBid.class, bid -> assertThat(bid.cash()).isZero());
        table.play(0, new HiringBid(0, 9)).play(1, new HiringBid(0, 0));
        if (table.game.owes(table.s).has(1)) table.play(1, BossMove.HiringPick.PASS);
        assertThat(best(table, 0)).isEqualTo(BossMove.HiringPick.PASS);
    }

    @Test
    void projects_that_can_not_finish_are_refused() {
        Fixture table =
                Fixture.table(2).round(12).projectsOnTop("second-moon", "weather-on-request", "app-that-finds-apps");
        table.company(0)
                .chart("founder > boris celia", "boris > pip")
                .cash(20)
                .time(18)
                .track(11);
        table.goTo("project-bid");

        assertThat(best(table, 0)).isEqualTo(new ProjectBid(0));
        table.play(0, new ProjectBid(0)).play(1, new ProjectBid(0));
        assertThat(best(table, table.game.owes(table.s).first())).isEqualTo(ProjectPick.PASS);
    }

    @Test
    void what_finishes_now_is_finished() {
        Fixture table = Fixture.table(2).round(12);
        table.company(0)
                .chart("founder > boris celia")
                .cash(9)
                .time(6)
                .works("second-moon", 2, 0)
                .works("escalator-for-stairs", 1, 0);
        table.goTo("production");

        assertThat(best(table, 0))
                .isInstanceOfSatisfying(
                        Production.class,
                        plan -> assertThat(plan.plan())
                                .singleElement()
                                .satisfies(work -> assertThat(work.project()).isEqualTo("escalator-for-stairs")));
    }

    /** G43: who is worth most is paid first, and half of the payroll at least. */
    @Test
    void the_most_valuable_are_paid_first() {
        Fixture table = Fixture.table(2).round(5);
        table.company(0).chart("founder > boris celia", "boris > pip").cash(5);
        table.company(1).cash(9);
        table.goTo("payday");

        assertThat(best(table, 0))
                .isInstanceOfSatisfying(
                        PayOrder.class, order -> assertThat(order.order()).endsWith("pip"));
    }

    /** What is under way is worth more than nothing, and a larger company more than a small one. */
    @Test
    void the_worth_of_a_position_grows_with_what_is_under_way_and_with_the_company() {
        Fixture table = Fixture.table(2).round(6);
        table.company(0).chart("founder > boris celia").cash(9).track(9);
        table.company(1).chart("founder > dmitri sol").cash(9).track(9);
        double[] before = new double[2];
        double[] after = new double[2];
        table.goTo("hiring-bid");
        table.game.values(table.s, before);

        table.company(0).works("second-moon", 3, 0);
        table.game.values(table.s, after);
        assertThat(after[0]).isGreaterThan(before[0]);

        table.company(1).chart("founder > dmitri sol", "dmitri > pip");
        table.game.values(table.s, before);
        assertThat(before[1]).isGreaterThan(after[1]);
    }
}
