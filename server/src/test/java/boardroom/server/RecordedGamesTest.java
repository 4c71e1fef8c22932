package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.bots.Bots;
import boardroom.engine.Game;
import boardroom.engine.Json;
import boardroom.engine.Title;
import boardroom.games.Shelf;
import boardroom.server.film.Cut;
import boardroom.server.film.Eyes;
import boardroom.server.film.Scene;
import boardroom.server.film.Undone;
import boardroom.server.house.Cast;
import boardroom.server.house.Catalogue;
import boardroom.server.proof.BrokenGameFile;
import boardroom.server.proof.GameFile;
import boardroom.server.proof.GameFileReader;
import boardroom.server.proof.GameFiles;
import boardroom.server.store.CommitWatch;
import boardroom.server.store.EntryRow;
import boardroom.server.store.FilmRow;
import boardroom.server.store.SeatRow;
import boardroom.server.store.SqliteStore;
import boardroom.server.store.TableHead;
import boardroom.server.store.TableRow;
import boardroom.server.table.Verification;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.type.TypeReference;
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
    static final String TABLE = "recorded";
    private static final String FILM = ".film.json";
    private static final Catalogue CATALOGUE =
            new Catalogue(Shelf.titles(), new Cast(Bots.all()), Limits.DEFAULT.weight());

    /** A whole game as it is kept: its file, and its film beside it. */
    record Recorded(GameFile file, List<String> film) {
        TableRow row(int rules) {
            List<SeatRow> chairs = new ArrayList<>();
            for (GameFile.Chair _ : file.seats()) chairs.add(SeatRow.bot("random"));
            int box = file.box().version();
            TableHead head = new TableHead(TABLE, "AAAAA", file.game(), rules, box, null, false, file.started());
            return TableRow.waiting(head, file.options().toString(), "nobody", chairs)
                    .started(file.started(), Long.parseLong(file.seed()))
                    .asFinished();
        }

        List<EntryRow> entries() {
            return file.journal().stream()
                    .map(line -> new EntryRow(
                            line.number(),
                            line.at(),
                            line.played(),
                            line.stored().toString(),
                            null))
                    .toList();
        }

        List<String> acts() {
            return entries().stream().map(EntryRow::act).toList();
        }

        List<Scene> scenes() {
            return film.stream()
                    .map(one -> Scene.unpack(Base64.getDecoder().decode(one)))
                    .toList();
        }

        @Override
        public String toString() {
            return file.game() + ", rules " + file.rules() + ", box "
                    + file.box().version();
        }
    }

    static Stream<Title> titles() {
        return Shelf.titles().stream();
    }

    static Stream<Recorded> recordings() {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files
                    .filter(file -> !file.toString().endsWith(FILM))
                    .sorted()
                    .map(RecordedGamesTest::read)
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Recorded read(Path file) {
        try {
            GameFile game = GameFileReader.read(Files.readAllBytes(file));
            return new Recorded(game, Json.MAPPER.readValue(film(file), new TypeReference<List<String>>() {}));
        } catch (IOException | BrokenGameFile e) {
            throw new AssertionError(file.toString(), e);
        }
    }

    /** Where the film of a recorded game lies. */
    private static Path film(Path file) {
        return Path.of(file.toString().replace(".json", FILM));
    }

    @ParameterizedTest
    @MethodSource("titles")
    void todays_rules_have_recordings_that_are_unchanged(Title title, @TempDir Path data) throws IOException {
        unchanged(title, "", RecordedGame::ofMovesAlone, data.resolve("moves"));
        Recorded recorded = unchanged(title, "-table", RecordedGame::atATable, data.resolve("table"));

        assertThat(String.join("", recorded.acts()))
                .contains("clock-ran-out", "took-back", "asked-back", "went-back", "bot-sat-in", "person-came-back")
                .contains("person-left", "resigned", "paused", "resumed");
        assertThat(film(recorded).get("moments").valueStream().filter(one -> one.has("undone")))
                .isNotEmpty();
    }

    private static Recorded unchanged(Title title, String kind, Function<Game<?, ?>, GameFile> made, Path data)
            throws IOException {
        Game<?, ?> game = title.open();
        Path file = FOLDER.resolve("%s-%d-%d%s.json"
                .formatted(title.id(), game.rulesVersion(), game.box().version(), kind));
        if (Boolean.getBoolean("golden") && !Files.exists(file)) record(file, made.apply(game), data.resolve("new"));
        assertThat(file).as("missing: make it with ./boardroom golden").exists();
        Recorded recorded = read(file);

        Verification verification = Verification.of(recorded.file, CATALOGUE);
        assertThat(verification.isProven())
                .as("if the rules were meant to change, raise the rules version: %s", verification.findings())
                .isTrue();
        put(data.resolve("today"), recorded, recorded.file.rules(), List.of());
        assertThat(shown(data.resolve("today"), "open").get("moments").size())
                .isEqualTo(recorded.acts().size());
        return recorded;
    }

    @ParameterizedTest
    @MethodSource("titles")
    void anybody_plays_on_from_the_middle_of_it_as_any_seat(Title title, @TempDir Path data) {
        Game<?, ?> game = title.open();
        Recorded recorded = read(FOLDER.resolve("%s-%d-%d-table.json"
                .formatted(title.id(), game.rulesVersion(), game.box().version())));
        put(data, recorded, recorded.file.rules(), List.of());
        try (BoardroomServer server = BoardroomServer.start(config(data));
                TestClient lea = TestClient.join(server.port(), "Lea")) {
            for (int seat = 0; seat < recorded.file.seats().size(); seat++) {
                String wish = "{\"game\":\"%s\",\"from\":{\"table\":\"%s\",\"number\":%d,\"seat\":%d}}"
                        .formatted(title.id(), TABLE, recorded.acts().size() / 2, seat);

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

    @ParameterizedTest
    @MethodSource("recordings")
    void nothing_contradicts_a_recorded_game_whatever_the_rules_are_today(Recorded recorded) {
        assertThat(Verification.of(recorded.file, CATALOGUE).fault()).isNull();
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
        return Json.MAPPER.readTree(
                Cut.of(TABLE, recorded.scenes(), new Eyes.Open(), true, true, Undone.by(recorded.acts())));
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

    /** Keeps a game with its film. */
    private static void record(Path file, GameFile game, Path data) throws IOException {
        Recorded bare = new Recorded(game, List.of());
        put(data, bare, game.rules(), List.of());
        JsonNode _ = shown(data, "open");
        try (SqliteStore store = new SqliteStore(data, CommitWatch.NONE)) {
            List<String> film = store.film(TABLE).stream()
                    .map(row -> Base64.getEncoder().encodeToString(row.scene()))
                    .toList();
            Files.write(file, GameFiles.write(game));
            Files.writeString(film(file), Json.MAPPER.writeValueAsString(film));
        }
    }
}
