package boardroom.cli.bench;

import java.net.URI;

/** Where a server listens; always on loopback, so that no load ever leaves this machine. */
public record Address(int port) {
    public URI page(String path) {
        return URI.create("http://127.0.0.1:" + port + path);
    }

    public URI socket() {
        return URI.create("ws://127.0.0.1:" + port + "/ws");
    }
}
