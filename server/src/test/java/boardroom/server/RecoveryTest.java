package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.server.store.Checkpoint;
import boardroom.server.store.CommitWatch;
import boardroom.server.store.EntryRow;
import boardroom.server.store.SqliteStore;
import boardroom.server.store.Store;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** A table that was put away and is made again from its journal. */
class RecoveryTest {
    private static final String BID = "\"move\":{\"type\":\"bid\",\"coins\":1}";

    private static final String ALONE =
            "{\"game\":\"tiny-bids\",\"seats\":2,\"bots\":{\"1\":\"random\"},\"start\":true,\"options\":{\"clock\":false}}";

    @Test
    void a_table_goes_on_where_it_was_with_its_clock(@TempDir Path data) {
        String table;
        TestClient mira;
        long left;
        try (BoardroomServer server = BoardroomServer.start(TestServer.config(data))) {
            mira = TestClient.join(server.port(), "Mira");
            table = mira.table("{\"game\":\"tiny-bids\",\"seats\":2,\"options\":{\"rounds\":9}}");
            mira.command("open", table);
            mira.command("seat-bot", table, "\"seat\":1", "\"bot\":\"random\"");
            mira.command("start", table);
            mira.command("move", table, "\"decision\":\"round-0\"", BID);
            mira.command("pause", table);
            left = mira.awaitUpdate(table, u -> u.toString().contains("paused"))
                    .get("clock")
                    .get("left")
                    .longValue();
        }
        try (BoardroomServer server = BoardroomServer.start(TestServer.config(data));
                TestClient again = mira.again(server.port())) {
            again.command("open", table, "\"since\":1");
            JsonNode update = again.lastUpdate(table);

            assertThat(update.get("clock").get("left").longValue())
                    .as("paused: no time is lost")
                    .isEqualTo(left);
            assertThat(update.get("clock").get("running").booleanValue()).isFalse();
            assertThat(update.get("events").toString()).contains("sealed", "paused");
            assertThat(again.command("resume", table).get("ok").booleanValue()).isTrue();
        }
    }

    @Test
    void a_bot_that_sat_in_plays_on_after_a_restart_and_the_person_has_the_seat_again(@TempDir Path data) {
        String table;
        TestClient mira;
        TestClient jon;
        try (BoardroomServer server = BoardroomServer.start(TestServer.config(data))) {
            mira = TestClient.join(server.port(), "Mira");
            jon = TestClient.join(server.port(), "Jon");
            table = mira.dealt(jon, "{\"game\":\"tiny-bids\",\"seats\":2,\"options\":{\"clock\":false}}");
            jon.command("leave", table);
            mira.command("sit-in", table, "\"seat\":1");
        }
        try (BoardroomServer server = BoardroomServer.start(TestServer.config(data));
                TestClient miraAgain = mira.again(server.port());
                TestClient jonAgain = jon.again(server.port())) {
            miraAgain.command("open", table);
            jonAgain.command("open", table);
            miraAgain.awaitLatest(
                    table, u -> u.get("view").get("sealed").toString().equals("[1]"));
            JsonNode back = jonAgain.command("come-back", table);
            miraAgain.command("move", table, "\"decision\":\"round-0\"", BID);
            jonAgain.awaitLatest(table, u -> u.get("view").get("round").intValue() == 1);
            JsonNode own = jonAgain.command("move", table, "\"decision\":\"round-1\"", BID);

            assertThat(back.get("ok").booleanValue()).isTrue();
            assertThat(own.get("ok").booleanValue()).as("%s", own).isTrue();
        }
    }

    @Test
    void a_journal_that_leads_elsewhere_is_not_played_on_but_stays_readable(@TempDir Path data) {
        staysReadable(data, (store, table) -> {
            Checkpoint elsewhere = new Checkpoint(1, "not the hash", List.of(2, 0, 2));
            store.putCheckpoint(table, elsewhere).join();
        });
    }

    @Test
    void a_journal_that_can_no_longer_be_read_stays_as_far_as_it_goes(@TempDir Path data) {
        staysReadable(data, (store, table) -> {
            int next = store.journal(table).size() + 1;
            String strange = "{\"act\":\"moved\",\"seat\":0,\"move\":{\"type\":\"of-another-time\"},\"command\":\"c\"}";
            store.append(table, new EntryRow(next, 1, 1L, strange, null)).join();
        });
    }

    /** A table at which a move was made, whose store is then spoilt while the house is closed. */
    private static void staysReadable(Path data, BiConsumer<Store, String> spoil) {
        String table;
        TestClient mira;
        try (BoardroomServer server = BoardroomServer.start(TestServer.config(data))) {
            mira = TestClient.join(server.port(), "Mira");
            table = mira.table(ALONE);
            mira.command("open", table);
            mira.command("move", table, "\"decision\":\"round-0\"", BID);
        }
        try (SqliteStore store = new SqliteStore(data, CommitWatch.NONE)) {
            spoil.accept(store, table);
        }
        try (BoardroomServer server = BoardroomServer.start(TestServer.config(data));
                TestClient again = mira.again(server.port())) {
            staysReadable(again, table);
        }
    }

    private static void staysReadable(TestClient who, String table) {
        JsonNode opened = who.command("open", table, "\"since\":0");
        JsonNode frame = who.await(f -> TestClient.type(f, "table"));
        JsonNode update = who.lastUpdate(table);
        JsonNode answer = who.command("move", table, "\"decision\":\"round-0\"", BID);

        assertThat(opened.get("ok").booleanValue()).isTrue();
        assertThat(frame.get("table").get("stage").stringValue()).isEqualTo("unreadable");
        assertThat(update.get("view").get("round").intValue()).isNotNegative();
        assertThat(update.get("missed").intValue()).isEqualTo(-1);
        assertThat(answer.get("say").get("key").stringValue()).isEqualTo("table.unreadable");
    }
}
