package boardroom.server;

import boardroom.bots.Bots;
import boardroom.engine.Bot;
import boardroom.engine.Title;
import boardroom.server.store.CommitWatch;
import boardroom.server.store.SqliteStore;
import boardroom.server.tiny.TinyBids;
import boardroom.server.web.Metrics;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/** A server for tests: any port, the tiny game, time that flies. */
public final class TestServer {
    private TestServer() {}

    public static ServerConfig config(Path data) {
        return config(data, List.of(TinyBids.TITLE));
    }

    public static ServerConfig config(Path data, List<Title> titles) {
        return config(data, titles, Bots.all());
    }

    private static ServerConfig config(Path data, List<Title> titles, List<Bot> bots) {
        AtomicLong seeds = new AtomicLong(1);
        return ServerConfig.of(data, titles, bots).at("127.0.0.1", 0).withSeeds(seeds::getAndIncrement);
    }

    /** A server with these games whose time passes only when the test says so. */
    static BoardroomServer start(Path data, List<Title> titles, HandTime time) {
        return start(data, titles, Bots.all(), time);
    }

    /** The same with these bots. */
    static BoardroomServer start(Path data, List<Title> titles, List<Bot> bots, HandTime time) {
        ServerConfig config = config(data, titles, bots);
        return new BoardroomServer(config, new SqliteStore(data, CommitWatch.NONE), new Metrics(), time);
    }

    /** The same in a house that never finds anybody too fast. */
    static BoardroomServer patient(Path data, List<Title> titles, HandTime time) {
        ServerConfig config = config(data, titles).withLimits(Limits.NONE);
        return new BoardroomServer(config, new SqliteStore(data, CommitWatch.NONE), new Metrics(), time);
    }
}
