package boardroom.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code replay}: a whole game in words. */
@Command(
        name = "replay",
        description = {
            "Tells a game from its file: who played, what happened round by round, how it ended.",
            "Exit code 0: told to its end; 1: no further than it says; 2: there is no file that could be read."
        },
        sortOptions = false)
final class ReplayCommand implements Callable<Integer> {
    @Mixin
    private GameFileChoice choice = new GameFileChoice();

    @Override
    public Integer call() {
        return choice.tell((file, out) -> new Retold(file, out).tell(GameFileChoice.catalogue()));
    }
}
