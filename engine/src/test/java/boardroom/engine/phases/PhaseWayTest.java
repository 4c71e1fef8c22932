package boardroom.engine.phases;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Events;
import boardroom.engine.Seats;
import boardroom.engine.Telling;
import boardroom.engine.phases.Picnic.Bring;
import boardroom.engine.phases.Picnic.Meadow;
import boardroom.engine.phases.Picnic.Pack;
import boardroom.engine.phases.Picnic.Speak;
import org.junit.jupiter.api.Test;

/** The way of a phase: played at all, opened, moves, closed, the next. */
class PhaseWayTest {
    private final Picnic game = new Picnic();

    private void bringAll(Meadow s, Events events) {
        for (int seat = 0; seat < Picnic.SEATS; seat++) game.play(s, seat, new Bring(1), events);
    }

    @Test
    void a_deal_opens_the_first_phase_and_goes_on_to_the_first_decision() {
        Meadow s = game.dealt();

        assertThat(s.way)
                .as("the silent weather is opened and closed at once")
                .containsExactly("weather", "sunrise", "bring");
        assertThat(game.phaseOf(s)).isEqualTo("bring");
        assertThat(game.isIn(s, "bring")).isTrue();
        assertThat(game.owes(s)).isEqualTo(Seats.all(Picnic.SEATS));
    }

    @Test
    void a_phase_is_closed_by_its_last_move_and_what_is_silent_happens_before_the_next_decision() {
        Meadow s = game.dealt("speeches");
        s.way.clear();
        Telling telling = new Telling();

        bringAll(s, telling);

        assertThat(s.way).containsExactly("reveal", "eat", "speeches");
        assertThat(game.phaseOf(s)).isEqualTo("speeches");
        assertThat(telling.heardBy(0)).last().isEqualTo(new Picnic.Ate(3));
    }

    @Test
    void a_phase_that_this_table_does_not_play_is_neither_opened_nor_closed() {
        Meadow s = game.dealt();

        bringAll(s, Events.NONE);

        assertThat(s.way).doesNotContain("speeches");
    }

    @Test
    void a_phase_in_which_nobody_owes_anything_is_opened_and_closed_at_once() {
        Meadow s = game.dealt();
        s.way.clear();

        bringAll(s, Events.NONE);

        assertThat(s.way).containsExactly("reveal", "eat", "pack", "packed", "weather", "sunrise", "bring");
    }

    @Test
    void the_game_says_what_comes_next_and_when_it_is_over() {
        Meadow s = game.dealt();

        bringAll(s, Events.NONE);
        assertThat(s.day).as("after packing comes the weather of the next day").isEqualTo(2);
        bringAll(s, Events.NONE);

        assertThat(game.isOver(s)).isTrue();
        assertThat(game.phaseOf(s)).isEqualTo(PhasedGame.END);
        assertThat(game.owes(s)).isEqualTo(Seats.NONE);
        assertThat(game.may(s)).isEqualTo(Seats.NONE);
        assertThat(game.pace(s)).isNull();
        game.moves(s, 0, move -> assertThat(move).as("no move is left").isNull());
    }

    @Test
    void turns_are_taken_one_after_the_other_and_the_clock_may_do_what_no_move_does() {
        Meadow s = game.dealt("speeches");
        bringAll(s, Events.NONE);
        assertThat(game.owes(s)).isEqualTo(Seats.of(0));

        game.play(s, 0, new Speak(true), Events.NONE);
        assertThat(game.owes(s)).isEqualTo(Seats.of(1));

        game.timeout(s, 1, Events.NONE);
        assertThat(game.phaseOf(s)).as("the next day has begun").isEqualTo("bring");
    }

    @Test
    void those_who_decide_together_are_waited_for_until_each_has_said_the_last_word() {
        Meadow s = game.dealt("rain");
        bringAll(s, Events.NONE);
        assertThat(game.phaseOf(s)).isEqualTo("pack");

        game.play(s, 1, new Pack(), Events.NONE);
        game.timeout(s, 0, Events.NONE);
        assertThat(game.owes(s)).isEqualTo(Seats.of(2));

        game.play(s, 2, new Pack(), Events.NONE);
        assertThat(s.way).contains("packed");
    }

    @Test
    void a_sealed_choice_that_nobody_has_is_opened_at_once() {
        Meadow s = game.dealt("rain");
        bringAll(s, Events.NONE);
        s.way.clear();

        for (int seat = 0; seat < Picnic.SEATS; seat++) game.play(s, seat, new Pack(), Events.NONE);

        assertThat(s.way)
                .as("nobody brings anything on the second day of rain")
                .containsSequence("bring", "reveal", "eat");
        assertThat(s.dishes).containsExactly(1, 1, 1);
    }
}
