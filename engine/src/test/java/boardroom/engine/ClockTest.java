package boardroom.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Clocks follow the pace of the state; the times are those of ESOP Wars. */
class ClockTest {
    private final Clock clock = new Clock();

    private static Pace lot(int number, int bids) {
        return new Pace(
                "lot-" + number, bids, Seats.all(5), bids == 0 ? 12_000 : 8_000, 0, Pace.OnStep.RESTART, List.of());
    }

    private static Pace secondary(int bids) {
        return new Pace("secondary", bids, Seats.all(5), bids == 0 ? 40_000 : 12_000, 0, Pace.OnStep.TOP_UP, List.of());
    }

    @Test
    void each_raise_restarts_the_hammer() {
        clock.follow(lot(1, 0), 0);
        assertThat(clock.left(4_000)).isEqualTo(8_000);
        clock.follow(lot(1, 1), 4_000);
        assertThat(clock.left(4_000)).isEqualTo(8_000);
        clock.follow(lot(1, 2), 9_600);
        assertThat(clock.left(17_600)).isZero();
    }

    @Test
    void a_pass_changes_nothing() {
        clock.follow(lot(1, 1), 0);
        clock.follow(lot(1, 1), 3_000);
        assertThat(clock.left(3_000)).isEqualTo(5_000);
    }

    @Test
    void a_bid_on_any_lot_tops_the_common_clock_up_and_never_shortens_it() {
        clock.follow(secondary(0), 0);
        clock.follow(secondary(1), 1_000);
        assertThat(clock.left(1_000)).isEqualTo(39_000);
        clock.follow(secondary(2), 35_000);
        assertThat(clock.left(35_000)).isEqualTo(12_000);
    }

    @Test
    void a_clock_stopped_by_a_question_goes_on_after_it() {
        Pace turn = new Pace("turn-3", 0, Seats.of(0), 120_000, 0, Pace.OnStep.GO_ON, List.of());
        Pace answer = new Pace("answer", 0, Seats.of(1), 20_000, 0, Pace.OnStep.GO_ON, List.of());
        clock.follow(turn, 0);
        clock.follow(answer, 50_000);
        assertThat(clock.left(55_000)).isEqualTo(15_000);
        clock.follow(turn, 60_000);
        assertThat(clock.left(60_000)).isEqualTo(70_000);
    }

    @Test
    void it_starts_after_the_reveal_pauses() {
        clock.follow(new Pace("drop", 0, Seats.all(2), 45_000, 6_000, Pace.OnStep.GO_ON, List.of()), 1_000);
        assertThat(clock.startsIn(1_000)).isEqualTo(6_000);
        assertThat(clock.left(5_000)).isEqualTo(45_000);
        assertThat(clock.left(8_000)).isEqualTo(44_000);
    }

    /** A choice that closed a phase was taken back: what was shown before it has been seen. */
    @Test
    void a_clock_that_goes_on_waits_only_for_what_was_left_of_the_reveal_pauses() {
        Pace drop = new Pace("drop", 0, Seats.all(2), 45_000, 6_000, Pace.OnStep.GO_ON, List.of());
        clock.follow(drop, 0);
        clock.follow(secondary(0), 2_000);
        clock.follow(drop, 50_000);
        assertThat(clock.startsIn(50_000)).isEqualTo(4_000);
        assertThat(clock.left(50_000)).isEqualTo(45_000);
        clock.follow(secondary(0), 64_000);
        clock.follow(drop, 90_000);
        assertThat(clock.startsIn(90_000)).isZero();
        assertThat(clock.left(90_000)).isEqualTo(35_000);
    }
}
