package boardroom.server;

import boardroom.engine.Bot;
import boardroom.engine.Title;
import boardroom.server.house.Secrets;
import java.nio.file.Path;
import java.util.List;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * How a server is to run.
 *
 * @param port 0: any that is free
 * @param data the folder of the database
 * @param web a folder with the browser client, for development; {@code null}: the one that ships on the class path
 * @param timeScale clocks and the pauses of bots take this part of their time (tests make it small)
 * @param seeds where the chance of deals and bots comes from
 * @param behindProxy whether a proxy stands in front and tells the address of the client
 */
public record ServerConfig(
        String host,
        int port,
        Path data,
        @Nullable Path web,
        List<Title> titles,
        List<? extends Bot> bots,
        double timeScale,
        LongSupplier seeds,
        Limits limits,
        Patience patience,
        boolean behindProxy) {

    public static ServerConfig of(Path data, List<Title> titles, List<? extends Bot> bots) {
        return new ServerConfig(
                "127.0.0.1", 7070, data, null, titles, bots, 1, Secrets::seed, Limits.DEFAULT, Patience.DEFAULT, false);
    }

    public ServerConfig at(String toHost, int toPort) {
        return new ServerConfig(
                toHost, toPort, data, web, titles, bots, timeScale, seeds, limits, patience, behindProxy);
    }

    public ServerConfig withWeb(@Nullable Path folder) {
        return new ServerConfig(
                host, port, data, folder, titles, bots, timeScale, seeds, limits, patience, behindProxy);
    }

    public ServerConfig withTimeScale(double scale) {
        return new ServerConfig(host, port, data, web, titles, bots, scale, seeds, limits, patience, behindProxy);
    }

    public ServerConfig withSeeds(LongSupplier source) {
        return new ServerConfig(host, port, data, web, titles, bots, timeScale, source, limits, patience, behindProxy);
    }

    public ServerConfig withLimits(Limits other) {
        return new ServerConfig(host, port, data, web, titles, bots, timeScale, seeds, other, patience, behindProxy);
    }

    public ServerConfig withPatience(Patience other) {
        return new ServerConfig(host, port, data, web, titles, bots, timeScale, seeds, limits, other, behindProxy);
    }

    public ServerConfig behindProxy(boolean proxy) {
        return new ServerConfig(host, port, data, web, titles, bots, timeScale, seeds, limits, patience, proxy);
    }
}
