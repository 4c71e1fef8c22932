package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.bots.Bots;
import boardroom.engine.Act;
import boardroom.engine.Deal;
import boardroom.engine.Entry;
import boardroom.engine.Events;
import boardroom.engine.Game;
import boardroom.engine.Json;
import boardroom.engine.Move;
import boardroom.engine.Options;
import boardroom.engine.Play;
import boardroom.engine.State;
import boardroom.engine.StateHash;
import boardroom.engine.Title;
import boardroom.games.Shelf;
import boardroom.server.film.Cut;
import boardroom.server.film.Eyes;
import boardroom.server.film.Scene;
import boardroom.server.film.Undone;
import boardroom.server.store.CommitWatch;
import boardroom.server.store.EntryRow;
import boardroom.server.store.FilmRow;
import boardroom.server.store.SeatRow;
import boardroom.server.store.SqliteStore;
import boardroom.server.store.TableHead;
import boardroom.server.store.TableRow;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/**
 * Recorded games of all rules since recordings are kept: ESOP Wars 2, IT Startup 2, Ship It! 3, Ship Shape 1 and Boss 1. What
 * was played before them was never released, and nothing of it is kept. Those of today's rules are played again to the same
 * film, older ones are shown from theirs. Of each version there are two: a short game of moves alone, and one at a table
 * where everything happens that stands in journals. A version that changes gets recordings of its own beside the old ones
 * (system property {@code golden}, as {@code ./boardroom golden} sets it); what is recorded is never recorded anew.
 */
@Order(1)
class RecordedGamesTest {
    private static final Path FOLDER = Path.of("src", "test", "resources", "recorded");
    private static final String TABLE = "recorded";

    /** A whole game as it is kept: what it was dealt from, what was played, and its film. */
    record Recorded(
            String game,
            int rulesVersion,
            int boxVersion,
            int seats,
            long seed,
            Map<String, Object> options,
            List<String> journal,
            String hash,
            List<String> film) {
        TableRow row(int rules) {
            List<SeatRow> chairs = new ArrayList<>();
            for (int seat = 0; seat < seats; seat++) chairs.add(SeatRow.bot("random"));
            TableHead head = new TableHead(TABLE, "AAAAA", game, rules, boxVersion, null, false, 1);
            return TableRow.waiting(head, Json.MAPPER.writeValueAsString(options), "nobody", chairs)
                    .started(1, seed)
                    .asFinished();
        }

        List<EntryRow> entries() {
            List<EntryRow> entries = new ArrayList<>();
            for (String act : journal)
                entries.add(new EntryRow(entries.size() + 1, entries.size() + 2, entries.size() * 1_000L, act, null));
            return entries;
        }

        List<Scene> scenes() {
            return film.stream()
                    .map(one -> Scene.unpack(Base64.getDecoder().decode(one)))
                    .toList();
        }

        @Override
        public String toString() {
            return game + ", rules " + rulesVersion + ", box " + boxVersion;
        }
    }

    static Stream<Title> titles() {
        return Shelf.titles().stream();
    }

