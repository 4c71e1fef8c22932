package boardroom.server.store;

import static boardroom.server.Patiently.until;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is said of a write is true, whatever the disk does. */
@SuppressWarnings("NullAway.Init")
class DoubtTest {
    private final FaultyDisk disk = new FaultyDisk();
    private SqliteStore store;

    @BeforeEach
    void open(@TempDir Path folder) {
        store = new SqliteStore(folder, CommitWatch.NONE, disk);
    }

    @AfterEach
    void close() {
        store.close();
    }

    private CompletableFuture<Void> append(int number) {
        return store.append("t1", new EntryRow(number, number, (long) number, "{}", null));
    }

    @Test
    void a_commit_that_fails_after_all_was_written_is_told_as_done() {
        disk.next(FaultyDisk.Commit.IS_DONE_AND_FAILS);

        StoreFailure.orOnDisk(append(1));
        StoreFailure.orOnDisk(append(2));

        assertThat(store.journal("t1")).extracting(EntryRow::number).containsExactly(1, 2);
    }

    @Test
    void a_commit_that_fails_before_anything_was_written_is_told_as_not_taken() {
        disk.next(FaultyDisk.Commit.FAILS);

        assertThatThrownBy(() -> StoreFailure.orOnDisk(append(1))).isInstanceOf(NothingTaken.class);

        assertThat(store.journal("t1")).isEmpty();
        StoreFailure.orOnDisk(append(1));
        assertThat(store.journal("t1")).hasSize(1);
    }

    @Test
    void nothing_is_said_of_a_write_in_doubt_and_nothing_else_is_taken_until_it_is_certain() {
        disk.always(FaultyDisk.Commit.FAILS);
        CompletableFuture<Void> inDoubt = append(1);
        until(() -> !store.health().takes());

        assertThat(inDoubt).isNotDone();
        assertThatThrownBy(() -> StoreFailure.orOnDisk(append(2))).isInstanceOf(NothingTaken.class);
        assertThat(store.health().trouble()).contains("no disk");

        disk.always(FaultyDisk.Commit.WORKS);
        assertThatThrownBy(() -> StoreFailure.orOnDisk(inDoubt)).isInstanceOf(NothingTaken.class);
        assertThat(store.health().takes()).isTrue();
        StoreFailure.orOnDisk(append(1));
    }

    @Test
    void an_attempt_to_settle_that_is_itself_in_doubt_is_not_taken_for_the_write() {
        disk.next(FaultyDisk.Commit.FAILS, FaultyDisk.Commit.IS_DONE_AND_FAILS);

        assertThatThrownBy(() -> StoreFailure.orOnDisk(append(1))).isInstanceOf(NothingTaken.class);

        assertThat(store.journal("t1")).isEmpty();
    }

    @Test
    void a_write_that_is_there_stays_told_as_done_however_often_settling_fails() {
        disk.next(FaultyDisk.Commit.IS_DONE_AND_FAILS, FaultyDisk.Commit.FAILS, FaultyDisk.Commit.IS_DONE_AND_FAILS);

        StoreFailure.orOnDisk(append(1));

        assertThat(store.journal("t1")).hasSize(1);
    }

    @Test
    void what_finds_no_room_is_told_at_once_and_taken_by_itself_when_there_is_room_again() {
        disk.always(FaultyDisk.Commit.FINDS_NO_ROOM);

        assertThatThrownBy(() -> StoreFailure.orOnDisk(append(1))).isInstanceOf(NothingTaken.class);
        assertThatThrownBy(() -> StoreFailure.orOnDisk(append(1))).isInstanceOf(NothingTaken.class);
        assertThat(store.journal("t1")).isEmpty();

        disk.always(FaultyDisk.Commit.WORKS);
        until(() -> store.health().takes());
        StoreFailure.orOnDisk(append(1));
        assertThat(store.health().outages()).isEqualTo(1);
    }

    @Test
    void an_error_in_one_write_fails_that_write_alone_and_the_writer_lives_on() {
        disk.overflowOnce();

        assertThatThrownBy(() -> StoreFailure.orOnDisk(append(1)))
                .isInstanceOf(StoreFailure.class)
                .hasRootCauseInstanceOf(StackOverflowError.class);

        StoreFailure.orOnDisk(append(1));
        assertThat(store.journal("t1")).hasSize(1);
    }

    @Test
    void a_store_that_never_recovers_can_still_be_closed(@TempDir Path folder) {
        FaultyDisk broken = new FaultyDisk();
        CompletableFuture<Void> inDoubt;
        try (SqliteStore other = new SqliteStore(folder, CommitWatch.NONE, broken)) {
            broken.always(FaultyDisk.Commit.FAILS);
            inDoubt = other.append("t1", new EntryRow(1, 1, 1L, "{}", null));
            until(() -> !other.health().takes());
        }
        assertThatThrownBy(() -> StoreFailure.orOnDisk(inDoubt))
                .isInstanceOf(StoreFailure.class)
                .isNotInstanceOf(NothingTaken.class);
    }
}
