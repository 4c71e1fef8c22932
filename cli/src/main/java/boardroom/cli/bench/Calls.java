package boardroom.cli.bench;

import boardroom.engine.Json;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** The calls of HTTP to one server, as docs/protocol.md tells them; one that is refused is an exception. */
public record Calls(HttpClient http, Address server) {
    /** Asks, as somebody or as nobody. */
    public JsonNode get(String path, @Nullable String token) throws IOException, InterruptedException {
        return send(asking(path, token));
    }

    /** Tells, as somebody or as nobody. */
    public JsonNode post(String path, @Nullable String token, Map<String, ?> body)
            throws IOException, InterruptedException {
        return send(asking(path, token)
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(Json.MAPPER.writeValueAsString(body))));
    }

    private HttpRequest.Builder asking(String path, @Nullable String token) {
        HttpRequest.Builder request = HttpRequest.newBuilder(server.page(path));
        return token == null ? request : request.header("Authorization", "Bearer " + token);
    }

    private JsonNode send(HttpRequest.Builder request) throws IOException, InterruptedException {
        HttpResponse<String> response = http.send(request.build(), BodyHandlers.ofString());
        if (response.statusCode() >= 300)
            throw new IOException(response.request().uri().getPath() + ": " + response.body());
        return Json.MAPPER.readTree(response.body());
    }
}