    static Stream<Recorded> recordings() {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.sorted().map(RecordedGamesTest::read).toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Recorded read(Path file) {
        return Json.MAPPER.readValue(file, Recorded.class);
    }

    @ParameterizedTest
    @MethodSource("titles")
    void todays_rules_have_recordings_that_are_unchanged(Title title, @TempDir Path data) throws IOException {
        unchanged(title, "", RecordedGame::ofMovesAlone, data.resolve("moves"));
        Recorded recorded = unchanged(title, "-table", RecordedGame::atATable, data.resolve("table"));

        assertThat(String.join("", recorded.journal))
                .contains("clock-ran-out", "took-back", "asked-back", "went-back", "bot-sat-in", "person-came-back")
                .contains("person-left", "resigned", "paused", "resumed");
        assertThat(film(recorded).get("moments").valueStream().filter(one -> one.has("undone")))
                .isNotEmpty();
    }

    private static Recorded unchanged(Title title, String kind, Function<Game<?, ?>, RecordedGame> made, Path data)
            throws IOException {
        Game<?, ?> game = title.open();
        Path file = FOLDER.resolve("%s-%d-%d%s.json"
                .formatted(title.id(), game.rulesVersion(), game.box().version(), kind));
        if (Boolean.getBoolean("golden") && !Files.exists(file))
            Files.writeString(file, Json.MAPPER.writeValueAsString(filmed(made.apply(game), data.resolve("new"))));
        assertThat(file).as("missing: make it with ./boardroom golden").exists();
        Recorded recorded = read(file);

        assertThat(hash(game, recorded))
                .as("if the rules were meant to change, raise the rules version")
                .isEqualTo(recorded.hash);
        put(data.resolve("today"), recorded, recorded.rulesVersion, List.of());
        assertThat(shown(data.resolve("today"), "open").get("moments").size()).isEqualTo(recorded.journal.size());
        return recorded;
    }

    @ParameterizedTest
    @MethodSource("titles")
    void anybody_plays_on_from_the_middle_of_it_as_any_seat(Title title, @TempDir Path data) {
        Game<?, ?> game = title.open();
        Recorded recorded = read(FOLDER.resolve("%s-%d-%d-table.json"
                .formatted(title.id(), game.rulesVersion(), game.box().version())));
        put(data, recorded, recorded.rulesVersion, List.of());
        try (BoardroomServer server = BoardroomServer.start(config(data));
                TestClient lea = TestClient.join(server.port(), "Lea")) {
            for (int seat = 0; seat < recorded.seats; seat++) {
                String wish = "{\"game\":\"%s\",\"from\":{\"table\":\"%s\",\"number\":%d,\"seat\":%d}}"
                        .formatted(title.id(), TABLE, recorded.journal.size() / 2, seat);

                HttpResponse<String> branched = lea.call("POST", "/api/tables", wish);

                assertThat(branched.statusCode()).as(branched.body()).isEqualTo(201);
                JsonNode info = TestClient.json(branched);
                assertThat(info.get("seats").get(seat).get("guest").stringValue())
                        .isEqualTo(lea.id);
                String table = info.get("id").stringValue();
                lea.command("open", table);
                JsonNode now = lea.lastUpdate(table);
                assertThat(now.get("result").isNull()).isTrue();
                assertThat(now.has("own")).isTrue();
                lea.command("pause", table);
            }
        }
    }

    private static <S extends State<S>, M extends Move> String hash(Game<S, M> game, Recorded recorded) {
        Play<S, M> play = new Play<>(game, new Deal(recorded.seats, new Options(recorded.options), recorded.seed));
        for (String act : recorded.journal)
            play.apply(new Entry(play.lastNumber() + 1, 0, Json.forMoves(game).readValue(act, Act.class)), Events.NONE);
        return StateHash.of(game, play.state());
    }

    @ParameterizedTest
    @MethodSource("recordings")
    void a_game_of_other_rules_is_shown_from_its_film(Recorded recorded, @TempDir Path data) {
        put(data, recorded, 0, recorded.scenes());

        assertThat(shown(data, "open")).isEqualTo(film(recorded));
        assertThat(shown(data, "0").get("moments").isEmpty()).isFalse();
        assertThat(shown(data, "watch").get("look").has("own")).isFalse();
    }

    private static JsonNode film(Recorded recorded) {
        return Json.MAPPER.readTree(Json.MAPPER.writeValueAsBytes(
                Cut.of(TABLE, recorded.scenes(), new Eyes.Open(), true, true, Undone.by(recorded.journal))));
    }

    private static void put(Path data, Recorded recorded, int rules, List<Scene> film) {
        try (SqliteStore store = new SqliteStore(data, CommitWatch.NONE)) {
            store.putBranch(recorded.row(rules), recorded.entries()).join();
            for (Scene scene : film)
                store.putFilm(TABLE, new FilmRow(scene.first(), scene.last(), scene.pack()))
                        .join();
        }
    }

    private static JsonNode shown(Path data, String eyes) {
        try (BoardroomServer server = BoardroomServer.start(config(data));
                TestClient watcher = TestClient.watcher(server.port())) {
            return TestClient.json(watcher.call("GET", "/api/tables/" + TABLE + "/film/" + eyes, null));
        }
    }

    private static ServerConfig config(Path data) {
        return ServerConfig.of(data, Shelf.titles(), Bots.all())
                .at("127.0.0.1", 0)
                .withLimits(Limits.NONE);
    }

    /** The same with its film. */
    private static Recorded filmed(RecordedGame game, Path data) {
        Recorded bare = game.recorded();
        put(data, bare, bare.rulesVersion, List.of());
        JsonNode _ = shown(data, "open");
        try (SqliteStore store = new SqliteStore(data, CommitWatch.NONE)) {
            List<String> film = store.film(TABLE).stream()
                    .map(row -> Base64.getEncoder().encodeToString(row.scene()))
                    .toList();
            return new Recorded(
                    bare.game,
                    bare.rulesVersion,
                    bare.boxVersion,
                    bare.seats,
                    bare.seed,
                    bare.options,
                    bare.journal,
                    bare.hash,
                    film);
        }
    }
}
