package boardroom.server.store;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A database with damaged pages: it is named, it keeps nobody out for good, and what can be read of it is kept. */
class RescueTest {
    /** How a page without pages below it begins in a table without row numbers. */
    private static final byte LEAF = 0x0a;

    private static final String ACT = "x".repeat(200);
    private static final int TABLES = 40;
    private static final int ENTRIES = 30;
    private static final int PAGE = 4096;

    private static String id(int table) {
        return "%c%c-table".formatted('A' + table % 26, 'a' + table / 26);
    }

    private static void fill(Path folder) {
        try (SqliteStore store = new SqliteStore(folder, CommitWatch.NONE)) {
            for (int t = 0; t < TABLES; t++) {
                TableHead head = new TableHead(id(t), "CODE" + t, "tiny-bids", 1, 2, null, false, 10);
                List<SeatRow> seats = List.of(SeatRow.person("mira"), SeatRow.bot("random"));
                StoreFailure.orOnDisk(store.putTable(
                        TableRow.waiting(head, "{}", "mira", seats).started(20, 7)));
                for (int number = 1; number <= ENTRIES; number++)
                    StoreFailure.orOnDisk(store.append(
                            id(t), new EntryRow(number, number, (long) number, "{\"act\":\"" + ACT + "\"}", null)));
                StoreFailure.orOnDisk(store.putCheckpoint(id(t), new Checkpoint(ENTRIES, "hash", List.of(1, 1, 1))));
            }
        }
    }

    /** Overwrites whole pages, as a failing disk does. */
    private static void damage(Path folder, int... pages) throws IOException {
        try (RandomAccessFile file =
                new RandomAccessFile(folder.resolve(SqliteStore.FILE).toFile(), "rw")) {
            for (int page : pages) {
                file.seek((page - 1L) * PAGE);
                file.write(new byte[PAGE]);
            }
        }
    }

    /** A page from here on that holds entries of a few journals; what lies under one that leads to others would all be gone. */
    private static int leafFrom(Path folder, int page) throws IOException {
        byte[] file = Files.readAllBytes(folder.resolve(SqliteStore.FILE));
        int found = page;
        while (file[(found - 1) * PAGE] != LEAF
                || !new String(file, (found - 1) * PAGE, PAGE, ISO_8859_1).contains(ACT)) found++;
        return found;
    }

    private static int pages(Path folder) throws IOException {
        return (int) (Files.size(folder.resolve(SqliteStore.FILE)) / PAGE);
    }

    @Test
    void what_damaged_pages_leave_can_be_read_goes_on_and_the_damaged_file_is_kept(@TempDir Path folder)
            throws IOException {
        fill(folder);
        int last = pages(folder);
        damage(folder, leafFrom(folder, last / 2), leafFrom(folder, last * 3 / 4));

        Rescue.Report report = Rescue.run(folder);

        assertThat(report.damaged()).isNotNull().exists();
        assertThat(report.cutShort()).isBetween(1, 4);
        try (SqliteStore store = new SqliteStore(folder, CommitWatch.NONE)) {
            List<String> playing = store.playing();
            assertThat(playing).hasSizeGreaterThan(TABLES - 4);
            int whole = 0;
            for (String table : playing) {
                List<EntryRow> journal = store.journal(table);
                for (int i = 0; i < journal.size(); i++)
                    assertThat(journal.get(i).number()).isEqualTo(i + 1);
                assertThat(store.checkpoints(table)).allMatch(checkpoint -> checkpoint.number() <= journal.size());
                if (journal.size() == ENTRIES) whole++;
            }
            assertThat(whole).isGreaterThan(TABLES - 8);
        }
    }

    @Test
    void a_sound_database_is_left_alone(@TempDir Path folder) throws IOException {
        fill(folder);

        assertThat(Rescue.run(folder).damaged()).isNull();

        try (var files = Files.list(folder)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrder("boardroom.db", "boardroom.lock");
        }
    }

    @Test
    void a_file_that_is_no_database_any_more_is_named_with_what_to_do(@TempDir Path folder) throws IOException {
        fill(folder);
        damage(folder, 1);

        assertThatThrownBy(() -> new SqliteStore(folder, CommitWatch.NONE))
                .isInstanceOf(StoreFailure.class)
                .hasMessageContaining(folder.resolve(SqliteStore.FILE).toString())
                .hasMessageContaining("copy")
                .hasMessageContaining("./boardroom rescue --data " + folder);
        assertThatThrownBy(() -> Rescue.run(folder))
                .isInstanceOf(StoreFailure.class)
                .hasMessageContaining("nothing can be rescued");
        assertThat(folder.resolve(SqliteStore.FILE)).as("stays as it is").exists();
    }

    @Test
    void one_damaged_page_fails_what_lies_on_it_and_nothing_else(@TempDir Path folder) throws IOException {
        fill(folder);
        damage(folder, pages(folder) * 3 / 4);

        try (SqliteStore store = new SqliteStore(folder, CommitWatch.NONE)) {
            int unreadable = 0;
            String whole = "";
            for (int t = 0; t < TABLES; t++) {
                try {
                    assertThat(store.journal(id(t))).hasSize(ENTRIES);
                    whole = id(t);
                } catch (StoreFailure e) {
                    unreadable++;
                }
            }
            assertThat(unreadable).isBetween(1, 4);
            StoreFailure.orOnDisk(store.append(whole, new EntryRow(ENTRIES + 1, 1, 1L, "{}", null)));
            assertThat(store.health().takes()).isTrue();
        }
    }
}
