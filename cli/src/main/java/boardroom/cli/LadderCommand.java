package boardroom.cli;

import boardroom.bots.Bots;
import boardroom.bots.Level;
import boardroom.bots.ladder.Arena;
import boardroom.bots.ladder.Check;
import boardroom.bots.ladder.Claims;
import boardroom.bots.ladder.Entrant;
import boardroom.bots.ladder.Ladder;
import boardroom.bots.ladder.Played;
import boardroom.cli.ladder.LadderPage;
import boardroom.cli.ladder.LadderPicture;
import boardroom.cli.ladder.LadderReport;
import boardroom.cli.ladder.OutsideGames;
import boardroom.engine.Box;
import boardroom.engine.Game;
import boardroom.engine.Title;
import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code ladder}: how strong the bots are in a game, with controls that say whether to believe it. */
@Command(
        name = "ladder",
        description = "Rates bots: everybody against everybody, seats rotated over the same deals, with intervals.",
        sortOptions = false)
final class LadderCommand implements Callable<Integer> {
    private static final int MOST_GAMES = 1_000_000;
    private static final int MOST_MINUTES = 10_000;
    private static final int MOST_SECONDS = 100_000;
    private static final long TELL_EVERY = Duration.ofSeconds(10).toNanos();

    @Spec
    private CommandSpec command = CommandSpec.create();

    @Parameters(paramLabel = "GAME", description = "which game, by its id (esop-wars)")
    private String game = "";

    @Option(
            names = "--bots",
            split = ",",
            paramLabel = "BOT",
            description = "who plays: levels, bots of the house, search-N for N iterations (${DEFAULT-VALUE})")
    private List<String> bots = Entrant.USUAL;

