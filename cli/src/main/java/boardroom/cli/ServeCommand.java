package boardroom.cli;

import boardroom.bots.Bots;
import boardroom.engine.GameShelf;
import boardroom.server.Access;
import boardroom.server.BoardroomServer;
import boardroom.server.Limits;
import boardroom.server.MetricsAt;
import boardroom.server.Patience;
import boardroom.server.ServerConfig;
import boardroom.server.store.StoreFailure;
import boardroom.server.web.Network;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code serve}: opens the house and keeps it open until it is told to stop. */
@Command(
        name = "serve",
        description = "Starts the server and prints its address; Ctrl-C stops it.",
        sortOptions = false)
final class ServeCommand implements Callable<Integer> {
    private static final int LAST_PORT = 65535;
    private static final Pattern ADDRESS = Pattern.compile("(?<host>[^:]+|\\[[^]]+]):(?<port>\\d{1,5})");

    @Spec
    private CommandSpec command = CommandSpec.create();

    @Option(names = "--port", paramLabel = "N", description = "where it listens (${DEFAULT-VALUE})")
    private int port = 7070;

    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            description =
                    "for whom it listens: 127.0.0.1 is this machine alone (${DEFAULT-VALUE}, everybody who can reach it)")
    private String host = "0.0.0.0";

    @Option(names = "--data", paramLabel = "DIR", description = "where the games are kept (data, beside ./boardroom)")
    private @Nullable Path data;

    @Option(
            names = "--host-grace",
            paramLabel = "SECONDS",
            description = "how long a host may be gone before somebody else hosts the table (${DEFAULT-VALUE})")
    private long hostGrace = Patience.DEFAULT.host().toSeconds();

    @Option(
            names = "--keep-unstarted",
            paramLabel = "HOURS",
            description =
                    "tables that were never started are kept so long after somebody was at them (${DEFAULT-VALUE})")
    private long keepUnstarted = Patience.DEFAULT.unstarted().toHours();

    @Option(
            names = "--keep-unfinished",
            paramLabel = "DAYS",
            description = "the same for games that are not over (${DEFAULT-VALUE})")
    private long keepUnfinished = Patience.DEFAULT.unfinished().toDays();

    @Option(
            names = "--keep-finished",
            paramLabel = "DAYS",
            description = "the same for games that are over (${DEFAULT-VALUE})")
    private long keepFinished = Patience.DEFAULT.finished().toDays();

    @Option(names = "--behind-proxy", description = "a proxy stands in front and tells the addresses of clients")
    private boolean behindProxy;

    @Option(
            names = "--name",
            paramLabel = "HOST",
            split = ",",
            description =
                    "a name the house answers to, as in play.example.org; addresses and names of this network it always answers to (behind a proxy, any name unless told)")
    private Set<String> names = Set.of();

    @Option(
            names = "--metrics",
            paramLabel = "WHERE",
            description =
                    "who sees /metrics: 'local' is this machine alone (the default), 'off' nobody, HOST:PORT whoever reaches that address")
    private String metrics = "local";

    @Option(
            names = "--webhooks-inside",
            description = "webhooks may also go to addresses inside this machine and this network")
    private boolean webhooksInside;

    @Option(names = "--examples", description = "the games to learn from stand on the shelf, too")
    private boolean examples;

    @Option(
            names = "--time-scale",
            paramLabel = "X",
            hidden = true,
            description = "clocks and pauses take this part of their time, for tests")
    private double timeScale = 1;

    @Option(names = "--no-limits", hidden = true, description = "no limits on messages and tables, for load tests")
    private boolean noLimits;

    @Override
    public Integer call() throws InterruptedException {
        ServerConfig config = config();
        PrintWriter out = command.commandLine().getOut();
        try (BoardroomServer server = BoardroomServer.start(config)) {
            CountDownLatch closed = closeWhenTold(server);
            out.println("Boardroom is open: http://localhost:" + server.port());
            for (String address : Network.addresses(host))
                out.println("In your network:   http://" + address + ":" + server.port());
            out.println("Ctrl-C closes it; every game goes on at the next start.");
            out.flush();
            closed.await();
            return CommandLine.ExitCode.OK;
        } catch (StoreFailure failure) {
            command.commandLine().getErr().println("boardroom: " + failure.getMessage());
            return CommandLine.ExitCode.SOFTWARE;
        }
    }

    private ServerConfig config() {
        if (port < 0 || port > LAST_PORT) throw Misuse.of(command, "--port is from 0 (any) to 65535, not " + port);
        if (!(timeScale > 0)) throw Misuse.of(command, "--time-scale is more than 0, not " + timeScale);
        Path folder = data == null ? Home.path().resolve("data") : data;
        if (Files.exists(folder) && !Files.isDirectory(folder)) throw Misuse.of(command, folder + " is not a folder");
        try (ServerSocket free = new ServerSocket()) {
            free.setReuseAddress(true);
            free.bind(new InetSocketAddress(InetAddress.getByName(host), port));
        } catch (UnknownHostException e) {
            throw Misuse.of(command, "There is no address '" + host + "'");
        } catch (IOException e) {
            throw Misuse.of(
                    command,
                    "Nothing can listen at " + host + ":" + port + " (" + e.getMessage() + "); try another --port");
        }
        return ServerConfig.of(folder, examples ? GameShelf.all() : GameShelf.shipped(), Bots.all())
                .withAccess(new Access(host, port, behindProxy, names, metricsAt()))
                .withTimeScale(timeScale)
                .withLimits(noLimits ? Limits.NONE : Limits.DEFAULT)
                .withPatience(patience())
                .withHooksInside(webhooksInside);
    }

    private MetricsAt metricsAt() {
        if (metrics.equals("local")) return new MetricsAt.ThisMachine();
        if (metrics.equals("off")) return new MetricsAt.Nowhere();
        Matcher address = ADDRESS.matcher(metrics);
        if (!address.matches() || Integer.parseInt(address.group("port")) > LAST_PORT)
            throw Misuse.of(command, "--metrics is 'local', 'off' or HOST:PORT, not '" + metrics + "'");
        return new MetricsAt.Elsewhere(address.group("host"), Integer.parseInt(address.group("port")));
    }

    private Patience patience() {
        long shortest = Math.min(Math.min(hostGrace, keepUnstarted), Math.min(keepUnfinished, keepFinished));
        if (shortest < 1) throw Misuse.of(command, "--host-grace and --keep-... are at least 1, not " + shortest);
        return Patience.of(
                Duration.ofSeconds(hostGrace),
                Duration.ofHours(keepUnstarted),
                Duration.ofDays(keepUnfinished),
                Duration.ofDays(keepFinished));
    }

    /** Closes the house in order when the process is asked to end; the latch opens then. */
    private static CountDownLatch closeWhenTold(BoardroomServer server) {
        CountDownLatch closed = new CountDownLatch(1);
        Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().name("closing").unstarted(() -> {
            server.close();
            closed.countDown();
        }));
        return closed;
    }
}
