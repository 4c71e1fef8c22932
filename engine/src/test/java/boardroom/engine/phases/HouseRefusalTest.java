package boardroom.engine.phases;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Events;
import boardroom.engine.Prompt;
import boardroom.engine.Say;
import boardroom.engine.phases.Picnic.Bring;
import boardroom.engine.phases.Picnic.Does;
import boardroom.engine.phases.Picnic.Meadow;
import boardroom.engine.phases.Picnic.Pack;
import boardroom.engine.phases.Picnic.Speak;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What the engine refuses before any rule is asked, and after. */
class HouseRefusalTest {
    private final Picnic game = new Picnic();

    private @Nullable String refused(Meadow s, int seat, Does move) {
        Say refusal = game.refusal(s, seat, move);
        return refusal == null ? null : refusal.key();
    }

    private void bringAll(Meadow s) {
        for (int seat = 0; seat < Picnic.SEATS; seat++) game.play(s, seat, new Bring(1), Events.NONE);
    }

    @Test
    void a_move_of_another_phase_never_reaches_the_rules() {
        assertThat(refused(game.dealt(), 0, new Speak(true))).isEqualTo("refuse.not-in-this-phase");
    }

    @Test
    void a_move_of_the_phase_is_judged_by_its_rules() {
        Meadow s = game.dealt();

        assertThat(refused(s, 0, new Bring(2))).isNull();
        assertThat(game.refusal(s, 0, new Bring(9))).isEqualTo(new Picnic.TooMany(3).say());
    }

    @Test
    void who_has_no_seat_is_told_so() {
        Meadow s = game.dealt();

        assertThat(refused(s, Prompt.WATCHER, new Bring(2))).isEqualTo("refuse.no-seat");
        assertThat(refused(s, Picnic.SEATS, new Bring(2))).isEqualTo("refuse.no-seat");
    }

    @Test
    void nothing_can_be_done_in_a_game_that_is_over() {
        Meadow s = game.dealt();
        bringAll(s);
        bringAll(s);

        assertThat(refused(s, 0, new Bring(2))).isEqualTo("refuse.game-over");
        assertThat(game.takesBack(s, 0, new Bring(2))).isFalse();
    }

    @Test
    void another_seats_turn_is_not_mine() {
        Meadow s = game.dealt("speeches");
        bringAll(s);

        assertThat(refused(s, 1, new Speak(false))).isEqualTo("refuse.not-your-turn");
        assertThat(refused(s, 0, new Speak(false))).isNull();
    }

    @Test
    void the_last_word_among_several_is_the_last() {
        Meadow s = game.dealt("rain");
        bringAll(s);
        game.play(s, 1, new Pack(), Events.NONE);

        assertThat(refused(s, 1, new Pack())).isEqualTo("refuse.already-chosen");
    }

    @Test
    void a_move_that_the_rules_allow_a_seat_that_is_not_asked_is_refused_all_the_same() {
        Picnic picnic = new Picnic();
        Meadow s = picnic.dealt("rain");
        Phase<Meadow, Bring> bringing = new Picnic.Bringing(true);
        s.day = 2; // nobody is asked to bring anything on the second day of rain

        assertThat(bringing.refusal(s, 0, new Bring(1))).isNull();
        assertThat(refused(s, 0, new Bring(1))).isEqualTo("refuse.not-now");
    }
}
