package boardroom.server.web;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** The files of the browser client, from the class path or, for development, from a folder. */
final class Client {
    private static final Map<String, String> TYPES = Map.ofEntries(
            Map.entry("html", "text/html; charset=utf-8"),
            Map.entry("js", "text/javascript; charset=utf-8"),
            Map.entry("css", "text/css; charset=utf-8"),
            Map.entry("json", "application/json"),
            Map.entry("webmanifest", "application/manifest+json"),
            Map.entry("svg", "image/svg+xml"),
            Map.entry("png", "image/png"),
            Map.entry("jpg", "image/jpeg"),
            Map.entry("webp", "image/webp"),
            Map.entry("ico", "image/x-icon"),
            Map.entry("woff2", "font/woff2"),
            Map.entry("txt", "text/plain; charset=utf-8"));

    /** Names of files there are no more than this long. */
    private static final int LONGEST_PATH = 200;

    private final @Nullable Path folder;
    private final Map<String, Asset> assets = new ConcurrentHashMap<>();

    Client(@Nullable Path folder) {
        this.folder = folder;
    }

    /** Sends a file, or the page itself for the client's own routes; {@code false}: there is no such thing. */
    boolean send(Context ctx) {
        Asset asset = find(ctx.path());
        if (asset == null) return false;
        asset.send(ctx);
        return true;
    }

    private @Nullable Asset find(String path) {
        if (path.length() > LONGEST_PATH || !path.matches("/|(/[A-Za-z0-9._~-]+)+/?") || path.contains(".."))
            return null;
        String file = path.substring(path.lastIndexOf('/') + 1).contains(".") ? path : "/index.html";
        Asset known = folder == null ? assets.get(file) : null;
        if (known != null) return known;
        byte[] bytes = read(file);
        if (bytes == null) return null;
        String ending = file.substring(file.lastIndexOf('.') + 1);
        String type = TYPES.getOrDefault(ending, "application/octet-stream");
        Asset asset = new Asset(bytes, type, folder == null && file.startsWith("/assets/"));
        if (folder == null) assets.put(file, asset);
        return asset;
    }

    private byte @Nullable [] read(String file) {
        try {
            if (folder != null) {
                Path path = folder.resolve(file.substring(1)).normalize();
                return path.startsWith(folder.normalize()) && Files.isRegularFile(path)
                        ? Files.readAllBytes(path)
                        : null;
            }
            try (InputStream in = Client.class.getResourceAsStream("/web" + file)) {
                return in == null ? null : in.readAllBytes();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(file, e);
        }
    }
}
