package boardroom.server;

import static boardroom.server.Patiently.until;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import boardroom.server.store.CommitWatch;
import boardroom.server.store.SqliteStore;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** A real file system that is full for a while; needs the right to mount one. */
@SuppressWarnings("NullAway.Init")
class FullDiskTest {
    private Path disk;

    @BeforeEach
    void mount(@TempDir Path folder) throws IOException, InterruptedException {
        disk = folder;
        assumeTrue(run("mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", disk.toString()), "nothing can be mounted");
    }

    @AfterEach
    void unmount() throws IOException, InterruptedException {
        run("umount", disk.toString());
    }

    private static boolean run(String... command) throws IOException, InterruptedException {
        return new ProcessBuilder(command).redirectErrorStream(true).start().waitFor() == 0;
    }

    private void fill() throws IOException {
        try (var ballast = Files.newOutputStream(disk.resolve("ballast"))) {
            byte[] block = new byte[512];
            for (int i = 0; i < 4_000; i++) ballast.write(block);
        } catch (IOException e) {
            assertThat(e).hasMessageContaining("space");
        }
    }

    private static String note(String text) {
        return "\"move\":{\"type\":\"note\",\"text\":\"" + text + "\"}";
    }

    private static int health(BoardroomServer server) {
        return TestClient.call(server.port(), "GET", "/healthz", null, null).statusCode();
    }

    @Test
    void a_full_disk_takes_nothing_says_so_and_goes_on_by_itself_when_there_is_room() throws IOException {
        Path data = disk.resolve("data");
        String table;
        TestClient mira;
        int done = 0;
        try (BoardroomServer server = BoardroomServer.start(TestServer.config(data))) {
            mira = TestClient.join(server.port(), "Mira");
            table = mira.table("{\"game\":\"tiny-bids\",\"seats\":2,\"bots\":{\"1\":\"random\"},\"start\":true,"
                    + "\"options\":{\"clock\":false}}");
            mira.command("open", table);
            fill();

            JsonNode refused = mira.command("move", table, "\"decision\":\"round-0\"", note("n0"));
            while (refused.get("ok").booleanValue()) {
                done++;
                refused = mira.command("move", table, "\"decision\":\"round-0\"", note("n" + done));
            }
            assertThat(refused.get("say").get("key").stringValue()).isEqualTo("house.nothing-taken");
            for (int i = 0; i < 3; i++) {
                HttpResponse<String> guest =
                        TestClient.call(server.port(), "POST", "/api/guests", null, "{\"name\":\"Jon\"}");
                assertThat(guest.statusCode()).isEqualTo(503);
                assertThat(guest.body()).contains("house.nothing-taken");
            }
            assertThat(health(server)).isEqualTo(503);
            mira.await(f -> TestClient.type(f, "house") && !f.get("taking").booleanValue());

            Files.delete(disk.resolve("ballast"));
            until(() -> health(server) == 200);
            mira.await(f -> TestClient.type(f, "house") && f.get("taking").booleanValue());
            JsonNode again = mira.command("move", table, "\"decision\":\"round-0\"", note("again"));
            assertThat(again.get("ok").booleanValue()).as("%s", again).isTrue();
            done++;
            TestClient jon = TestClient.join(server.port(), "Jon");
            jon.close();
        }
        try (SqliteStore store = new SqliteStore(data, CommitWatch.NONE)) {
            assertThat(store.journal(table).stream()
                            .filter(entry -> entry.act().contains("note"))
                            .count())
                    .as("every move that was told done, and no other")
                    .isEqualTo(done);
        }
    }
}
