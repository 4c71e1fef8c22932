package boardroom.server.secrets;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Json;
import boardroom.server.TestClient;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** One person (or watcher) with everything that ever reached them: frames of all connections, answers to all calls. */
final class Recorded {
    final String name;
    final int seat;
    private final List<TestClient> connections = new ArrayList<>();
    private final List<String> answers = new ArrayList<>();
    private final List<JsonNode> meanwhile = new ArrayList<>();

    Recorded(String name, int seat, TestClient first) {
        this.name = name;
        this.seat = seat;
        connections.add(first);
    }

    TestClient now() {
        return connections.getLast();
    }

    void comesAgain(int port) {
        now().close();
        connections.add(now().again(port));
    }

    void calls(String method, String path, @Nullable String body) {
        answers.add(now().call(method, path, body).body());
    }

    /** Looks back at the game with these eyes. */
    HttpResponse<String> looksBack(String table, String eyes) {
        HttpResponse<String> film = now().call("GET", "/api/tables/" + table + "/film/" + eyes, null);
        if (film.statusCode() != 200) answers.add(film.body());
        return film;
    }

    /** The eyes this one has. */
    String eyes() {
        return seat < 0 ? "watch" : String.valueOf(seat);
    }

    /** Looks back in the middle of the game, with every pair of eyes; only the own ones show anything. */
    void looksBackMeanwhile(String table) {
        HttpResponse<String> file = now().call("GET", "/api/tables/" + table + "/export", null);
        assertThat(file.statusCode()).isEqualTo(403);
        answers.add(file.body());
        for (String eyes : List.of("watch", "open", "0", "1")) {
            HttpResponse<String> film = looksBack(table, eyes);
            boolean may = eyes.equals(eyes()) || eyes.equals("watch");
            assertThat(film.statusCode()).as(name + " with the eyes of " + eyes).isEqualTo(may ? 200 : 403);
            if (eyes.equals(eyes())) meanwhile.add(Json.MAPPER.readTree(film.body()));
        }
    }

    /** What everybody sees once it is over: the film of every seat, and of the watchers. */
    Map<String, JsonNode> films(String table) {
        JsonNode seats = Json.MAPPER
                .readTree(now().call("GET", "/api/tables/" + table, null).body())
                .get("seats");
        Map<String, JsonNode> films = new LinkedHashMap<>();
        for (int seat = -1; seat < seats.size(); seat++) {
            String eyes = seat < 0 ? "watch" : String.valueOf(seat);
            HttpResponse<String> film = now().call("GET", "/api/tables/" + table + "/film/" + eyes, null);
            assertThat(film.statusCode()).isEqualTo(200);
            films.put(eyes, Json.MAPPER.readTree(film.body()));
        }
        return films;
    }

    /** The films this one saw before the end, with the own eyes. */
    List<JsonNode> meanwhile() {
        return meanwhile;
    }

    /** The frames, connection by connection. */
    List<List<JsonNode>> frames() {
        return connections.stream()
                .map(one -> one.frames().stream().map(Json.MAPPER::readTree).toList())
                .toList();
    }

    /** Everything, as it came. */
    List<String> everything() {
        List<String> all = new ArrayList<>(answers);
        connections.forEach(one -> all.addAll(one.frames()));
        meanwhile.forEach(film -> all.add(film.toString()));
        return all;
    }

    List<String> answers() {
        return answers;
    }
}
