package boardroom.server.secrets;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.bots.Bots;
import boardroom.engine.Game;
import boardroom.engine.Json;
import boardroom.engine.Prompt;
import boardroom.engine.Rng;
import boardroom.engine.Title;
import boardroom.games.Shelf;
import boardroom.server.BoardroomServer;
import boardroom.server.Limits;
import boardroom.server.ServerConfig;
import boardroom.server.TestClient;
import boardroom.server.store.CommitWatch;
import boardroom.server.store.EntryRow;
import boardroom.server.store.SqliteStore;
import boardroom.server.store.TableRow;
import boardroom.server.tiny.TinyBids;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.JsonNode;

/** Two people through whole games at one screen: every frame holds what the one in front may know, and nothing else. */
@Order(1)
class CurtainTest {
    private static final int ENOUGH = 5_000;
    private static final int IDA = 1;

    static Stream<Title> games() {
        return Stream.concat(Shelf.titles().stream(), Stream.of(TinyBids.TITLE));
    }

    @ParameterizedTest
    @MethodSource("games")
    void nothing_of_a_seat_reaches_the_screen_unless_it_is_in_front(Title title, @TempDir Path data) {
        ServerConfig config = ServerConfig.of(data, List.of(title), Bots.all())
                .at("127.0.0.1", 0)
                .withTimeScale(0.01)
                .withSeeds(() -> 7)
                .withLimits(Limits.NONE);
        String table;
        List<String> frames;
        try (BoardroomServer server = BoardroomServer.start(config);
                TestClient screen = TestClient.join(server.port(), "Mira")) {
            table = dealt(screen, title.open());
            play(screen, table);
            frames = screen.frames();
        }
        Map<Integer, List<Allowed.Update>> allowed = allowed(title.open(), data, table);
        int front = Prompt.WATCHER;
        boolean turned = true;
        int[] seen = new int[3];
        for (String text : frames) {
            JsonNode frame = Json.MAPPER.readTree(text);
            if (TestClient.type(frame, "table")) {
                int now = frame.get("you").path("front").asInt(Prompt.WATCHER);
                turned |= now != front;
                front = now;
            }
            if (!TestClient.type(frame, "update")) continue;
            SecretsTest.isAllowed("the screen of " + front, frame, allowed.getOrDefault(front, List.of()), turned);
            turned = false;
            seen[front + 1]++;
        }
        for (int count : seen)
            assertThat(count)
                    .as("updates with the curtain drawn, for Mira, for Ida")
                    .isGreaterThan(2);
    }

    private static String dealt(TestClient screen, Game<?, ?> game) {
        int seats = Math.max(
                game.box().seats().min(), Math.min(3, game.box().seats().max()));
        Map<String, String> bots = new TreeMap<>();
        for (int seat = IDA + 1; seat < seats; seat++) bots.put(String.valueOf(seat), "casual");
        String table = screen.table(Json.MAPPER.writeValueAsString(
                Map.of("game", game.box().id(), "seats", seats, "bots", bots, "options", withoutClocks(game))));
        screen.command("open", table);
        assertThat(screen.command("sit", table, "\"seat\":1", "\"name\":\"Ida\"")
                        .get("ok")
                        .booleanValue())
                .isTrue();
        assertThat(screen.command("start", table).get("ok").booleanValue()).isTrue();
        return table;
    }

    /**
     * A clock that flies would decide for people, and a bot sit in for whom it does that twice. Ship It! lists too few of its
     * moves to be played from the list: there it has to.
     */
    private static Map<String, Object> withoutClocks(Game<?, ?> game) {
        if (game instanceof TinyBids) return Map.of("clock", false);
        if (game.box().id().equals("ship-it")) return Map.of();
        JsonNode none = Json.MAPPER.valueToTree(game.box()).path("clockSets").path("none");
        return Json.MAPPER.convertValue(none, new TypeReference<Map<String, Object>>() {});
    }

    /** Whoever owes comes to the front and plays a listed choice; now and then the curtain is drawn in between. */
    private static void play(TestClient screen, String table) {
        Rng chance = new Rng(3);
        for (int i = 0; i < ENOUGH; i++) {
            JsonNode due = screen.awaitLatest(table, u -> isOver(u) || owing(u) >= 0);
            if (isOver(due)) return;
            int seat = owing(due);
            String mine = "\"seat\":" + seat;
            int heard = screen.frames().size();
            screen.command("face", table, mine, "\"since\":0");
            screen.await(heard, frame -> TestClient.type(frame, "update"));
            JsonNode update = screen.awaitLatest(
                    table,
                    u -> isOver(u) || !owes(u, seat) || !SecretsTest.choices(u).isEmpty());
            if (isOver(update) || !owes(update, seat)) continue;
            List<JsonNode> choices = SecretsTest.choices(update);
            String move =
                    "\"move\":" + choices.get(chance.below(choices.size())).get("move");
            String decision = "\"decision\":" + update.get("prompt").get("decision");
            JsonNode other = screen.command("move", table, "\"seat\":" + (1 - seat), decision, move);
            assertThat(other.path("say").path("key").stringValue("")).isIn("seat.not-in-front", "table.over");
            screen.command("move", table, mine, decision, move);
            if (i % 3 == 0) screen.command("face", table, "\"since\":0");
        }
        throw new AssertionError("the game did not end");
    }

    private static boolean isOver(JsonNode update) {
        return !update.get("result").isNull();
    }

    private static boolean owes(JsonNode update, int seat) {
        return update.get("owes").valueStream().anyMatch(one -> one.intValue() == seat);
    }

    private static int owing(JsonNode update) {
        return owes(update, 0) ? 0 : owes(update, IDA) ? IDA : -1;
    }

    private static Map<Integer, List<Allowed.Update>> allowed(Game<?, ?> game, Path data, String table) {
        try (SqliteStore store = new SqliteStore(data, CommitWatch.NONE)) {
            TableRow row = store.table(table);
            if (row == null) throw new AssertionError("the table is gone");
            List<EntryRow> journal = new ArrayList<>(store.journal(table));
            Map<Integer, List<Allowed.Update>> all = new HashMap<>();
            for (int seat : new int[] {Prompt.WATCHER, 0, IDA}) all.put(seat, Allowed.of(game, row, journal, seat));
            return all;
        }
    }
}
