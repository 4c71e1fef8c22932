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
 * @param access where it listens, and whom it answers
 * @param data the folder of the database
 * @param web a folder with the browser client, for development; {@code null}: the one that ships on the class path
 * @param timeScale clocks and the pauses of bots take this part of their time (tests make it small)
 * @param seeds where the chance of deals and bots comes from
 * @param hooksInside whether webhooks may go to addresses inside this network
 */
public record ServerConfig(
        Access access,
        Path data,
        @Nullable Path web,
        List<Title> titles,
        List<? extends Bot> bots,
        double timeScale,
        LongSupplier seeds,
        Limits limits,
        Patience patience,
        boolean hooksInside) {

    public static ServerConfig of(Path data, List<Title> titles, List<? extends Bot> bots) {
        return new ServerConfig(
                Access.LOCAL, data, null, titles, bots, 1, Secrets::seed, Limits.DEFAULT, Patience.DEFAULT, false);
    }

    public ServerConfig withAccess(Access other) {
        return new ServerConfig(other, data, web, titles, bots, timeScale, seeds, limits, patience, hooksInside);
    }

    public ServerConfig at(String toHost, int toPort) {
        return withAccess(access.at(toHost, toPort));
    }

    public ServerConfig withWeb(@Nullable Path folder) {
        return new ServerConfig(access, data, folder, titles, bots, timeScale, seeds, limits, patience, hooksInside);
    }

    public ServerConfig withTimeScale(double scale) {
        return new ServerConfig(access, data, web, titles, bots, scale, seeds, limits, patience, hooksInside);
    }

    public ServerConfig withSeeds(LongSupplier source) {
        return new ServerConfig(access, data, web, titles, bots, timeScale, source, limits, patience, hooksInside);
    }

    public ServerConfig withLimits(Limits other) {
        return new ServerConfig(access, data, web, titles, bots, timeScale, seeds, other, patience, hooksInside);
    }

    public ServerConfig withPatience(Patience other) {
        return new ServerConfig(access, data, web, titles, bots, timeScale, seeds, limits, other, hooksInside);
    }

    public ServerConfig withHooksInside(boolean allowed) {
        return new ServerConfig(access, data, web, titles, bots, timeScale, seeds, limits, patience, allowed);
    }
}
