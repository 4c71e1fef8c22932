package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.bots.Bots;
import boardroom.engine.Json;
import boardroom.engine.Title;
import boardroom.games.Shelf;
import boardroom.server.schema.Described;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** What goes over real sockets is what {@code /api/schema} and the schemas of the games say. */
@SuppressWarnings("NullAway.Init")
class DescribedWireTest {
    private static BoardroomServer server;
    private static Described house;

    static Stream<String> games() {
        return Shelf.titles().stream().map(Title::id);
    }

    @BeforeAll
    static void open(@TempDir Path data) {
        server = BoardroomServer.start(ServerConfig.of(data, Shelf.titles(), Bots.all())
                .at("127.0.0.1", 0)
                .withTimeScale(0.002)
                .withLimits(Limits.NONE));
        house = served("/api/schema");
    }

    @AfterAll
    static void shut() {
        server.close();
    }

    private static Described served(String path) {
        return new Described(TestClient.json(TestClient.call(server.port(), "GET", path, null, null)));
    }

    @ParameterizedTest
    @MethodSource("games")
    void every_frame_of_a_whole_game_is_as_described(String game) {
        Described described = served("/api/games/" + game + "/schema");
        try (TestClient mira = TestClient.join(server.port(), "Mira");
                TestClient jon = TestClient.join(server.port(), "Jon");
                TestClient watcher = TestClient.watcher(server.port());
                TestClient sparing = TestClient.sparing(server.port())) {
            String table = mira.seated(
                    jon,
                    "{\"game\":\"" + game
                            + "\",\"seats\":3,\"bots\":{\"2\":\"random\"},\"options\":{\"tableClock\":\"none\"}}");
            for (TestClient one : List.of(watcher, sparing)) one.command("open", table);
            mira.command("start", table);

            Dabbler.playTogether(table, List.of(mira, jon));

            JsonNode last = watcher.awaitUpdate(table, u -> !u.get("result").isNull());
            sparing.awaitUpdate(table, u -> u.get("n").equals(last.get("n")));
            for (TestClient one : List.of(mira, watcher, sparing)) {
                Set<String> seen = new HashSet<>();
                for (String text : one.frames()) {
                    JsonNode frame = Json.MAPPER.readTree(text);
                    String type = frame.get("type").stringValue();
                    boolean isOfTheGame = type.equals("update") || type.equals("answer");
                    String what = frame.has("changes") ? "changed" : type;
                    if (isOfTheGame) described.holds(what, frame);
                    if (!isOfTheGame || seen.add(what)) house.holds("frame", frame);
                }
                assertThat(seen).contains("update", "answer");
                assertThat(seen.contains("changed")).isEqualTo(one == sparing);
                for (String text : one.sent()) sentAsDescribed(Json.MAPPER.readTree(text), described);
            }
        }
    }

    private static void sentAsDescribed(JsonNode sent, Described game) {
        house.holds(sent.has("hello") ? "hello" : "command", sent);
        if (sent.has("move")) game.holds("move", sent.get("move"));
    }

    @Test
    void every_command_is_known_and_answered_as_described() {
        try (TestClient mira = TestClient.join(server.port(), "Mira");
                TestClient jon = TestClient.join(server.port(), "Jon")) {
            String table = mira.dealt(jon, "{\"game\":\"esop-wars\",\"seats\":2}");
            Set<String> fields = new HashSet<>();
            for (JsonNode one : house.definition("Command").get("oneOf")) {
                JsonNode command =
                        house.document().at(one.get("$ref").stringValue().substring(1));
                String what = command.get("properties").get("do").get("const").stringValue();
                if (what.equals("close")) continue;
                JsonNode answer = mira.command(what, table, fieldsOf(command));

                String why = answer.path("say").path("key").stringValue("");
                assertThat(why).as(what).isNotIn("command.malformed", "command.unknown");
                house.holds("frame", answer);
                fields.add(what);
            }
            assertThat(fields).contains("move", "say", "review", "take-over");
            mira.looks(false);
            for (String text : mira.sent()) {
                JsonNode sent = Json.MAPPER.readTree(text);
                String name = Stream.of("hello", "ping", "looking")
                        .filter(sent::has)
                        .findFirst()
                        .orElse("command");
                house.holds(name, sent);
                house.refusesMore(name, sent);
            }
            for (String text : jon.frames()) house.holds("frame", Json.MAPPER.readTree(text));
        }
    }

    /** Something for each further field that must be there. */
    private static String[] fieldsOf(JsonNode command) {
        return command.get("required")
                .valueStream()
                .map(JsonNode::stringValue)
                .filter(name -> !Set.of("id", "do", "table").contains(name))
                .map(name ->
                        "\"" + name + "\":" + value(command.get("properties").get(name)))
                .toArray(String[]::new);
    }

    private static String value(JsonNode schema) {
        if (schema.has("enum")) return schema.get("enum").get(0).toString();
        return switch (schema.path("type").stringValue("move")) {
            case "integer" -> "1";
            case "boolean" -> "true";
            case "string" -> "\"word\"";
            default -> "{\"type\":\"pass\"}";
        };
    }

    @Test
    void a_hello_that_speaks_another_protocol_is_refused_with_what_is_spoken() {
        try (TestClient stranger = TestClient.stranger(server.port())) {
            stranger.send("{\"hello\":null,\"protocol\":2}");
            JsonNode refused = stranger.await(frame -> TestClient.type(frame, "answer"));
            stranger.send("{\"hello\":null,\"protocol\":1}");
            JsonNode welcome = stranger.await(frame -> TestClient.type(frame, "welcome"));

            assertThat(refused.get("ok").booleanValue()).isFalse();
            assertThat(refused.get("text").stringValue())
                    .isEqualTo("You speak version 2 of the protocol; here it is version 1.");
            assertThat(welcome.get("protocol").intValue()).isOne();
        }
    }
}