    @Option(
            names = "--seats",
            split = ",",
            paramLabel = "N",
            description = "tables of how many seats; max is a full one (${DEFAULT-VALUE})")
    private List<String> seats = List.of("2", "max");

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "games of each against each, rounded up to whole deals (${DEFAULT-VALUE})")
    private int games = 200;

    @Option(
            names = "--minutes",
            paramLabel = "M",
            description = "after so many no further deal is begun; slow pairs play fewer (${DEFAULT-VALUE})")
    private int minutes = 60;

    @Option(names = "--seed", paramLabel = "N", description = "the same seed plays the same games (${DEFAULT-VALUE})")
    private long seed = 1;

    @Option(
            names = "--outside",
            paramLabel = "COMMAND",
            description =
                    "a program that plays over the wire; run for each game with BOARDROOM_URL, _GAME, _TABLE, _CODE and _SEAT in its environment; may be repeated")
    private List<String> outside = List.of();

    @Option(
            names = "--patience",
            paramLabel = "SECONDS",
            description = "a game of an outside program that takes longer is lost for it (${DEFAULT-VALUE})")
    private int patience = 300;

    @Option(names = "--write", description = "renew the section of this game in docs/bots.md, and its picture")
    private boolean write;

    private long told = System.nanoTime();

    @Override
    public Integer call() throws IOException, InterruptedException {
        Title title = GameChoice.title(command, game);
        Game<?, ?> opened = title.open();
        Ladder ladder = new Ladder(entrants(), seats(opened.box()), Claims.of(game), seed);
        demandSense();
        LadderPage page = new LadderPage(Home.path().resolve("docs"));
        if (write && !page.isThere())
            throw Misuse.of(command, "There is no page docs/bots.md that --write could renew");
        Duration time = Duration.ofMinutes(minutes).dividedBy(outside.isEmpty() ? 1 : 2);
        List<Played> played = new ArrayList<>(new Arena(opened, games, time).play(ladder, this::tell));
        List<String> remarks = new ArrayList<>();
        if (played.size() < ladder.bouts().size())
            remarks.add(ladder.bouts().size() - played.size() + " pairings were not played: the time was over.");
        if (!outside.isEmpty()) playOutside(title, ladder, time, played, remarks);
        Ladder.Standings standings = ladder.standings(played);
        LadderReport report = new LadderReport(commandLine(), seed, standings, remarks);
        PrintWriter out = command.commandLine().getOut();
        out.print(report);
        out.flush();
        String name = opened.box().title();
        if (write) page.renew(game, name, report.toString(), new LadderPicture(name, standings.ratings()).toString());
        return verdict(standings);
    }

    private void demandSense() {
        if (games < 1 || games > MOST_GAMES)
            throw Misuse.of(command, "--games is from 1 to " + MOST_GAMES + ", not " + games);
        if (minutes < 1 || minutes > MOST_MINUTES)
            throw Misuse.of(command, "--minutes is from 1 to " + MOST_MINUTES + ", not " + minutes);
        if (patience < 1 || patience > MOST_SECONDS)
            throw Misuse.of(command, "--patience is from 1 to " + MOST_SECONDS + ", not " + patience);
    }

    private List<Entrant> entrants() {
        List<Entrant> entrants = new ArrayList<>();
        for (String id : bots) {
            Entrant entrant = Entrant.named(id);
            if (entrant == null)
                throw Misuse.of(command, "There is no bot '" + id + "'; there are: " + String.join(", ", known()));
            if (entrants.contains(entrant) || bots.indexOf(id) != bots.lastIndexOf(id))
                throw Misuse.of(command, "'" + id + "' can enter only once");
            entrants.add(entrant);
        }
        if (entrants.size() < 2) throw Misuse.of(command, "A ladder needs two bots at least");
        return entrants;
    }

    private static List<String> known() {
        return Stream.of(Bots.ids().stream(), Arrays.stream(Level.values()).map(Level::id), Stream.of("search-N"))
                .flatMap(ids -> ids)
                .distinct()
                .toList();
    }

    private List<Integer> seats(Box box) {
        List<Integer> counts = new ArrayList<>();
        int fewest = Math.max(2, box.seats().min());
        for (String text : seats) {
            int count = text.equals("max") ? box.seats().max() : text.matches("\\d{1,2}") ? Integer.parseInt(text) : 0;
            if (count < fewest || count > box.seats().max())
                throw Misuse.of(
                        command,
                        "%s is played by bots at tables of %d to %d seats (or max), not '%s'"
                                .formatted(box.title(), fewest, box.seats().max(), text));
            counts.add(count);
        }
        return counts;
    }

    /** Programs from outside play after the house, half of the time. */
    private void playOutside(Title title, Ladder ladder, Duration time, List<Played> played, List<String> remarks)
            throws IOException, InterruptedException {
        try (OutsideGames tables = new OutsideGames(title, ladder.entrants(), seed, Duration.ofSeconds(patience))) {
            for (int i = 0; i < outside.size(); i++) {
                String id = i == 0 ? "outside" : "outside-" + (i + 1);
                remarks.add("'%s' is the program `%s`, over the wire.".formatted(id, outside.get(i)));
                played.addAll(tables.play(id, outside.get(i), ladder.seats(), games, time.dividedBy(outside.size())));
            }
            if (!tables.failures().isEmpty())
                remarks.add("%d games were lost by a failure of the program. The first: %s"
                        .formatted(tables.failures().size(), tables.failures().getFirst()));
        }
    }

    private void tell(int deals, int ofDeals, Duration left) {
        long now = System.nanoTime();
        if (deals < ofDeals && now - told < TELL_EVERY) return;
        told = now;
        PrintWriter err = command.commandLine().getErr();
        err.printf(Locale.ROOT, "boardroom: %s: %d of %d deals, about %s left%n", game, deals, ofDeals, time(left));
        err.flush();
    }

    private static String time(Duration left) {
        return left.toMinutes() > 1 ? left.toMinutes() + " minutes" : left.toSeconds() + " seconds";
    }

    /** As it was typed, so that it can be typed again. */
    private String commandLine() {
        return command.commandLine().getParseResult().originalArgs().stream()
                .map(word -> word.contains(" ") ? "\"" + word + "\"" : word)
                .collect(Collectors.joining(" ", "./boardroom ", ""));
    }

    private int verdict(Ladder.Standings standings) {
        if (standings.holds()) return CommandLine.ExitCode.OK;
        PrintWriter err = command.commandLine().getErr();
        for (Check control : standings.controls())
            if (control.fails())
                err.printf(
                        "boardroom: This ladder of %s can't be believed, a control fails: %s: %s.%n",
                        game, control.what(), control.figures());
        err.flush();
        return CommandLine.ExitCode.SOFTWARE;
    }
}
