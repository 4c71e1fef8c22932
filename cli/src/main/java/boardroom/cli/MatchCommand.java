package boardroom.cli;

import boardroom.bots.Bots;
import boardroom.bots.Share;
import boardroom.bots.Tournament;
import boardroom.engine.Bot;
import boardroom.engine.Game;
import boardroom.engine.Options;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code match}: bots play a game against each other, and who wins how often is told with intervals. */
@Command(
        name = "match",
        description = "Lets bots play a game against each other: seats rotated over the same deals.",
        sortOptions = false)
final class MatchCommand implements Callable<Integer> {
    private static final int MOST_GAMES = 10_000_000;

    @Spec
    private CommandSpec command = CommandSpec.create();

    @Mixin
    private GameChoice choice = new GameChoice();

    @Option(
            names = "--bots",
            split = ",",
            required = true,
            paramLabel = "BOT",
            description =
                    "who plays: a list of random, greedy, beginner, casual, strong, expert, or one character of a level such as strong.kofi; they take turns around the table")
    private List<String> bots = List.of();

    @Option(names = "--games", paramLabel = "N", description = "how many games (${DEFAULT-VALUE})")
    private int games = 500;

    @Option(names = "--seed", paramLabel = "N", description = "the same seed plays the same games (${DEFAULT-VALUE})")
    private long seed = 1;

    @Override
    public Integer call() {
        Tournament tournament = tournament();
        print(tournament, tournament.play(), command.commandLine().getOut());
        return CommandLine.ExitCode.OK;
    }

    private Tournament tournament() {
        if (games < 1 || games > MOST_GAMES)
            throw Misuse.of(command, "--games is from 1 to " + MOST_GAMES + ", not " + games);
        List<Bot> players = new ArrayList<>();
        for (String id : bots) {
            Bot bot = Bots.byId(id);
            if (bot == null)
                throw Misuse.of(command, "There is no bot '" + id + "'; there are: " + String.join(", ", Bots.ids()));
            players.add(bot);
        }
        Game<?, ?> game = choice.open();
        int seats = choice.seats(game, players.size());
        Options options = choice.options(game, seats);
        if (players.size() > seats)
            throw Misuse.of(command, players.size() + " bots for " + seats + " seats are too many");
        return new Tournament(game, players, seats, options, games, seed);
    }

    private static void print(Tournament played, List<Tournament.Score> scores, PrintWriter out) {
        out.printf(
                Locale.ROOT,
                "%s, %d seats, %d games from seed %d; a fair share is %.1f %%%n%n",
                played.game().box().title(),
                played.seats(),
                played.games(),
                played.seed(),
                100.0 / played.seats());
        out.printf("%-12s %8s %9s %8s   %-15s %9s%n", "bot", "games", "wins", "share", "95 % interval", "mean rank");
        for (Tournament.Score score : scores) {
            Share share = score.share();
            out.printf(
                    Locale.ROOT,
                    "%-12s %8d %9.1f %6.1f %%   %5.1f .. %5.1f %% %9.2f%n",
                    score.bot().id(),
                    share.games(),
                    share.wins(),
                    100 * share.share(),
                    100 * share.low(),
                    100 * share.high(),
                    score.meanRank());
        }
        printLost(played.games(), scores, out);
        out.flush();
    }

    /** Games that all have lost together are nobody's win; where that can't happen nothing is said. */
    private static void printLost(int games, List<Tournament.Score> scores, PrintWriter out) {
        double won = 0;
        for (Tournament.Score score : scores) won += score.share().wins();
        Share lost = Share.of(Math.rint(games - won), games);
        if (lost.wins() > 0)
            out.printf(
                    Locale.ROOT,
                    "%n%.0f games were won by nobody: %.1f %% (%.1f .. %.1f %%)%n",
                    lost.wins(),
                    100 * lost.share(),
                    100 * lost.low(),
                    100 * lost.high());
    }
}
