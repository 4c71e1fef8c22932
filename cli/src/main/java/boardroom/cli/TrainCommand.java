package boardroom.cli;

import boardroom.bots.Level;
import boardroom.bots.Persona;
import boardroom.bots.SearchBot;
import boardroom.bots.Share;
import boardroom.bots.training.Deadline;
import boardroom.bots.training.Found;
import boardroom.bots.training.PriorSearch;
import boardroom.bots.training.QuickBot;
import boardroom.bots.training.SenseFile;
import boardroom.bots.training.Strength;
import boardroom.bots.training.Training;
import boardroom.bots.training.Variants;
import boardroom.engine.Bot;
import boardroom.engine.Features;
import boardroom.engine.Game;
import boardroom.engine.Title;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code train}: bots find out by playing against themselves what counts in a game. */
@Command(
        name = "train",
        description = "Lets bots find the weights of a game's evaluation by playing against themselves.",
        sortOptions = false)
final class TrainCommand implements Callable<Integer> {
    private static final int MOST_GAMES = 10_000_000;
    private static final int MOST_ROUNDS = 20;
    private static final int MOST_MINUTES = 10_000;

    /** Whoever thinks ahead in later rounds: quickly, for there are many games to play. */
    private static final Bot QUICK = new QuickBot(new SearchBot(new Persona("", "", Level.EXPERT, "")), 32);

    @Spec
    private CommandSpec command = CommandSpec.create();

    @Parameters(paramLabel = "GAME", description = "which game, by its id (esop-wars)")
    private String game = "";

    @Option(names = "--games", paramLabel = "N", description = "how many games are played (${DEFAULT-VALUE})")
    private int games = 6_000;

    @Option(
            names = "--rounds",
            paramLabel = "N",
            description = "in how many rounds; from the second on some players think by what was found"
                    + " (${DEFAULT-VALUE})")
    private int rounds = 3;

    @Option(names = "--seed", paramLabel = "N", description = "the same seed plays the same games (${DEFAULT-VALUE})")
    private long seed = 1;

    @Option(
            names = "--priors",
            description = "search better numbers for what looks good at a glance first, with as many games again")
    private boolean priors;

    @Option(names = "--minutes", paramLabel = "N", description = "stop playing after so many minutes")
    private @Nullable Integer minutes;

    @Option(names = "--write", description = "write what was found to the game's sense.json, if it is confirmed")
    private boolean write;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = command.commandLine().getOut();
        Training.Plan plan = plan();
        Title title = GameChoice.title(command, game);
        Variants variants = variants(title, file(title), out);
        Game<?, ?> opened = variants.game();
        if (opened.features() == null)
            throw Misuse.of(command, opened.box().title() + " names no features, so there is nothing to learn");
        if (priors) variants = withBetterPriors(variants, plan, out);
        try {
            learn(variants, plan, out);
            return CommandLine.ExitCode.OK;
        } catch (Training.TooFewGames why) {
            command.commandLine().getErr().println("boardroom: " + why.getMessage());
            return CommandLine.ExitCode.SOFTWARE;
        }
    }

    /** What is found here is kept only if it is confirmed; the evaluation is learnt from games by it. */
    private Variants withBetterPriors(Variants variants, Training.Plan plan, PrintWriter out) throws IOException {
        say(out, variants.game().box().title() + ": numbers of what looks good at a glance");
        PriorSearch.Better better = new PriorSearch(variants, plan, line -> say(out, line)).find();
        better.changes().forEach(out::println);
        for (Strength strength : better.strength())
            print(strength, "whoever plays at a glance by the new numbers", out);
        if (!better.isConfirmed()) {
            say(out, "That is not clearly better than the old numbers: they stay.");
            return variants;
        }
        if (write) {
            better.file().write();
            say(out, "Written to " + better.file().path() + ".");
        }
        return Variants.of(variants.title(), better.file());
    }

    private void learn(Variants variants, Training.Plan plan, PrintWriter out) throws IOException {
        Game<?, ?> opened = variants.game();
        Features<?> features = Objects.requireNonNull(opened.features());
        say(
                out,
                String.format(
                        Locale.ROOT,
                        "%s: %d features, %d stages, %d games from seed %d",
                        opened.box().title(),
                        features.names().size(),
                        features.stages(),
                        games,
                        seed));
        Found found = new Training(plan, variants.searcher(QUICK), line -> say(out, line)).find(opened);
        print(found, out);
        if (write) write(variants.file(), found, out);
        out.flush();
    }

    private Training.Plan plan() {
        if (games < Training.LEAST_GAMES || games > MOST_GAMES)
            throw Misuse.of(
                    command, "--games is from " + Training.LEAST_GAMES + " to " + MOST_GAMES + ", not " + games);
        if (rounds < 1 || rounds > MOST_ROUNDS)
            throw Misuse.of(command, "--rounds is from 1 to " + MOST_ROUNDS + ", not " + rounds);
        if (minutes != null && (minutes < 1 || minutes > MOST_MINUTES))
            throw Misuse.of(command, "--minutes is from 1 to " + MOST_MINUTES + ", not " + minutes);
        Deadline deadline = minutes == null ? Deadline.NEVER : Deadline.in(Duration.ofMinutes(minutes));
        return new Training.Plan(games, rounds, seed, deadline);
    }

    /** The file among the sources, so that what was found belongs to the next build. */
    private SenseFile file(Title title) throws IOException {
        Path path = Home.path().resolve("games/src/main/resources/boxes/" + title.id() + "/sense.json");
        if (!Files.exists(path))
            throw Misuse.of(command, "'" + title.id() + "' has no weights to train: there is no " + path);
        return SenseFile.read(path);
    }

    /** Plays by what stands in the file now; weights of other features than it now has are as good as none. */
    private static Variants variants(Title title, SenseFile file, PrintWriter out) {
        try {
            return Variants.of(title, file);
        } catch (IllegalStateException other) {
            Variants untrained = Variants.of(title, file.untrained());
            say(out, "The weights in " + file.path() + " are of other features: training begins anew.");
            return untrained;
        }
    }

    private static void print(Found found, PrintWriter out) {
        out.printf("%nHow much one standard deviation of a feature speaks for winning, by stage:%n%n");
        found.table().forEach(out::println);
        out.printf(
                "%nValues and winning at a quarter, half and three quarters of games not learnt from: %s, before %s%n",
                Found.figures(found.after()), Found.figures(found.before()));
        for (Strength strength : found.strength()) print(strength, "a searcher by the new weights", out);
    }

    private static void print(Strength strength, String who, PrintWriter out) {
        Share share = strength.share();
        out.printf(
                Locale.ROOT,
                "%d seats: %s wins %.1f %% (%.1f .. %.1f %%) of %d games against the old, fair is %.1f %%%n",
                strength.seats(),
                who,
                100 * share.share(),
                100 * share.low(),
                100 * share.high(),
                share.games(),
                100 * strength.fair());
    }

    private void write(SenseFile file, Found found, PrintWriter out) throws IOException {
        if (!found.isConfirmed()) {
            out.println("The new weights are worse than the old ones: nothing was written.");
            return;
        }
        file.with(found.learned(line())).write();
        out.println("Written to " + file.path() + "; the next build plays by it.");
    }

    /** The command that finds the same again. */
    private String line() {
        return String.format(
                "./boardroom train %s --games %d --rounds %d --seed %d%s%s",
                game, games, rounds, seed, priors ? " --priors" : "", minutes == null ? "" : " --minutes " + minutes);
    }

    private static void say(PrintWriter out, String line) {
        out.println(line);
        out.flush();
    }
}
