package boardroom.cli.soak;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Json;
import boardroom.games.Shelf;
import boardroom.server.store.CommitWatch;
import boardroom.server.store.EntryRow;
import boardroom.server.store.SqliteStore;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** What was told and is not so is found in the journal. */
class AuditTest {
    private static final String GAME = "esop-wars";
    private static final String TABLE = "t1";
    private static final String PASS = "{\"type\":\"pass\",\"lot\":\"lot-1\"}";
    private static final Told.Key FIRST = new Told.Key("mira", "c-1");
    private static final Told.Key SECOND = new Told.Key("mira", "c-2");

    @TempDir
    Path data;

    private final Notes notes = new Notes();
    private final Told told = new Told(GAME);

    /** Mira was told that two moves are done, as the first and the second of hers. */
    @BeforeEach
    void twoMovesAreToldToBeDone() {
        JsonNode pass = Json.MAPPER.readTree(PASS);
        told.asked(FIRST);
        told.asked(SECOND);
        told.done(FIRST, new Told.Done(1, 0, pass));
        told.done(SECOND, new Told.Done(2, 0, pass));
    }

    private static EntryRow entry(int number, int seat, String move, String command) {
        String act = "{\"act\":\"moved\",\"seat\":%d,\"move\":%s,\"command\":\"c\"}".formatted(seat, move);
        return new EntryRow(number, 1, 1L, act, command);
    }

    private void journalIs(EntryRow... entries) {
        try (SqliteStore store = new SqliteStore(data, CommitWatch.NONE)) {
            for (EntryRow entry : entries) store.append(TABLE, entry).join();
        }
        new Audit(notes, List.copyOf(Shelf.titles())).of(data, Map.of(TABLE, told));
    }

    @Test
    void what_is_there_as_it_was_told_is_right() {
        journalIs(entry(1, 0, PASS, "mira c-1 ff"), entry(2, 1, PASS, "jon c-1 ff"), entry(3, 0, PASS, "mira c-2 ff"));

        assertThat(notes.findings())
                .extracting(Finding::sentence)
                .singleElement()
                .asString()
                .contains("jon", "nobody");
    }

    @Test
    void a_move_that_is_not_there_is_lost() {
        journalIs(entry(1, 0, PASS, "mira c-1 ff"));

        assertThat(notes.found(Finding.Kind.LOST)).isEqualTo(1);
        assertThat(notes.found(Finding.Kind.WRONG)).isZero();
    }

    @Test
    void a_move_in_another_place_or_of_another_seat_or_another_one_is_lost() {
        journalIs(entry(1, 0, PASS, "mira c-2 ff"), entry(2, 1, PASS, "mira c-1 ff"));

        assertThat(notes.findings())
                .extracting(Finding::sentence)
                .anyMatch(text -> text.contains("has number 1, told was 2"))
                .anyMatch(text -> text.contains("has number 2, told was 1"))
                .anyMatch(text -> text.contains("\"seat\":1"));
    }

    @Test
    void a_move_that_was_told_to_be_refused_or_stands_there_twice_is_wrong() {
        Told.Key refused = new Told.Key("mira", "c-3");
        told.asked(refused);
        told.refused(refused);
        journalIs(
                entry(1, 0, PASS, "mira c-1 ff"),
                entry(2, 0, PASS, "mira c-2 ff"),
                entry(3, 0, PASS, "mira c-3 ff"),
                entry(4, 0, PASS, "mira c-3 ff"));

        assertThat(notes.findings())
                .extracting(Finding::sentence)
                .anyMatch(text -> text.contains("told to be refused"))
                .anyMatch(text -> text.contains("done twice"));
        assertThat(notes.found(Finding.Kind.LOST)).isZero();
    }
}
