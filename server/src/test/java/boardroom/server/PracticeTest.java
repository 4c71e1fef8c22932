package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.bots.Bots;
import boardroom.engine.BoxReader;
import boardroom.engine.Json;
import boardroom.games.Shelf;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** The puzzle of Ship It! alone, over HTTP. */
@SuppressWarnings("NullAway.Init")
class PracticeTest {
    /** Far beyond an answer, and within what the house reads at all: beyond that it hangs up on who still writes. */
    private static final int DEEP = 20_000;

    private static final int WIDE = 50_000;

    private static BoardroomServer server;
    private static HttpClient http;

    @BeforeAll
    static void open(@TempDir Path data) {
        server = BoardroomServer.start(
                ServerConfig.of(data, Shelf.titles(), Bots.all()).at("127.0.0.1", 0));
        http = HttpClient.newHttpClient();
    }

    @AfterAll
    static void shut() {
        http.close();
        server.close();
    }

    private record Answer(int status, JsonNode body) {
        String say() {
            return body.get("say").get("key").stringValue();
        }
    }

    private static Answer get(String path) {
        return send(HttpRequest.newBuilder().GET(), path);
    }

    private static Answer post(String path, String body) {
        return send(HttpRequest.newBuilder().POST(HttpRequest.BodyPublishers.ofString(body)), path);
    }

