package boardroom.server;

import static boardroom.server.Patiently.until;
import static org.assertj.core.api.Assertions.assertThat;

import boardroom.server.store.CommitWatch;
import boardroom.server.store.SqliteStore;
import boardroom.server.web.Metrics;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** While nothing can be written down, nothing happens, time stands still, and all of it goes on afterwards. */
@SuppressWarnings("NullAway.Init")
class OutageTest {
    private static final String BID = "\"move\":{\"type\":\"bid\",\"coins\":1}";
    private static final long HOURS = 7_200_000;

    private final HandTime time = new HandTime();
    private SlowDisk disk;
    private BoardroomServer server;
    private TestClient mira;

    @BeforeEach
    void open(@TempDir Path data) {
        disk = new SlowDisk(new SqliteStore(data, CommitWatch.NONE));
        server = new BoardroomServer(TestServer.config(data), disk, new Metrics(), time);
        mira = TestClient.join(server.port(), "Mira");
    }

    @AfterEach
    void close() {
        mira.close();
        server.close();
    }

    private String table(String more) {
        String table = mira.table(
                "{\"game\":\"tiny-bids\",\"seats\":2,\"bots\":{\"1\":\"random\"},\"start\":true" + more + "}");
        mira.command("open", table);
        mira.lastUpdate(table);
        return table;
    }

    private long left(String table) {
        int heard = mira.frames().size();
        mira.command("open", table);
        return mira.await(heard, f -> TestClient.type(f, "update"))
                .get("clock")
                .get("left")
                .longValue();
    }

    @Test
    void a_clock_does_not_count_the_time_in_which_nobody_can_move() {
        String table = table("");
        time.pass(1_000);
        disk.fillUp(true);
        time.pass(1_000);
        mira.await(f -> TestClient.type(f, "house") && !f.get("taking").booleanValue());
        long before = left(table);

        mira.await(f ->
                TestClient.type(f, "clock") && !f.get("clock").get("running").booleanValue());
        time.leap(HOURS);
        JsonNode refused = mira.command("move", table, "\"decision\":\"round-0\"", BID);
        long during = left(table);
        disk.fillUp(false);
        time.pass(1_000);
        mira.await(f -> TestClient.type(f, "house") && f.get("taking").booleanValue());

        assertThat(refused.get("say").get("key").stringValue()).isEqualTo("house.nothing-taken");
        assertThat(during).isEqualTo(before);
        mira.await(f ->
                TestClient.type(f, "clock") && f.get("clock").get("running").booleanValue());
        assertThat(left(table)).isEqualTo(before);
        assertThat(mira.command("move", table, "\"decision\":\"round-0\"", BID)
                        .get("ok")
                        .booleanValue())
                .isTrue();
    }

    @Test
    void a_bot_whose_move_was_not_taken_moves_when_it_is() {
        disk.fillUp(true);
        String table = table(",\"options\":{\"clock\":false}");
        until(() -> {
            time.pass(1_000);
            return disk.turnedAway() > 0;
        });
        assertThat(mira.lastUpdate(table).get("view").get("sealed")).isEmpty();

        disk.fillUp(false);
        until(() -> {
            time.pass(1_000);
            return !mira.lastUpdate(table).get("view").get("sealed").isEmpty();
        });
    }

    @Test
    void whoever_comes_while_nothing_is_taken_is_told_so() {
        disk.fillUp(true);
        time.pass(1_000);

        try (TestClient watcher = TestClient.watcher(server.port())) {
            watcher.await(f -> TestClient.type(f, "house") && !f.get("taking").booleanValue());
        }
    }
}
