package boardroom.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SqliteStoreTest extends StoreContract {
    @TempDir
    private Path folder = Path.of(".");

    @Override
    Store open() {
        return new SqliteStore(folder, CommitWatch.NONE);
    }

    @Test
    void every_commit_is_synced(@TempDir Path own) {
        try (SqliteStore store = new SqliteStore(own, CommitWatch.NONE)) {
            assertThat(store.pragma("synchronous")).as("2 is FULL").isEqualTo("2");
            assertThat(store.pragma("journal_mode")).isEqualTo("wal");
        }
    }

    @Test
    void a_second_server_is_kept_away_from_the_same_data(@TempDir Path own) {
        try (SqliteStore store = new SqliteStore(own, CommitWatch.NONE)) {
            assertThat(store.runs()).isEmpty();
            assertThatThrownBy(() -> new SqliteStore(own, CommitWatch.NONE))
                    .isInstanceOf(StoreFailure.class)
                    .hasMessageContaining("another server");
        }
    }

    @Test
    void one_commit_serves_many_writers(@TempDir Path own) {
        List<Integer> groups = new ArrayList<>();
        try (SqliteStore store = new SqliteStore(own, (writes, _) -> groups.add(writes))) {
            List<CompletableFuture<Void>> writes = new ArrayList<>();
            for (int number = 1; number <= 300; number++)
                writes.add(store.append("t1", new EntryRow(number, number, (long) number, "{}", null)));
            writes.forEach(CompletableFuture::join);
        }
        assertThat(groups.stream().mapToInt(Integer::intValue).sum()).isEqualTo(300);
        assertThat(groups).hasSizeLessThan(300);
    }
}
