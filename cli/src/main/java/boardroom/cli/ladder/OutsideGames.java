package boardroom.cli.ladder;

import boardroom.bots.ladder.Entrant;
import boardroom.bots.ladder.Outcome;
import boardroom.bots.ladder.Played;
import boardroom.cli.Folders;
import boardroom.cli.bench.Address;
import boardroom.cli.bench.Player;
import boardroom.engine.Box;
import boardroom.engine.Option;
import boardroom.engine.Options;
import boardroom.engine.Rng;
import boardroom.engine.Seats;
import boardroom.engine.Title;
import boardroom.server.BoardroomServer;
import boardroom.server.Limits;
import boardroom.server.ServerConfig;
import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import tools.jackson.databind.JsonNode;

/**
 * A program from outside plays against bots of the house: at tables of a real server, over the wire, one game after the
 * other, from every seat of the same deals as all others on the ladder.
 */
public final class OutsideGames implements AutoCloseable {
    private static final String PACE = "pace";

    /** Pauses of bots are for people; where clocks can't be turned off they keep a good part of their time. */
    private static final double UNTIMED_SCALE = 0.01;

    private static final double TIMED_SCALE = 0.25;

    private final Box box;
    private final List<Entrant> house;
    private final long seed;
    private final Duration patience;
    private final Path data;
    private final Map<String, Object> options;
    private final AtomicLong deal = new AtomicLong();
    private final BoardroomServer server;
    private final HttpClient http = HttpClient.newHttpClient();
    private final Player host;
    private final List<String> failures = new ArrayList<>();

    /** @param patience a game that takes longer is lost for the program */
    public OutsideGames(Title title, List<Entrant> house, long seed, Duration patience)
            throws IOException, InterruptedException {
        this.box = title.open().box();
        this.house = List.copyOf(house);
        this.seed = seed;
        this.patience = patience;
        this.data = Files.createTempDirectory("boardroom-ladder");
        this.options = withoutClocks(box);
        this.server = BoardroomServer.start(ServerConfig.of(
                        data, List.of(title), house.stream().map(Entrant::bot).toList())
                .at("127.0.0.1", 0)
                .withSeeds(deal::get)
                .withTimeScale(options.isEmpty() ? TIMED_SCALE : UNTIMED_SCALE)
                .withLimits(Limits.NONE));
        this.host = new Player(http, new Address(server.port()), "Ladder").connect();
    }

    /** The option that turns all clocks off; none, if the box has no such pace. */
    static Map<String, Object> withoutClocks(Box box) {
        for (Option option : box.options())
            if (option.id().equals(PACE) && option.values() != null)
                for (Object value : option.values())
                    if (Options.of(box, Map.of(PACE, value)).clockPercent(box) == 0) return Map.of(PACE, value);
        return Map.of();
    }

    /** Plays whole deals against every entrant in turn, until there are so many games or the time is over. */
    public List<Played> play(String id, String program, List<Integer> seats, int games, Duration limit)
            throws IOException, InterruptedException {
        long end = System.nanoTime() + limit.toNanos();
        List<Played> played = new ArrayList<>();
        for (int count : seats) for (Entrant other : house) played.add(new Played(id, other.id(), count, List.of()));
        for (int number = 0; System.nanoTime() < end; number++) {
            int index = number;
            if (played.stream().allMatch(bout -> index * bout.seats() >= games)) break;
            for (int bout = 0; bout < played.size() && System.nanoTime() < end; bout++)
                if (number * played.get(bout).seats() < games)
                    played.set(bout, withDeal(played.get(bout), number, program));
        }
        return played.stream().filter(bout -> !bout.games().isEmpty()).toList();
    }

    /** What went wrong with the program, a sentence for each game it lost by that. */
    public List<String> failures() {
        return List.copyOf(failures);
    }

    private Played withDeal(Played bout, int number, String program) throws IOException, InterruptedException {
        deal.set(Rng.stream(seed, "deal " + number).nextLong());
        String bot = house.stream()
                .filter(entrant -> entrant.id().equals(bout.others()))
                .findFirst()
                .orElseThrow()
                .bot()
                .id();
        List<Outcome> games = new ArrayList<>(bout.games());
        for (int seat = 0; seat < bout.seats(); seat++) {
            int own = seat;
            List<String> seated = IntStream.range(0, bout.seats())
                    .mapToObj(chair -> chair == own ? bout.one() : bout.others())
                    .toList();
            games.add(game(number, seated, own, bot, program));
        }
        return new Played(bout.one(), bout.others(), bout.seats(), games);
    }

    private Outcome game(int number, List<String> seated, int own, String bot, String program)
            throws IOException, InterruptedException {
        JsonNode table = host.createTable(Map.of("game", box.id(), "seats", seated.size(), "options", options));
        host.turnTo(table.path("id").stringValue(), () -> {});
        demand(host.ask("open", Map.of()).join());
        demand(host.ask("stand", Map.of()).join());
        for (int seat = 0; seat < seated.size(); seat++)
            if (seat != own)
                demand(host.ask("seat-bot", Map.of("seat", seat, "bot", bot)).join());
        String failure;
        try (OutsideProgram running = OutsideProgram.start(
                program,
                Map.of(
                        "BOARDROOM_URL", new Address(server.port()).page("").toString(),
                        "BOARDROOM_GAME", box.id(),
                        "BOARDROOM_TABLE", table.path("id").stringValue(),
                        "BOARDROOM_CODE", table.path("code").stringValue(),
                        "BOARDROOM_SEAT", String.valueOf(own)))) {
            failure = awaitEnd(running);
        }
        JsonNode result = host.result();
        demand(host.ask("close", Map.of()).join());
        if (result != null) return outcome(number, seated, result);
        failures.add("%s against %s on seat %d of deal %d: %s, so it has lost."
                .formatted(seated.get(own), bot, own, number, failure));
        List<Integer> ranks = IntStream.range(0, seated.size())
                .mapToObj(seat -> seat == own ? seated.size() : 1)
                .toList();
        return new Outcome(number, seated, ranks, Seats.all(seated.size()).without(own));
    }

    /** Starts the game once the program sits, and waits for its end; what went wrong, if that does not come. */
    private String awaitEnd(OutsideProgram running) throws InterruptedException {
        long end = System.nanoTime() + patience.toNanos();
        boolean started = false;
        while (host.result() == null) {
            if (System.nanoTime() > end)
                return "the game %s within %d seconds"
                        .formatted(started ? "did not end" : "could not begin", patience.toSeconds());
            // What the program did last may still be on its way.
            boolean gone = !running.isRunning();
            if (!started)
                started = host.ask("start", Map.of()).join().path("ok").asBoolean();
            Thread.sleep(gone ? 500 : 20);
            if (gone && host.result() == null) return running.lastWords();
        }
        return "";
    }

    private static Outcome outcome(int number, List<String> seated, JsonNode result) {
        List<Integer> ranks = new ArrayList<>();
        int winners = 0;
        for (JsonNode standing : result.path("standings")) {
            int rank = standing.path("rank").asInt();
            if (rank == 1 && !standing.path("out").asBoolean()) winners |= 1 << ranks.size();
            ranks.add(rank);
        }
        return new Outcome(number, seated, ranks, Seats.ofMask(winners));
    }

    private static void demand(JsonNode answer) throws IOException {
        if (!answer.path("ok").asBoolean()) throw new IOException("refused: " + answer);
    }

    @Override
    public void close() throws IOException {
        server.close();
        http.shutdownNow();
        Folders.remove(data);
    }
}
