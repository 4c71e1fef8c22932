package boardroom.games.shipshape.rules;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Arg;
import boardroom.engine.Result;
import boardroom.engine.Result.Standing;
import boardroom.engine.Seats;
import boardroom.games.shipshape.box.Order;
import boardroom.games.shipshape.rules.ShipShapeState.Ending;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** 4.7.4, section 6 and the options that change how a month ends, by their examples. */
class EndTest {
    private static void shipAll(Fixture table) {
        for (Order order : table.s.orders) table.s.orderDeck.discard(order);
        table.s.orders = new Order[0];
    }

    /** The present week is completed on this day, and settled by the house. */
    private static void completeOn(Fixture table, int day) {
        shipAll(table);
        table.s.day = day;
        table.goTo("turn-end");
        while (table.phase().equals("settle"))
            table.timeout(table.game.owes(table.s).first());
    }

    private static int holderAfter(int holder, int... scores) {
        Fixture table = Fixture.table(scores.length).holder(holder);
        for (int seat = 0; seat < scores.length; seat++) table.firm(seat).scored(scores[seat]);
        completeOn(table, 5);
        return table.s.holder;
    }

    @Test
    void e59_the_innovation_token_goes_to_the_lowest_score() {
        assertThat(holderAfter(2, 20, 12, 12, 30)).isEqualTo(1);
        assertThat(holderAfter(0, 20, 12, 12, 30)).isEqualTo(1);
        assertThat(holderAfter(1, 20, 12, 12, 30)).isEqualTo(2);
        assertThat(holderAfter(3, 8, 8, 8, 8)).isZero();
    }

    @Test
    void the_holder_keeps_the_token_only_when_alone_at_the_bottom() {
        assertThat(holderAfter(1, 20, 12, 14)).isEqualTo(1);
        assertThat(holderAfter(1, 12, 12, 14)).isZero();
    }

    /** A month of one week that ends with these scores; firms have these transports, upright. */
    private static Fixture won(int[] scores, String[][] fleets, Object... options) {
        Object[] all = Arrays.copyOf(options, options.length + 2);
        all[options.length] = "weeks";
        all[options.length + 1] = 1;
        Fixture table = Fixture.table(scores.length, all);
        for (int seat = 0; seat < scores.length; seat++)
            table.firm(seat).scored(scores[seat]).with(fleets[seat]);
        completeOn(table, 5);
        assertThat(table.game.isOver(table.s)).isTrue();
        return table;
    }

    private static List<Integer> ranks(Fixture table) {
        return table.game.result(table.s).standings().stream()
                .map(Standing::rank)
                .toList();
    }

    private static String headline(Fixture table) {
        return table.game.result(table.s).headline().key();
    }

    @Test
    void e60_the_higher_score_wins_and_the_fleet_breaks_ties() {
        Fixture table = won(
                new int[] {84, 70, 70},
                new String[][] {{"rack-railway"}, {"grand-express", "hand-car"}, {"narrow-gauge"}});
        assertThat(ranks(table)).containsExactly(1, 2, 3);
        assertThat(headline(table)).isEqualTo("end.wins");
    }

    @Test
    void e61_tie_break() {
        Fixture table =
                won(new int[] {76, 76}, new String[][] {{"rack-railway", "pneumatic-railway"}, {"cloud-liner"}});
        assertThat(table.game.winners(table.s)).isEqualTo(Seats.of(0));
        assertThat(headline(table)).isEqualTo("end.wins-by-fleet");
    }

    @Test
    void e62_equal_in_both_they_share() {
        Fixture table = won(
                new int[] {76, 76, 60},
                new String[][] {{"grand-express"}, {"cloud-liner"}, {"iron-leviathan", "rack-railway", "canal-barge"}});
        assertThat(ranks(table)).containsExactly(1, 1, 3);
        assertThat(table.game.winners(table.s)).isEqualTo(Seats.all(3).without(2));
        assertThat(headline(table)).isEqualTo("end.share");
    }

    @Test
    void e63_after_a_loss_there_is_no_ranking_and_no_winner() {
        Fixture table = Fixture.table(3).week(3).day(7).active(2);
        table.firm(0).scored(60);
        table.firm(1).scored(44);
        table.firm(2).scored(20);
        table.goTo("turn-end");
        Result result = table.game.result(table.s);
        assertThat(result.winners()).isEqualTo(Seats.NONE);
        assertThat(result.standings()).allMatch(Standing::out);
        assertThat(ranks(table)).containsOnly(1);
        assertThat(result.headline().key()).isEqualTo("end.all-lose");
        assertThat(table.s.weeks.length - table.s.failedWeeks()).isEqualTo(2);
    }

