package boardroom.server.secrets;

import boardroom.engine.Json;
import boardroom.server.TestClient;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** One person (or watcher) with everything that ever reached them: frames of all connections, answers to all calls. */
final class Recorded {
    final String name;
    final int seat;
    private final List<TestClient> connections = new ArrayList<>();
    private final List<String> answers = new ArrayList<>();

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
        return all;
    }

    List<String> answers() {
        return answers;
    }
}
