package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.bots.Bots;
import boardroom.engine.Json;
import boardroom.engine.Rng;
import boardroom.engine.Title;
import boardroom.games.Shelf;
import boardroom.server.house.TableClock;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** A real game of each title over the wire: what an expert advises is legal, and is taken. */
class AdviceTest {
    private static final int DECISIONS = 24;
    private static final int EVERY = 4;

    static Stream<Title> titles() {
        return Shelf.titles().stream();
    }

    @ParameterizedTest
    @MethodSource("titles")
    void the_advised_move_is_taken(Title title, @TempDir Path data) {
        ServerConfig config = ServerConfig.of(data, List.of(title), Bots.all())
                .at("127.0.0.1", 0)
                .withTimeScale(0.02)
                .withLimits(Limits.NONE);
        try (BoardroomServer server = BoardroomServer.start(config);
                TestClient mira = TestClient.join(server.port(), "Mira")) {
            int seats = Math.max(2, title.open().box().seats().min());
            Map<String, String> bots = new TreeMap<>();
            for (int seat = 1; seat < seats; seat++) bots.put(String.valueOf(seat), "beginner");
            // A clock that flies is quicker than an expert; Ship It! lists too few moves to be played on without one.
            String clock = title.id().equals("ship-it") ? "normal" : "none";
            String table = mira.table(Json.MAPPER.writeValueAsString(Map.of(
                    "game",
                    title.id(),
                    "seats",
                    seats,
                    "options",
                    Map.of(TableClock.OPTION, clock),
                    "bots",
                    bots,
                    "start",
                    true)));
            mira.command("open", table);
            assertThat(advisedAndTaken(mira, table)).isPositive();
        }
    }

    private static int advisedAndTaken(TestClient mira, String table) {
        int taken = 0;
        Rng chance = new Rng(7);
        String answered = "";
        for (int i = 0; i < DECISIONS; i++) {
            String before = answered;
            JsonNode update = mira.awaitLatest(
                    table,
                    u -> !u.get("result").isNull()
                            || (!choices(u).isEmpty()
                                    && !u.get("prompt").toString().equals(before)));
            if (!update.get("result").isNull()) break;
            answered = update.get("prompt").toString();
            String decision = "\"decision\":" + update.get("prompt").get("decision");
            JsonNode advice = i % EVERY == 0 ? mira.command("advise", table) : null;
            if (advice == null || !advice.get("ok").booleanValue()) {
                List<JsonNode> choices = choices(update);
                mira.command(
                        "move",
                        table,
                        decision,
                        "\"move\":" + choices.get(chance.below(choices.size())).get("move"));
                continue;
            }
            JsonNode told = advice.get("advice");
            assertThat(told.get("chance").doubleValue()).isBetween(0.0, 1.0);
            assertThat(told.get("why").get("key").stringValue()).isNotEmpty();
            JsonNode answer = mira.command("move", table, decision, "\"move\":" + told.get("move"));
            boolean late = !answer.get("ok").booleanValue()
                    && mira.lastUpdate(table).get("n").intValue()
                            > update.get("n").intValue();
            assertThat(answer.get("ok").booleanValue() || late).as("%s", answer).isTrue();
            if (!late) taken++;
        }
        return taken;
    }

    private static List<JsonNode> choices(JsonNode update) {
        List<JsonNode> open = new ArrayList<>();
        for (JsonNode choice : update.get("prompt").get("choices")) if (!choice.has("refusal")) open.add(choice);
        return open;
    }
}