    @Test
    void e64_a_month_of_two_weeks() {
        Fixture table = Fixture.table(2, "weeks", 2);
        completeOn(table, 5);
        assertThat(table.s.ending).isEqualTo(Ending.NOT_YET);
        completeOn(table, 5);
        assertThat(table.s.ending).isEqualTo(Ending.WON);
        assertThat(table.game.isOver(table.s)).isTrue();
    }

    @Test
    void e64_in_a_month_of_one_week_no_token_is_passed_on() {
        Fixture table = won(new int[] {20, 10}, new String[][] {{}, {}});
        assertThat(table.s.holder).isZero();
        assertThat(table.told).doesNotHaveAnyElementsOfTypes(ShipShapeEvent.InnovationPassed.class);
    }

    /** The present week fails with these orders open. */
    private static void fail(Fixture table, String... open) {
        table.orders(open);
        table.s.day = table.s.terms.daysPerWeek();
        table.active(table.s.seats() - 1).holder(0).goTo("turn-end");
        while (table.phase().equals("settle"))
            table.timeout(table.game.owes(table.s).first());
    }

    @Test
    void e73_a_failed_week_may_cost_points_instead_of_the_month() {
        Fixture table = Fixture.table(3, "failure", "penalty");
        table.firm(0).scored(30);
        table.firm(1).scored(20);
        table.firm(2).scored(10);
        fail(table, "storm-anchor", "talking-buoy");
        assertThat(table.s.firms).extracting(firm -> firm.scoreHalves).containsExactly(16, 6, -4);
        assertThat(table.s.holder).isEqualTo(2);
        assertThat(table.s.week).isEqualTo(2);
        assertThat(table.s.failedWeeks()).isEqualTo(1);
        assertThat(table.s.spareDays()).isZero();
        assertThat(table.s.orderDeck.discards()).extracting(Order::id).contains("storm-anchor", "talking-buoy");
    }

    @Test
    void a_penalty_in_the_last_week_still_leaves_a_ranking_marked_with_the_failed_week() {
        Fixture table = Fixture.table(2, "failure", "penalty", "weeks", 1);
        table.firm(0).scored(30);
        table.firm(1).scored(20).with("tide-mill");
        fail(table, "moon-gun");
        assertThat(table.s.ending).isEqualTo(Ending.WON);
        assertThat(table.s.firms).extracting(firm -> firm.scoreHalves).containsExactly(12, 2);
        assertThat(ranks(table)).containsExactly(1, 2);
        assertThat(table.game.result(table.s).headline().args()).containsEntry("failed", Arg.of(1));
    }

    @Test
    void a_team_with_a_failed_week_plays_on_and_has_lost_in_the_end() {
        Fixture table = Fixture.table(2, "failure", "penalty", "scoring", "team", "weeks", 2);
        fail(table, "talking-buoy");
        assertThat(table.s.ending).isEqualTo(Ending.NOT_YET);
        completeOn(table, 3);
        assertThat(table.s.ending).isEqualTo(Ending.LOST);
        assertThat(table.game.winners(table.s)).isEqualTo(Seats.NONE);
        assertThat(headline(table)).isEqualTo("end.team-loses");
    }

    private static Fixture team(int weeks, int... days) {
        Fixture table = Fixture.table(3, "scoring", "team", "weeks", weeks);
        table.firm(1).scored(40);
        for (int day : days) completeOn(table, day);
        assertThat(table.game.isOver(table.s)).isTrue();
        return table;
    }

    private static String rating(Fixture table) {
        return String.valueOf(Outcome.rating(table.s, Fixture.box().constants()));
    }

    @Test
    void e74_a_team_is_rated_by_its_spare_days() {
        Fixture month = team(4, 6, 5, 5, 4);
        assertThat(month.s.spareDays()).isEqualTo(8);
        assertThat(rating(month)).isEqualTo("ship-shape");
        assertThat(ranks(month)).containsOnly(1);
        assertThat(month.game.winners(month.s)).isEqualTo(Seats.all(3));
        assertThat(headline(month)).isEqualTo("end.team-wins");

        assertThat(rating(team(2, 6, 3))).isEqualTo("bristol-fashion");
        assertThat(rating(team(4, 7, 6, 6, 7))).isEqualTo("afloat");
        assertThat(rating(team(4, 4, 7, 7, 7))).isEqualTo("seaworthy");
    }

    @Test
    void a_result_explains_itself() {
        Fixture table = Fixture.table(2, "failure", "penalty", "weeks", 1);
        table.firm(0).with("hand-car");
        fail(table, "moon-gun");
        Standing standing = table.game.result(table.s).standings().getFirst();
        assertThat(standing.breakdowns())
                .extracting(sum -> sum.title().key())
                .containsExactly("end.points", "end.tokens", "end.missed", "end.fleet");
        assertThat(standing.breakdowns().getFirst().total()).isEqualTo(new Arg.Amount("halves", -18));
    }
}
