package boardroom.server;

import boardroom.bots.Bots;
import boardroom.server.tiny.TinyBids;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/** A server for tests: any port, the tiny game, time that flies. */
public final class TestServer {
    private TestServer() {}

    public static ServerConfig config(Path data) {
        AtomicLong seeds = new AtomicLong(1);
        return ServerConfig.of(data, List.of(TinyBids.TITLE), Bots.all())
                .at("127.0.0.1", 0)
                .withSeeds(seeds::getAndIncrement);
    }
}
