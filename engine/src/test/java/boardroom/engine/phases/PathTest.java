package boardroom.engine.phases;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Events;
import boardroom.engine.Path;
import boardroom.engine.Stone;
import boardroom.engine.phases.Picnic.Bring;
import boardroom.engine.phases.Picnic.Meadow;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The way through the phases as everybody sees it. */
class PathTest {
    private final Picnic game = new Picnic();

    private void bringAll(Meadow s) {
        for (int seat = 0; seat < Picnic.SEATS; seat++) game.play(s, seat, new Bring(1), Events.NONE);
    }

    private static List<String> told(Path path) {
        return path.stones().stream()
                .map(stone -> stone.id() + " " + stone.state())
                .toList();
    }

    @Test
    void unseen_phases_have_no_stone_and_neighbours_may_share_one() {
        assertThat(game.path(game.dealt("speeches")).stones())
                .extracting(Stone::id)
                .containsExactly("bring", "speeches", "pack");
    }

    @Test
    void a_phase_that_this_table_does_not_play_has_no_stone() {
        assertThat(game.path(game.dealt()).stones()).extracting(Stone::id).containsExactly("bring", "pack");
    }

    @Test
    void what_was_played_lies_behind_and_the_rest_ahead() {
        Meadow s = game.dealt("speeches");
        assertThat(told(game.path(s))).containsExactly("bring NOW", "speeches AHEAD", "pack AHEAD");

        bringAll(s);

        assertThat(told(game.path(s))).containsExactly("bring DONE", "speeches NOW", "pack AHEAD");
    }

    @Test
    void every_round_goes_the_same_way_again() {
        Meadow s = game.dealt();
        assertThat(game.path(s).round()).isEqualTo(1);

        bringAll(s);

        assertThat(told(game.path(s))).containsExactly("bring NOW", "pack AHEAD");
        assertThat(game.path(s).round()).isEqualTo(2);
        assertThat(game.path(s).rounds()).isEqualTo(2);
    }

    @Test
    void at_the_end_all_lies_behind() {
        Meadow s = game.dealt();
        bringAll(s);
        bringAll(s);

        assertThat(told(game.path(s))).containsExactly("bring DONE", "pack DONE");
    }
}
