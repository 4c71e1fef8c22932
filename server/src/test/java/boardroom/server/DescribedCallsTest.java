package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.bots.Bots;
import boardroom.engine.Json;
import boardroom.games.Shelf;
import boardroom.server.schema.Described;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Every call over HTTP takes and gives what {@code /api/schema} says. */
@SuppressWarnings("NullAway.Init")
class DescribedCallsTest {
    private Described house;
    private int port;
    private final Set<String> made = new TreeSet<>();

    @Test
    void every_call_takes_and_gives_what_is_described(@TempDir Path data) {
        ServerConfig config = ServerConfig.of(data, Shelf.titles(), Bots.all())
                .at("127.0.0.1", 0)
                .withTimeScale(0.002)
                .withLimits(Limits.NONE)
                .withHooksInside(true);
        try (BoardroomServer server = BoardroomServer.start(config)) {
            port = server.port();
            house = new Described(TestClient.json(TestClient.call(port, "GET", "/api/schema", null, null)));
            assertThat(described()).isEqualTo(server.calls());

            games();
            String table = tables();
            people(table);
        }
        assertThat(made).isEqualTo(described());
    }

    private Set<String> described() {
        return house.document()
                .get("calls")
                .valueStream()
                .map(DescribedCallsTest::name)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static String name(JsonNode call) {
        return call.get("method").stringValue() + " " + call.get("path").stringValue();
    }

    private void games() {
        for (String plain : new String[] {"house", "schema", "texts", "games"}) get("/api/" + plain, null);
        for (String of : new String[] {"box", "texts", "rules", "play", "guide", "shape", "schema", "clocks"})
            call("GET", "/api/games/{game}/" + of, "/api/games/ship-it/" + of, null, null);
        String practice = "/api/games/{game}/practice/{level}";
        Described game = new Described(json(TestClient.call(port, "GET", "/api/games/ship-it/schema", null, null)));
        JsonNode task = call("GET", practice, "/api/games/ship-it/practice/1", null, null);
        game.holds("practice-task", task.get("task"));
        call("GET", practice + "/{seed}", "/api/games/ship-it/practice/1/7", null, null);
        String answer = "{\"main\":[{\"op\":\"move\"}]}";
        JsonNode verdict = call("POST", practice + "/{seed}", "/api/games/ship-it/practice/1/7", null, answer);
        game.holds("practice-answer", Json.MAPPER.readTree(answer));
        game.holds("practice-verdict", verdict);
    }

    /** A game from the deal to a quick end, in everything that can be asked of a table. */
    private String tables() {
        JsonNode mira = call("POST", "/api/guests", "/api/guests", null, "{\"name\":\"Mira\"}");
        String token = mira.get("token").stringValue();
        String wish =
                "{\"game\":\"it-startup\",\"seats\":2,\"bots\":{\"1\":\"casual\"},\"options\":{},\"door\":\"open\",\"start\":true}";
        JsonNode table = call("POST", "/api/tables", "/api/tables", token, wish);
        String id = table.get("id").stringValue();
        get("/api/tables", token);
        ofTable("GET", id, "", token, null);
        ofTable("GET", id, "/box", token, null);
        call("GET", "/api/codes/{code}", "/api/codes/" + table.get("code").stringValue(), null, null);
        for (String eyes : new String[] {"0", "watch"})
            call("GET", "/api/tables/{id}/film/{eyes}", "/api/tables/" + id + "/film/" + eyes, token, null);
        get("/api/lobby", token);
        try (TestClient again = TestClient.on(port, mira)) {
            again.command("open", id);
            Dabbler.playTogether(id, List.of(again));
        }
        call("GET", "/api/tables/{id}/film/{eyes}", "/api/tables/" + id + "/film/open", token, null);
        JsonNode file = call("GET", "/api/tables/{id}/export", "/api/tables/" + id + "/export", token, null);
        call("POST", "/api/imports", "/api/imports", token, file.toString());
        get("/api/lobby", token);
        get("/api/lobby/finished", token);
        ofTable("PUT", id, "/hidden", token, null);
        get("/api/lobby/hidden", token);
        ofTable("DELETE", id, "/hidden", token, null);
        hooks("/api/tables/{id}", "/api/tables/" + id, token);
        hooks("/api/me", "/api/me", token);
        get("/api/me/games", token);
        get("/api/me/export", token);
        String other = call("POST", "/api/tables", "/api/tables", token, "{\"game\":\"boss\"}")
                .get("id")
                .stringValue();
        ofTable("DELETE", other, "", token, null);
        return id;
    }

    private void hooks(String template, String path, String token) {
        call("GET", template + "/hook", path + "/hook", token, null);
        call("PUT", template + "/hook", path + "/hook", token, "{\"url\":\"http://127.0.0.1:1/here\"}");
        call("GET", template + "/hook", path + "/hook", token, null);
        call("POST", template + "/hook/test", path + "/hook/test", token, null);
        call("DELETE", template + "/hook", path + "/hook", token, null);
    }

    private void people(String table) {
        String token = call("POST", "/api/guests", "/api/guests", null, "{\"name\":\"Jon\"}")
                .get("token")
                .stringValue();
        get("/api/me", token);
        call("PATCH", "/api/me", "/api/me", token, "{\"name\":\"Jonas\"}");
        JsonNode code = call("POST", "/api/me/devices", "/api/me/devices", token, "{\"table\":\"" + table + "\"}");
        call("GET", "/api/devices/{code}", "/api/devices/" + code.get("code").stringValue(), null, null);
        call("POST", "/api/devices", "/api/devices", null, "{\"code\":" + code.get("code") + "}");
        JsonNode words = call("POST", "/api/me/words", "/api/me/words", token, null);
        String said =
                words.get("words").valueStream().map(JsonNode::stringValue).collect(Collectors.joining(" "));
        call("POST", "/api/recover", "/api/recover", null, "{\"words\":\"" + said + "\"}");
        JsonNode devices = get("/api/me/devices", token);
        JsonNode another = devices.valueStream()
                .filter(device -> !device.get("here").booleanValue())
                .findFirst()
                .orElseThrow();
        String one = another.get("id").stringValue();
        call("DELETE", "/api/me/devices/{id}", "/api/me/devices/" + one, token, null);
        call("DELETE", "/api/me/devices", "/api/me/devices", token, null);
        call("DELETE", "/api/me", "/api/me", token, null);
        JsonNode problem = json(TestClient.call(port, "GET", "/api/me", token, null));
        house.holds("problem", problem);
    }

    private JsonNode get(String path, @Nullable String token) {
        return call("GET", path, path, token, null);
    }

    private void ofTable(String method, String id, String what, String token, @Nullable String body) {
        call(method, "/api/tables/{id}" + what, "/api/tables/" + id + what, token, body);
    }

    /** Makes a call and holds what goes and what comes against its description. */
    private JsonNode call(String method, String template, String path, @Nullable String token, @Nullable String body) {
        String name = method + " " + template;
        int place = place(name);
        JsonNode call = house.document().get("calls").get(place);
        made.add(name);
        assertThat(call.has("takes")).as(name + " takes a body").isEqualTo(body != null);
        if (body != null) holds("#/calls/" + place + "/takes", Json.MAPPER.readTree(body));
        if (call.get("token").booleanValue())
            assertThat(TestClient.call(port, method, path, null, body).statusCode())
                    .as(name + " without a token")
                    .isEqualTo(401);
        HttpResponse<String> response = TestClient.call(port, method, path, token, body);
        assertThat(response.statusCode())
                .as(name + " " + response.body())
                .isEqualTo(call.get("status").intValue());
        if (!call.has("gives")) {
            assertThat(response.body()).isEmpty();
            return Json.MAPPER.nullNode();
        }
        if (call.get("gives").has("contentMediaType")) return Json.MAPPER.nullNode();
        JsonNode given = json(response);
        holds("#/calls/" + place + "/gives", given);
        return given;
    }

    private void holds(String place, JsonNode value) {
        house.holds(place, value);
        boolean isTold = house.document().at(place.substring(1)).has("$ref");
        if (isTold) house.refusesMore(place, value);
    }

    private int place(String name) {
        JsonNode calls = house.document().get("calls");
        for (int i = 0; i < calls.size(); i++) if (name(calls.get(i)).equals(name)) return i;
        throw new AssertionError("not described: " + name);
    }

    private static JsonNode json(HttpResponse<String> response) {
        return TestClient.json(response);
    }
}
