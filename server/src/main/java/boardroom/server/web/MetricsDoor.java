package boardroom.server.web;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;

/** The figures of the house at an address of their own. */
final class MetricsDoor implements AutoCloseable {
    private final HttpServer server;

    MetricsDoor(String host, int port, Metrics metrics) {
        try {
            server = HttpServer.create(new InetSocketAddress(host, port), 0);
        } catch (IOException e) {
            throw new UncheckedIOException("no figures can be shown at " + host + ":" + port, e);
        }
        server.createContext("/metrics", exchange -> {
            try (exchange) {
                byte[] figures = metrics.scrape().getBytes(StandardCharsets.UTF_8);
                exchange.getResponseHeaders().set("Content-Type", Metrics.CONTENT_TYPE);
                exchange.sendResponseHeaders(200, figures.length);
                exchange.getResponseBody().write(figures);
            }
        });
        server.start();
    }

    int port() {
        return server.getAddress().getPort();
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
