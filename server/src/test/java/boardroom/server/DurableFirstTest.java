package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.server.store.CommitWatch;
import boardroom.server.store.SqliteStore;
import boardroom.server.web.Metrics;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Told means durable. */
@SuppressWarnings("NullAway.Init")
class DurableFirstTest {
    private static final String BID = "\"move\":{\"type\":\"bid\",\"coins\":3}";

    private SlowDisk disk;
    private BoardroomServer server;
    private TestClient mira;
    private TestClient jon;
    private String table;

    @BeforeEach
    void twoPeopleAtATable(@TempDir Path data) {
        disk = new SlowDisk(new SqliteStore(data, CommitWatch.NONE));
        server = new BoardroomServer(TestServer.config(data), disk, new Metrics());
        mira = TestClient.join(server.port(), "Mira");
        jon = TestClient.join(server.port(), "Jon");
        table = mira.dealt(jon, "{\"game\":\"tiny-bids\",\"seats\":2,\"options\":{\"clock\":false}}");
    }

    @AfterEach
    void goHome() {
        mira.close();
        jon.close();
        server.close();
    }

    private static String bid(String id, String table) {
        return "{\"id\":\"" + id + "\",\"do\":\"move\",\"table\":\"" + table + "\",\"seat\":0,\"decision\":\"round-0\","
                + BID + "}";
    }

    @Test
    void a_commit_held_back_in_the_store_is_heard_of_by_nobody() {
        CompletableFuture<Void> held = disk.holdBack();
        int miraHeard = mira.frames().size();
        int jonHeard = jon.frames().size();

        mira.send(bid("held", table));
        // An answered question to another table of the server shows that there was time to tell, had it been told.
        String other = jon.table("{\"game\":\"tiny-bids\",\"seats\":2}");
        jon.command("open", other);

        assertThat(mira.frames()).hasSize(miraHeard);
        assertThat(jon.frames().subList(jonHeard, jon.frames().size()))
                .noneMatch(frame -> frame.contains("\"table\":\"" + table + "\""));

        held.complete(null);
        assertThat(mira.await(miraHeard, f -> TestClient.type(f, "answer"))
                        .get("number")
                        .intValue())
                .isEqualTo(1);
        jon.await(f -> TestClient.type(f, "update") && f.get("n").intValue() == 2);
    }

    @Test
    void a_line_of_talk_that_is_not_on_disk_yet_is_heard_by_nobody() {
        CompletableFuture<Void> held = disk.holdBack();

        mira.send("{\"id\":\"held\",\"do\":\"say\",\"table\":\"" + table + "\",\"text\":\"psst\"}");
        String other = jon.table("{\"game\":\"tiny-bids\",\"seats\":2}");
        jon.command("open", other);
        assertThat(jon.frames()).noneMatch(frame -> frame.contains("psst"));

        held.complete(null);
        jon.await(f -> TestClient.type(f, "talk") && f.toString().contains("psst"));
    }

    @Test
    void what_the_disk_did_not_take_is_refused_and_the_table_goes_on_from_the_disk_later() {
        disk.breakDown(true);
        JsonNode refused = mira.command("move", table, "\"decision\":\"round-0\"", BID);

        assertThat(refused.get("ok").booleanValue()).isFalse();
        assertThat(refused.get("say").get("key").stringValue()).isEqualTo("table.stopped");
        jon.await(f -> TestClient.type(f, "table")
                && "stopped".equals(f.get("table").get("stage").stringValue()));
        assertThat(jon.lastUpdate(table).get("n").intValue()).isEqualTo(1);

        disk.breakDown(false);
        jon.command("open", table, "\"since\":1");
        mira.command("open", table, "\"since\":1");
        JsonNode done = mira.command("move", table, "\"decision\":\"round-0\"", BID);

        assertThat(done.get("number").intValue()).isEqualTo(1);
        jon.await(f -> TestClient.type(f, "update") && f.get("n").intValue() == 2);
    }
}
