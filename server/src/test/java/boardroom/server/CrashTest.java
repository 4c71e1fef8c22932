package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Rng;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The real server, killed with -9 under play, again and again. */
@Order(1)
class CrashTest {
    private static final int KILLS = 20;
    private static final int TABLES = 3;

    /** A move that was answered: what it said, and its number. */
    private record Acknowledged(String decision, String move, int number) {}

    /** One table with two people who note and bid as fast as they are answered. */
    private static final class Players {
        final String table;
        final TestClient[] people;
        final Map<String, Acknowledged> acknowledged = new HashMap<>();
        int commands;
        int found;

        Players(String table, TestClient mira, TestClient jon) {
            this.table = table;
            this.people = new TestClient[] {mira, jon};
        }
    }

    @Test
    void no_acknowledged_move_is_lost_and_every_table_goes_on(@TempDir Path data) {
        Rng chance = new Rng(20);
        List<Players> tables = new ArrayList<>();
        for (int kill = 0; kill <= KILLS; kill++) {
            try (ServerProcess server = ServerProcess.start(data, 0.01)) {
                if (kill == 0) for (int i = 0; i < TABLES; i++) tables.add(sitDown(server.port));
                else for (Players players : tables) comeAgain(players, server.port);
                List<Thread> playing = new ArrayList<>();
                for (Players players : tables) playing.add(Thread.startVirtualThread(() -> play(players)));
                pause(20 + chance.below(250));
                server.kill();
                for (Thread thread : playing) join(thread);
            }
        }
        assertThat(tables.stream().mapToInt(players -> players.found).sum())
                .as("acknowledged moves that were looked for after a kill")
                .isGreaterThan(KILLS);
    }

    @Test
    void clocks_and_bots_go_on_by_themselves_after_a_kill(@TempDir Path data) {
        TestClient mira;
        String table;
        try (ServerProcess server = ServerProcess.start(data, 0.2)) {
            mira = TestClient.join(server.port, "Mira");
            table = mira.table("{\"game\":\"tiny-bids\",\"seats\":2,\"bots\":{\"1\":\"random\"},\"start\":true,"
                    + "\"options\":{\"rounds\":1000}}");
            mira.command("open", table);
            mira.awaitLatest(table, u -> u.get("view").get("sealed").toString().equals("[1]"));
            server.kill();
        }
        try (ServerProcess server = ServerProcess.start(data, 0.2);
                TestClient again = mira.again(server.port)) {
            again.command("open", table, "\"since\":1");
            JsonNode found = again.awaitUpdate(table, _ -> true);
            int round = found.get("view").get("round").intValue();
            assertThat(found.get("missed").intValue()).isPositive();
            assertThat(found.get("clock").get("key").stringValue()).isEqualTo("round-" + round);
            assertThat(found.get("clock").get("running").booleanValue()).isTrue();

            JsonNode later =
                    again.awaitUpdate(table, u -> u.get("view").get("round").intValue() > round);
            assertThat(later.get("missed").intValue()).isZero();
        }
    }

    private static Players sitDown(int port) {
        TestClient mira = TestClient.join(port, "Mira");
        TestClient jon = TestClient.join(port, "Jon");
        String table =
                mira.dealt(jon, "{\"game\":\"tiny-bids\",\"seats\":2,\"options\":{\"clock\":false,\"rounds\":50000}}");
        return new Players(table, mira, jon);
    }

    /** Everybody comes again: what was acknowledged is there, and a command sent again is not done twice. */
    private static void comeAgain(Players players, int port) {
        for (int seat = 0; seat < 2; seat++) {
            int known = players.people[seat].lastUpdate(players.table).get("n").intValue();
            players.people[seat] = players.people[seat].again(port);
            players.people[seat].command("open", players.table, "\"since\":" + known);
            JsonNode update = players.people[seat].lastUpdate(players.table);
            assertThat(update.get("missed").intValue())
                    .as("update %s after %s", update.get("n"), known)
                    .isGreaterThanOrEqualTo(0);
            assertThat(update.get("n").intValue()).isGreaterThanOrEqualTo(known);
        }
        JsonNode info = TestClient.json(TestClient.call(port, "GET", "/api/tables/" + players.table, null, null));
        assertThat(info.get("stage").stringValue()).isEqualTo("playing");
        players.acknowledged.forEach((command, done) -> {
            TestClient who = players.people[command.charAt(0) - '0'];
            JsonNode again = who.commandWithId(command, "move", players.table, done.decision, done.move);
            assertThat(again.path("number").intValue(-1))
                    .as("%s: %s", command, again)
                    .isEqualTo(done.number);
        });
        players.found += players.acknowledged.size();
        players.acknowledged.clear();
    }

    private static String note(String text) {
        return "\"move\":{\"type\":\"note\",\"text\":\"" + text + "\"}";
    }

    /** Plays until the line is cut. */
    private static void play(Players players) {
        try {
            while (true) {
                for (int seat = 0; seat < 2; seat++) {
                    TestClient who = players.people[seat];
                    JsonNode update = who.lastUpdate(players.table);
                    String decision = "\"decision\":" + update.get("prompt").get("decision");
                    String id = seat + "-" + ++players.commands;
                    String move = players.commands % 3 == 0 ? note(id) : "\"move\":{\"type\":\"bid\",\"coins\":0}";
                    JsonNode answer = who.commandWithId(id, "move", players.table, decision, move);
                    if (answer.get("ok").booleanValue())
                        remember(
                                players,
                                id,
                                new Acknowledged(
                                        decision, move, answer.get("number").intValue()));
                }
            }
        } catch (AssertionError | CompletionException | IllegalStateException cutOff) {
            assertThat(cutOff).isNotNull();
        }
    }

    private static void remember(Players players, String id, Acknowledged move) {
        players.acknowledged.put(id, move);
        // The server knows the last commands of a table by name; older ones are in its journal all the same.
        if (players.acknowledged.size() > 40)
            players.acknowledged.values().removeIf(done -> done.number < move.number - 40);
    }

    private static void pause(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
