package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.bots.Bots;
import boardroom.engine.Json;
import boardroom.games.Shelf;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** A shipped game from the deal to the end, with people, bots, clocks and a lost connection. */
class WholeGameTest {
    @Test
    void two_people_and_three_bots_play_a_whole_game(@TempDir Path data) {
        JsonNode end = played(
                data,
                "{\"game\":\"esop-wars\",\"seats\":5,\"bots\":{\"2\":\"greedy\",\"3\":\"greedy\",\"4\":\"random\"}}");

        assertThat(end.get("result").get("standings").size()).isEqualTo(5);
    }

    @Test
    void two_people_and_a_bot_trade_and_ship_through_a_whole_month(@TempDir Path data) {
        JsonNode end = played(
                data,
                "{\"game\":\"ship-shape\",\"seats\":3,\"bots\":{\"2\":\"greedy\"},\"options\":{\"failure\":\"penalty\"}}");

        assertThat(end.get("result").get("standings").size()).isEqualTo(3);
        assertThat(end.get("view").get("weeksDone").size()).isEqualTo(4);
    }

    @Test
    void two_people_and_a_bot_hire_organise_and_deliver_for_eight_rounds(@TempDir Path data) {
        JsonNode end = played(
                data,
                "{\"game\":\"boss\",\"seats\":3,\"bots\":{\"2\":\"greedy\"},\"options\":{\"rounds\":8,\"trade\":true}}");

        assertThat(end.get("result").get("standings").size()).isEqualTo(3);
        assertThat(end.get("view").get("round").intValue()).isEqualTo(8);
    }

    /** What a watcher is told in the end. */
    private static JsonNode played(Path data, String wish) {
        ServerConfig config = ServerConfig.of(data, Shelf.titles(), Bots.all())
                .at("127.0.0.1", 0)
                .withTimeScale(0.02)
                .withLimits(Limits.NONE);
        try (BoardroomServer server = BoardroomServer.start(config);
                TestClient mira = TestClient.join(server.port(), "Mira");
                TestClient jon = TestClient.join(server.port(), "Jon");
                TestClient watcher = TestClient.watcher(server.port())) {
            String table = mira.table(wish);
            for (TestClient one : List.of(mira, jon, watcher)) one.command("open", table);
            jon.command("sit", table, "\"seat\":1");
            mira.command("start", table);

            Dabbler.playTogether(table, List.of(mira, jon));

            JsonNode end = watcher.awaitUpdate(table, u -> !u.get("result").isNull());
            for (TestClient one : List.of(mira, jon, watcher)) numbersHaveNoGaps(one, table);
            nobodyHeardASecret(mira, jon, watcher);
            return end;
        }
    }

    private static void numbersHaveNoGaps(TestClient who, String table) {
        int last = 0;
        for (String text : who.frames()) {
            JsonNode frame = Json.MAPPER.readTree(text);
            if (!TestClient.type(frame, "update")
                    || !table.equals(frame.get("table").stringValue())) continue;
            if (last > 0) assertThat(frame.get("n").intValue()).isEqualTo(last + 1);
            last = frame.get("n").intValue();
        }
        assertThat(last).isGreaterThan(10);
    }

    /** Tokens are told to their owner alone, over HTTP; what is somebody's own goes to nobody else. */
    private static void nobodyHeardASecret(TestClient mira, TestClient jon, TestClient watcher) {
        for (TestClient one : List.of(mira, jon, watcher))
            assertThat(one.frames()).noneMatch(frame -> frame.contains(mira.token) || frame.contains(jon.token));
        assertThat(watcher.frames()).noneMatch(frame -> frame.contains("\"own\":"));
    }
}
