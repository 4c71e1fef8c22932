package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.server.store.CommitWatch;
import boardroom.server.store.EntryRow;
import boardroom.server.store.SqliteStore;
import java.sql.SQLException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A table has a time of its own: how long it has been played, whatever happens to the house. */
class TableTimeTest extends TwoAtATable {
    private static final long CLOCK = 8_000;
    private static final long A_DAY = 86_400_000;

    @Override
    String wish() {
        return "{\"game\":\"tiny-bids\",\"seats\":2}";
    }

    @BeforeEach
    void deal() {
        mira.command("start", table);
        mira.lastUpdate(table);
    }

    private void bid(TestClient who) {
        who.command("move", table, "\"decision\":\"round-0\"", "\"move\":{\"type\":\"bid\",\"coins\":2}");
    }

    private void pauseForADay() {
        mira.command("pause", table);
        time.leap(A_DAY);
        mira.command("resume", table);
    }

    @Test
    void the_journal_tells_how_long_it_was_played_without_pauses_and_times_when_the_house_was_closed() {
        time.pass(1_000);
        bid(mira);
        pauseForADay();
        time.pass(500);
        server.close();
        time.leap(A_DAY);
        reopen();
        time.pass(250);
        bid(jon);
        server.close();

        try (SqliteStore store = new SqliteStore(data, CommitWatch.NONE)) {
            assertThat(store.journal(table))
                    .extracting(EntryRow::played)
                    .containsExactly(1_000L, 1_000L, 1_000L, 1_750L);
        }
    }

    @Test
    void in_a_house_that_knows_nothing_of_the_hours_of_the_old_one_a_clock_goes_on_where_its_journal_ends()
            throws SQLException {
        time.pass(2_000);
        bid(mira);
        server.close();
        onDisk("delete from run");
        time.leap(A_DAY);
        reopen();

        assertThat(left()).isEqualTo(CLOCK - 2_000);
        time.pass(1_000);
        assertThat(left()).isEqualTo(CLOCK - 3_000);
    }

    @Test
    void a_journal_from_before_tables_had_a_time_of_their_own_is_reckoned_from_the_hours_of_the_house()
            throws SQLException {
        time.pass(2_000);
        pauseForADay();
        time.pass(500);
        server.close();
        onDisk("update journal set played = null");
        time.leap(A_DAY);
        reopen();

        assertThat(left()).isEqualTo(CLOCK - 2_500);
    }
}