    private static Answer send(HttpRequest.Builder request, String path) {
        URI uri = URI.create("http://127.0.0.1:" + server.port() + "/api/games/" + path);
        try {
            HttpResponse<String> response = http.send(request.uri(uri).build(), HttpResponse.BodyHandlers.ofString());
            assertThat(response.body()).doesNotContain("Exception", "jackson", "boardroom.");
            return new Answer(response.statusCode(), Json.MAPPER.readTree(response.body()));
        } catch (IOException | InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    static Stream<JsonNode> examples() {
        JsonNode examples = BoxReader.shipped("ship-it").get("puzzle").get("examples");
        return StreamSupport.stream(examples.spliterator(), false);
    }

    private static String pathOf(JsonNode example) {
        return "ship-it/practice/" + example.get("difficulty").intValue() + "/"
                + example.get("seed").longValue();
    }

    @Test
    void a_game_says_how_many_levels_it_has_and_a_game_without_practice_says_nothing() {
        Answer games = get("");
        JsonNode shipIt = games.body()
                .valueStream()
                .filter(g -> g.get("id").stringValue().equals("ship-it"))
                .findFirst()
                .orElseThrow();
        assertThat(shipIt.get("practice").intValue()).isEqualTo(4);
        assertThat(games.body().get(0).get("id").stringValue()).isEqualTo("esop-wars");
        assertThat(games.body().get(0).has("practice")).isFalse();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void the_same_name_gives_the_same_puzzle_without_its_solution(JsonNode example) {
        Answer answer = get(pathOf(example));

        assertThat(answer.status()).isEqualTo(200);
        JsonNode task = answer.body().get("task");
        assertThat(task.get("map")).isEqualTo(example.get("map"));
        assertThat(task.get("par")).isEqualTo(example.get("par"));
        assertThat(answer.body().toString()).doesNotContain("\"op\"", "solution", "rungs");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void a_new_puzzle_can_be_asked_for_again_by_its_seed(int level) {
        Answer fresh = get("ship-it/practice/" + level);
        Answer again =
                get("ship-it/practice/" + level + "/" + fresh.body().get("seed").longValue());

        assertThat(fresh.status()).isEqualTo(200);
        assertThat(again.body()).isEqualTo(fresh.body());
    }

    @ParameterizedTest
    @MethodSource("examples")
    void a_right_program_is_right(JsonNode example) {
        Answer answer = post(pathOf(example), example.get("solution").toString());

        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.body().get("correct").booleanValue()).isTrue();
        assertThat(answer.body().get("blocks")).isEqualTo(example.get("par"));
        assertThat(answer.body().get("run").get("steps")).isEqualTo(example.get("steps"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"main\":[]}", "{\"main\":[],\"function\":null}", "{\"main\":[],\"function\":[]}"})
    void a_program_may_leave_its_function_out(String program) {
        Answer answer = post("ship-it/practice/1/2", program);

        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.body().get("blocks").intValue()).isZero();
        assertThat(answer.body().get("run").get("fault").stringValue()).isEqualTo("coins-left");
    }

    @Test
    void a_wrong_program_hears_what_was_wrong_and_where() {
        Answer answer = post("ship-it/practice/1/2", "{\"main\":[{\"op\":\"collect\"}],\"function\":[]}");

        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.body().get("correct").booleanValue()).isFalse();
        assertThat(answer.body().get("run").get("fault").stringValue()).isEqualTo("no-coin");
        assertThat(answer.body().get("run").get("stop").get("block").toString()).isEqualTo("[0]");
    }

    @ParameterizedTest
    @CsvSource({
        "no-game/practice/1, game.unknown",
        "esop-wars/practice/1, practice.none",
        "ship-it/practice/0, practice.level",
        "ship-it/practice/5, practice.level",
        "ship-it/practice/-1, practice.level",
        "ship-it/practice/99999999999, practice.level",
        "ship-it/practice/expert, practice.level",
        "ship-it/practice/4/-1, practice.seed",
        "ship-it/practice/4/4294967296, practice.seed",
        "ship-it/practice/4/99999999999999999999, practice.seed",
        "ship-it/practice/4/1e3, practice.seed",
        "ship-it/practice/4/abc, practice.seed"
    })
    void what_does_not_exist_is_said_to(String path, String say) {
        Answer answer = get(path);

        assertThat(answer.status()).isEqualTo(404);
        assertThat(answer.say()).isEqualTo(say);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "null",
                "[]",
                "{",
                "{\"main\":null}",
                "{\"function\":[]}",
                "{\"main\":[null],\"function\":[]}",
                "{\"main\":[{\"op\":\"fly\"}],\"function\":[]}",
                "{\"main\":[{\"op\":\"loop\",\"body\":[]}],\"function\":[]}",
                "{\"main\":[{\"op\":\"loop\",\"times\":2.5,\"body\":[]}],\"function\":[]}",
                "{\"main\":[{\"op\":\"if\",\"cond\":\"rich\",\"body\":[]}],\"function\":[]}",
                "{\"main\":[],\"function\":[],\"extra\":1}"
            })
    void what_is_no_program_is_refused(String body) {
        Answer answer = post("ship-it/practice/4/4", body);

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.say()).isEqualTo("practice.answer");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1|{\"main\":[{\"op\":\"turn-left\"}],\"function\":[]}|refuse.program-block",
                "4|{\"main\":[{\"op\":\"call\"}],\"function\":[]}|refuse.program-call",
                "4|{\"main\":[],\"function\":[{\"op\":\"call\"}]}|refuse.program-call",
                "4|{\"main\":[{\"op\":\"loop\",\"times\":2147483647,\"body\":[]}],\"function\":[]}|refuse.program-loop-times"
            })
    void a_program_that_breaks_the_limits_is_refused_with_the_words_of_the_game(int level, String body, String say) {
        Answer answer = post("ship-it/practice/" + level + "/4", body);

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.say()).isEqualTo(say);
        assertThat(answer.body().get("text").stringValue()).isNotBlank().doesNotContain("refuse.");
    }

    @Test
    void a_deep_program_neither_hangs_nor_crashes_the_house() {
        String loop = "{\"op\":\"loop\",\"times\":9,\"body\":[";
        String deep = "{\"main\":[" + loop.repeat(DEEP) + "]}".repeat(DEEP) + "],\"function\":[]}";
        assertThat(post("ship-it/practice/4/4", deep).status()).isEqualTo(413);

        int asDeepAsFits = 300;
        String smaller = "{\"main\":[" + loop.repeat(asDeepAsFits) + "]}".repeat(asDeepAsFits) + "],\"function\":[]}";
        assertThat(post("ship-it/practice/4/4", smaller).say()).isEqualTo("practice.answer");
        String tooDeep = "{\"main\":[" + loop.repeat(100) + "]}".repeat(100) + "],\"function\":[]}";
        assertThat(post("ship-it/practice/4/4", tooDeep).say()).isEqualTo("refuse.program-too-deep");
        assertThat(get("ship-it/practice/4/4").status()).isEqualTo(200);
    }

    @Test
    void a_wide_program_neither_hangs_nor_crashes_the_house() {
        String move = "{\"op\":\"move\"}";
        String wide = "{\"main\":[" + move + ("," + move).repeat(WIDE) + "],\"function\":[]}";
        assertThat(post("ship-it/practice/4/4", wide).status()).isEqualTo(413);

        String smaller = "{\"main\":[" + move + ("," + move).repeat(1000) + "],\"function\":[]}";
        assertThat(post("ship-it/practice/4/4", smaller).say()).isEqualTo("refuse.program-too-big");
        assertThat(get("ship-it/practice/4/4").status()).isEqualTo(200);
    }

    @Test
    void an_endless_program_stops_at_the_step_limit() {
        String endless =
                "{\"main\":[{\"op\":\"while\",\"cond\":\"path-clear\",\"body\":[{\"op\":\"turn-left\"},{\"op\":\"turn-right\"}]}],\"function\":[]}";
        Answer answer = post("ship-it/practice/4/4", endless);

        assertThat(answer.body().get("run").get("fault").stringValue()).isEqualTo("too-long");
        assertThat(answer.body().get("run").get("steps").intValue()).isEqualTo(1001);
    }
}
