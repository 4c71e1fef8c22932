package boardroom.games.shipshape.rules;

import static boardroom.games.shipshape.rules.Moves.DECLINE;
import static boardroom.games.shipshape.rules.Moves.counter;
import static boardroom.games.shipshape.rules.Moves.joint;
import static boardroom.games.shipshape.rules.Moves.offer;
import static boardroom.games.shipshape.rules.Moves.offerToAll;
import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Clock;
import boardroom.engine.Pace;
import boardroom.games.shipshape.rules.ShipShapeMove.Fulfil;
import org.junit.jupiter.api.Test;

/** 4.9 The clocks of the business step: one for a whole turn, which stops while others are asked. */
class BusinessClockTest {
    private static final long SECOND = 1_000;

    private final Clock clock = new Clock();
    private long now;

    private static Fixture two(Object... options) {
        return Fixture.table(2, options)
                .firm(0)
                .holds("4O 2M")
                .with("steam-launch")
                .and()
                .firm(1)
                .holds("4T")
                .with("canal-barge")
                .and()
                .orders("talking-buoy", "hanging-farm");
    }

    private Pace pace(Fixture table) {
        Pace pace = table.game.pace(table.s);
        assertThat(pace).isNotNull();
        return pace;
    }

    /** So many seconds pass on the clock of the table as it stands. */
    private void seconds(Fixture table, int seconds) {
        clock.follow(table.game.pace(table.s), now);
        now += seconds * SECOND;
    }

    private long left(Fixture table) {
        clock.follow(table.game.pace(table.s), now);
        return clock.left(now) / SECOND;
    }

    @Test
    void e76_ninety_seconds_for_a_turn_at_the_pace_of_the_table() {
        assertThat(pace(two()).millis()).isEqualTo(90 * SECOND);
        assertThat(pace(two("pace", "relaxed")).millis()).isEqualTo(135 * SECOND);
        assertThat(pace(two("pace", "brisk")).millis()).isEqualTo(54 * SECOND);
    }

    @Test
    void it_stops_while_others_are_asked_and_goes_on_where_it_was() {
        Fixture table = two();
        seconds(table, 30);
        table.play(0, offer(1, "1O", "1T"));
        assertThat(left(table)).as("the clock of the answer").isEqualTo(25);
        seconds(table, 24);
        table.play(1, DECLINE);
        assertThat(left(table)).isEqualTo(60);
    }

    @Test
    void it_goes_on_with_at_least_twenty_seconds() {
        Fixture table = two();
        seconds(table, 85);
        table.play(0, offer(1, "1O", "1T"));
        seconds(table, 10);
        table.play(1, counter("1T", "2O"));
        assertThat(left(table)).as("the clock of the choice").isEqualTo(20);
        seconds(table, 3);
        table.play(0, Moves.NONE);
        assertThat(left(table)).isEqualTo(20);
        seconds(table, 15);
        table.play(0, joint("talking-buoy", 1, "2M", "steam-launch"));
        assertThat(left(table)).as("the clock of the partner").isEqualTo(25);
        table.play(1, Moves.REFUSE);
        assertThat(left(table)).isEqualTo(20);
    }

    @Test
    void another_turn_has_another_clock() {
        Fixture table = two();
        seconds(table, 80);
        table.pass(0);
        assertThat(left(table)).isEqualTo(90);
    }

    @Test
    void who_does_nothing_passes() {
        Fixture table = two();
        table.timeout(0);
        assertThat(table.s.active).isEqualTo(1);
        assertThat(table.told)
                .anyMatch(event -> event instanceof ShipShapeEvent.TimedOut)
                .anyMatch(event -> event instanceof ShipShapeEvent.Passed);
        assertThat(table.firm(0).tokens()).isEqualTo("4O 2M");
    }

    @Test
    void who_does_not_choose_has_declined_all_and_a_silent_partner_has_refused() {
        Fixture table = two();
        table.play(0, offer(1, "1O", "1T")).play(1, counter("1T", "2O")).timeout(0);
        assertThat(table.phase()).isEqualTo("business");
        assertThat(table.firm(0).tokens()).isEqualTo("4O 2M");
        table.play(0, joint("talking-buoy", 1, "2M", "steam-launch")).timeout(1);
        assertThat(table.phase()).isEqualTo("business");
        assertThat(table.s.proposal).isNull();
        assertThat(table.moves(0)).noneMatch(move -> move instanceof Fulfil);
    }

    @Test
    void people_have_the_first_word_on_an_offer_to_the_table_and_on_no_other() {
        Fixture table = Fixture.table(3, "pace", "relaxed")
                .firm(0)
                .holds("4O")
                .and()
                .firm(1)
                .holds("1T")
                .and();
        assertThat(table.game.headStart(table.s, 1)).isZero();
        table.play(0, offerToAll("1O", "1T"));
        assertThat(table.game.headStart(table.s, 1)).isEqualTo(12 * SECOND);
        table.play(1, DECLINE).play(2, DECLINE).play(0, offer(1, "1O", "1T"));
        assertThat(table.game.headStart(table.s, 1)).isZero();
    }
}
