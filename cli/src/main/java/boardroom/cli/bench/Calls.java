package boardroom.cli.bench;

import boardroom.engine.Json;
import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.zip.GZIPInputStream;
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
        // What is packed comes packed, as to a page.
        HttpResponse<InputStream> response =
                http.send(request.header("Accept-Encoding", "gzip").build(), BodyHandlers.ofInputStream());
        boolean packed =
                response.headers().firstValue("Content-Encoding").orElse("").equals("gzip");
        try (InputStream sent = response.body();
                InputStream body = packed ? new GZIPInputStream(sent) : sent) {
            if (response.statusCode() >= 300)
                throw new IOException(response.request().uri().getPath() + ": "
                        + new String(body.readAllBytes(), StandardCharsets.UTF_8));
            return Json.MAPPER.readTree(body);
        }
    }
}
