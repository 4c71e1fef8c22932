package boardroom.engine.phases;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Clock;
import boardroom.engine.Events;
import boardroom.engine.Pace;
import boardroom.engine.Seats;
import boardroom.engine.phases.Picnic.Bring;
import boardroom.engine.phases.Picnic.Does;
import boardroom.engine.phases.Picnic.Meadow;
import boardroom.engine.phases.Picnic.Speak;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** What was revealed is shown once, before the next decision, and clocks go at the table's pace. */
class PausesTest {
    private final Picnic game = new Picnic();

    private static void bringAll(Picnic game, Meadow s) {
        for (int seat = 0; seat < Picnic.SEATS; seat++) game.play(s, seat, new Bring(1), Events.NONE);
    }

    private static Pace pace(Picnic game, Meadow s) {
        return Objects.requireNonNull(game.pace(s));
    }

    @Test
    void nothing_was_shown_before_the_first_decision() {
        assertThat(pace(game, game.dealt()).delay()).isZero();
    }

    @Test
    void the_next_decision_waits_until_what_happened_was_seen() {
        Meadow s = game.dealt("speeches");

        bringAll(game, s);

        assertThat(pace(game, s).delay()).isEqualTo(Picnic.EATING);
    }

    @Test
    void a_pause_is_made_once() {
        Meadow s = game.dealt("speeches");
        bringAll(game, s);

        game.play(s, 0, new Speak(true), Events.NONE);
        assertThat(pace(game, s).delay())
                .as("in the same phase it still stands before the clock")
                .isEqualTo(Picnic.EATING);

        game.play(s, 1, new Speak(true), Events.NONE);
        assertThat(pace(game, s).delay())
                .as("in the next phase it has been seen")
                .isZero();
    }

    @Test
    void a_clock_that_keeps_its_key_is_not_shortened_by_a_later_delay_of_nothing() {
        Pace waiting = Pace.once("day-1", Seats.of(0), 30_000).after(Picnic.EATING);
        Clock clock = new Clock();
        clock.follow(waiting, 0);

        clock.follow(waiting.after(0), 1_000);

        assertThat(clock.startsIn(1_000)).isEqualTo(3_000);
        assertThat(clock.left(1_000)).isEqualTo(30_000);
    }

    @Test
    void a_whole_turn_of_speeches_runs_on_one_clock() {
        Meadow s = game.dealt("speeches");
        bringAll(game, s);
        Clock clock = new Clock();
        clock.follow(game.pace(s), 0);

        game.play(s, 0, new Speak(true), Events.NONE);
        clock.follow(game.pace(s), 10_000);

        assertThat(clock.left(10_000)).isEqualTo(30_000 - (10_000 - Picnic.EATING));
    }

    @Test
    void a_clock_without_a_name_is_named_after_its_decision() {
        Meadow s = game.dealt();

        assertThat(pace(game, s).key()).isEqualTo(game.prompt(s, 0).decision());
    }

    @Test
    void clocks_and_pauses_go_at_the_tables_pace() {
        Picnic slow = new Picnic(true, 150);
        Meadow s = slow.dealt("speeches");
        assertThat(pace(slow, s).millis()).isEqualTo(30_000);

        bringAll(slow, s);

        assertThat(pace(slow, s).millis()).isEqualTo(45_000);
        assertThat(pace(slow, s).delay()).isEqualTo(6_000);
    }

    @Test
    void a_table_may_have_no_clocks() {
        Picnic untimed = new Picnic(true, 0);

        assertThat(untimed.pace(untimed.dealt())).isNull();
    }

    @Test
    void a_seat_that_has_chosen_no_longer_runs_on_the_clock() {
        Meadow s = game.dealt();
        Does choice = new Bring(2);

        game.play(s, 1, choice, Events.NONE);

        assertThat(pace(game, s).seats().list()).containsExactly(0, 2);
    }
}
