package boardroom.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Box;
import boardroom.engine.Rng;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class OutlookTest {
    private static final Box.BotPause PAUSE = new Box.BotPause(400, 2_400);

    private final Rng rng = new Rng(5);

    private LongStream pauses(Outlook outlook) {
        return LongStream.generate(() -> outlook.pause(PAUSE, rng)).limit(2_000);
    }

    @Test
    void an_only_move_is_made_within_the_shortest_pause() {
        assertThat(pauses(new Outlook(1, 0)))
                .allSatisfy(millis -> assertThat(millis).isBetween(200L, 400L));
    }

    @Test
    void a_move_that_nearly_everybody_would_make_is_made_within_the_shortest_pause() {
        assertThat(pauses(new Outlook(12, 0.93)))
                .allSatisfy(millis -> assertThat(millis).isBetween(200L, 400L));
    }

    @Test
    void everything_else_takes_a_varied_time_within_the_pause() {
        assertThat(pauses(new Outlook(5, 0.4)))
                .allSatisfy(millis -> assertThat(millis).isBetween(400L, 2_400L));
        assertThat(pauses(new Outlook(5, 0.4)).distinct().count()).isGreaterThan(500);
    }

    @Test
    void the_more_there_is_to_choose_from_the_longer_it_takes_and_short_pauses_are_the_most_frequent() {
        double few = pauses(new Outlook(2, 0.5)).average().orElseThrow();
        double some = pauses(new Outlook(6, 0.5)).average().orElseThrow();
        double many = pauses(new Outlook(60, 0.5)).average().orElseThrow();

        assertThat(few).isLessThan(some);
        assertThat(some).isLessThan(many);
        assertThat(many).isLessThan((400 + 2_400) / 2.0);
    }

    @Test
    void what_is_no_choice_among_moves_takes_any_time_within_the_pause() {
        assertThat(pauses(Outlook.UNKNOWN).average().orElseThrow()).isBetween(1_300.0, 1_500.0);
    }
}
