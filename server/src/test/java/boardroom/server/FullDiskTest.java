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
import java.util.Set;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** A real file system that is full for a while; needs the right to mount one. */
@SuppressWarnings("NullAway.Init")
@Order(1)
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

    /** What was said of each note: done, or not taken; of the others nothing was said. */
    private record Told(Set<String> done, Set<String> refused) {
        Told() {
            this(ConcurrentHashMap.newKeySet(), ConcurrentHashMap.newKeySet());
        }
    }

    @Test
    void what_was_said_is_true_through_fillings_and_kills() throws IOException, InterruptedException {
        Path data = disk.resolve("data");
        Told told = new Told();
        TestClient mira;
        String table;
        try (ServerProcess server = ServerProcess.start(data, 1)) {
            mira = TestClient.join(server.port, "Mira");
            table = mira.table("{\"game\":\"tiny-bids\",\"seats\":2,\"bots\":{\"1\":\"random\"},\"start\":true,"
                    + "\"options\":{\"clock\":false}}");
        }
        for (int kill = 0; kill < 3; kill++) {
            try (ServerProcess server = ServerProcess.start(data, 1);
                    TestClient again = mira.again(server.port)) {
                again.command("open", table);
                String run = "run" + kill + "-";
                Thread writing = Thread.startVirtualThread(() -> writeNotes(again, table, run, told));
                for (int filling = 0; filling < 2 + kill; filling++) {
                    int before = told.refused.size();
                    fill();
                    until(() -> told.refused.size() > before);
                    if (filling <= kill) {
                        int done = told.done.size();
                        Files.delete(disk.resolve("ballast"));
                        until(() -> told.done.size() > done);
                    }
                }
                server.kill();
                writing.join();
                Files.deleteIfExists(disk.resolve("ballast"));
            }
        }
        try (SqliteStore store = new SqliteStore(data, CommitWatch.NONE)) {
            Set<String> there = store.journal(table).stream()
                    .map(entry -> entry.act().replaceAll(".*\"text\":\"([^\"]*)\".*", "$1"))
                    .collect(Collectors.toSet());
            assertThat(there).as("told as done").containsAll(told.done);
            assertThat(there).as("told as not taken").doesNotContainAnyElementsOf(told.refused);
        }
    }

    /** Writes notes until the line is cut. */
    private static void writeNotes(TestClient who, String table, String run, Told told) {
        try {
            for (int i = 0; ; i++) {
                String text = run + i;
                JsonNode answer = who.command("move", table, "\"decision\":\"round-0\"", note(text));
                (answer.get("ok").booleanValue() ? told.done : told.refused).add(text);
                LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(3));
            }
        } catch (AssertionError | CompletionException cutOff) {
            assertThat(cutOff).isNotNull();
        }
    }
}
