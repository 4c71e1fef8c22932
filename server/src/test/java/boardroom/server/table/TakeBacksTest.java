package boardroom.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Event;
import boardroom.engine.RevealingEvent;
import boardroom.engine.Seats;
import boardroom.engine.Told;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is free to take back shows nobody what others did in secret. */
class TakeBacksTest {
    record Laid() implements Event {}

    record Turned() implements RevealingEvent {}

    private final TakeBacks takeBacks = new TakeBacks(3);

    private void moves(int seat, int number, Told... told) {
        takeBacks.moved(seat, number, true, List.of(told));
    }

    @Test
    void what_is_revealed_to_all_ends_what_all_could_take_back() {
        moves(0, 1, new Told(new Laid(), Seats.of(0)));
        moves(1, 2, new Told(new Turned(), null));
        assertThat(takeBacks.of(0)).isNull();
        assertThat(takeBacks.of(1)).isNull();
    }

    @Test
    void what_is_revealed_to_one_in_secret_ends_only_what_that_one_could_take_back() {
        moves(0, 1, new Told(new Laid(), Seats.of(0)));
        moves(1, 2, new Told(new Laid(), Seats.of(1)));
        moves(1, 3, new Told(new Turned(), Seats.of(1)));
        assertThat(takeBacks.of(0)).isEqualTo(new TakeBacks.Free(0, Seats.of(0)));
        assertThat(takeBacks.of(1)).isNull();
    }
}
