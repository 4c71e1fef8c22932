package boardroom.games.boss.view;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.games.boss.rules.BossMove.Dismiss;
import boardroom.games.boss.rules.BossMove.HiringBid;
import boardroom.games.boss.rules.BossMove.Production;
import boardroom.games.boss.rules.BossMove.Work;
import boardroom.games.boss.rules.Fixture;
import boardroom.games.boss.view.BossPrivateView.PaydayView;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Section 11: the next three Paydays, certain and likely. */
class ForecastTest {
    /** G12's company: payroll 6, the founder earns 3. */
    private static Fixture table() {
        Fixture table = Fixture.table(2).round(5);
        table.company(0)
                .chart("founder > boris celia", "boris > pip")
                .track(11)
                .time(11)
                .cash(10);
        table.company(1).works("umbrella-works", 0, 0).time(5);
        return table;
    }

    private static List<PaydayView> paydays(Fixture table) {
        return Seen.own(table, 0).forecast().paydays();
    }

    @Test
    void salaries_overheads_and_earnings_are_certain_and_rewards_likely() {
        Fixture table = table();
        table.company(0).works("escalator-for-stairs", 1, 0);
        table.goTo("production");

        assertThat(Seen.own(table, 0).forecast().now()).isEqualTo(10);
        assertThat(paydays(table))
                .as("this round's earnings are in already; the escalator is finished now")
                .containsExactly(
                        new PaydayView(5, 6, 7, 0, 10, 3, 13),
                        new PaydayView(6, 6, 6, 3, 0, 0, 10),
                        new PaydayView(7, 6, 6, 3, 0, -3, 7));
    }

    @Test
    void before_the_charts_are_resolved_this_rounds_earnings_are_still_to_come() {
        Fixture table = table();
        table.company(0).completed("umbrella-works");
        table.goTo("hiring-bid");

        assertThat(paydays(table).getFirst()).isEqualTo(new PaydayView(5, 6, 6, 4, 0, 8, 8));

        table.play(0, new HiringBid(3, 0));
        assertThat(paydays(table).getFirst().certain())
                .as("a sealed bid is gone")
                .isEqualTo(5);
    }

    @Test
    void what_time_does_not_allow_is_not_likely() {
        Fixture table = table();
        table.company(0).time(5).track(5).works("escalator-for-stairs", 0, 1).takes("soil-that-weeds-itself");
        table.goTo("production");

        assertThat(paydays(table).stream().map(PaydayView::rewards))
                .as("the escalator takes all 5 T now, the soil rests; then each has its turn")
                .containsExactly(0, 10, 0);
    }

    @Test
    void g32_a_sealed_plan_counts() {
        Fixture table = table();
        table.company(0).time(4).works("escalator-for-stairs", 0, 1).works("soil-that-weeds-itself", 0, 2);
        table.goTo("production")
                .play(
                        0,
                        new Production(
                                2,
                                List.of(
                                        new Work("escalator-for-stairs", true, null),
                                        new Work("soil-that-weeds-itself", false, 1)),
                                null,
                                false));

        assertThat(paydays(table).getFirst())
                .as("$4 for T, $1 to run, $6 due: $1 short")
                .isEqualTo(new PaydayView(5, 6, 11, 0, 0, -1, -1));
    }

    @Test
    void who_leaves_is_paid_off_and_not_paid_any_more() {
        Fixture table = table().goTo("organisation").play(0, new Dismiss("pip"));

        assertThat(paydays(table).getFirst()).isEqualTo(new PaydayView(5, 5, 5, 3, 0, 10 - 1 - 5 + 3, 7));
    }

    @Test
    void after_the_last_round_there_is_no_payday() {
        Fixture table = table().round(12).goTo("production");

        assertThat(paydays(table)).hasSize(1);
    }

    @Test
    void who_has_paid_does_not_pay_again() {
        Fixture table = table();
        table.company(0).cash(10);
        table.company(1).chart("founder > hugo").cash(1);
        table.goTo("payday");

        assertThat(table.phase()).isEqualTo("payday");
        assertThat(paydays(table).getFirst().payroll()).isZero();
        assertThat(Seen.own(table, 1).forecast().paydays().getFirst().payroll()).isEqualTo(4);
        assertThat(Seen.own(table, 0).payday()).isNull();
        assertThat(Seen.own(table, 1).payday()).isNotNull();
    }
}
