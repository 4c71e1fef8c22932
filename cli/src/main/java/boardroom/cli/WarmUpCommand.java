package boardroom.cli;

import boardroom.bots.Bots;
import boardroom.cli.bench.WarmUp;
import boardroom.engine.GameShelf;
import boardroom.engine.Title;
import boardroom.server.BoardroomServer;
import boardroom.server.Limits;
import boardroom.server.ServerConfig;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/**
 * {@code warm-up}: starts a server with nothing in it, plays a little and ends, so that the virtual machine can write
 * down what a start needs ({@code ./boardroom} does this once after a build).
 */
@Command(name = "warm-up", hidden = true, description = "Plays a little on a server of its own and ends.")
final class WarmUpCommand implements Callable<Integer> {
    @Override
    public Integer call() throws IOException, InterruptedException {
        Path data = Files.createTempDirectory("boardroom-warm-up");
        ServerConfig config = ServerConfig.of(data, GameShelf.shipped(), Bots.all())
                .at("127.0.0.1", 0)
                .withTimeScale(0.01)
                .withLimits(Limits.NONE);
        try (BoardroomServer server = BoardroomServer.start(config)) {
            for (Title title : GameShelf.shipped()) WarmUp.play(server.port(), title.id());
        } finally {
            Folders.remove(data);
        }
        return CommandLine.ExitCode.OK;
    }
}
