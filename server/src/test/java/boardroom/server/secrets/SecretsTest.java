package boardroom.server.secrets;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.bots.Bots;
import boardroom.engine.Box;
import boardroom.engine.Game;
import boardroom.engine.Json;
import boardroom.engine.Prompt;
import boardroom.engine.Rng;
import boardroom.engine.Title;
import boardroom.games.Shelf;
import boardroom.server.BoardroomServer;
import boardroom.server.Limits;
import boardroom.server.ServerConfig;
import boardroom.server.TestClient;
import boardroom.server.store.CommitWatch;
import boardroom.server.store.EntryRow;
import boardroom.server.store.Pledge;
import boardroom.server.store.SqliteStore;
import boardroom.server.store.TableRow;
import boardroom.server.tiny.TinyBids;
import boardroom.server.wire.Frame;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Whole games over real sockets, with everything recorded that anybody receives. Nothing holds what its receiver may
 * not know: what other seats see, sealed choices, hidden decks, tokens, the seed, other people's commands.
 */
@Isolated("it reads everything that is logged meanwhile")
@Order(1)
class SecretsTest {
    private static final String SEED = "73462019933";
    private static final int ENOUGH = 5_000;
    private static final int LOOKS_BACK = 4;
    private static final Set<String> UPDATE = Set.of(
            "type", "table", "n", "events", "view", "owes", "may", "path", "own", "prompt", "clock", "result", "missed",
            "undone");
    private static final Set<String> GOES_BACK = Set.of("took-back", "went-back", "went-back-knowing");
    private static final Set<String> MAY_BE_ASKED_ANEW =
            Set.of("let-stand", "took-back", "went-back", "went-back-knowing");
    private static final Set<String> ADVICE = Set.of(
            "move", "label", "why", "sentence", "chance", "next", "nextLabel", "nextWhy", "nextChance", "better");

    /** Every game on the shelf with its default options, and with the preset that sets the most of them. */
    static Stream<Arguments> games() {
        List<Title> titles = new ArrayList<>(Shelf.titles());
        titles.add(TinyBids.TITLE);
        return titles.stream().flatMap(title -> {
            Box box = title.open().box();
            Stream<Arguments> plain = Stream.of(Arguments.of(title, Map.of()));
            return Stream.concat(
                    plain,
                    box.presets().stream()
                            .max(Comparator.comparingInt(preset -> preset.set().size()))
                            .map(preset -> Arguments.of(title, preset.set()))
                            .stream());
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    void nobody_is_told_what_they_may_not_know(Title title, Map<String, Object> options, @TempDir Path data) {
        AtomicLong seeds = new AtomicLong(Long.parseLong(SEED + "000001"));
        ServerConfig config = ServerConfig.of(data, List.of(title), Bots.all())
                .at("127.0.0.1", 0)
                .withTimeScale(0.01)
                .withSeeds(seeds::getAndIncrement)
                .withLimits(Limits.NONE);
        List<Recorded> all;
        Map<String, JsonNode> afterwards;
        String table;
        String exported;
        List<String> log;
        try (LogBook book = new LogBook()) {
            try (BoardroomServer server = BoardroomServer.start(config)) {
                Recorded mira = new Recorded("mira", 0, TestClient.join(server.port(), "Mira"));
                Recorded jon = new Recorded("jon", 1, TestClient.join(server.port(), "Jon"));
                Recorded watcher = new Recorded("watcher", Prompt.WATCHER, TestClient.watcher(server.port()));
                all = List.of(mira, jon, watcher);
                table = playWhole(server.port(), title.open().box(), options, mira, jon, watcher);
                for (Recorded one : all) asksAround(one, table);
                afterwards = watcher.films(table);
                exported = watcher.now()
                        .call("GET", "/api/tables/" + table + "/export", null)
                        .body();
            }
            log = book.lines();
        }
        noCanary(all, log, salt(data, table));
        assertThat(exported).contains(SEED).doesNotContain("canary-");
        for (Recorded one : all)
            if (!one.now().token.isEmpty()) assertThat(exported).doesNotContain(one.now().token);
        for (Recorded one : all) onlyKnownFrames(one, title.open());
        onlyAllowedUpdates(all, afterwards, title.open(), table, data);
    }

    private static String playWhole(
            int port, Box box, Map<String, Object> options, Recorded mira, Recorded jon, Recorded watcher) {
        int seats = Math.max(box.seats().min(), Math.min(4, box.seats().max()));
        String table = mira.now()
                .table(Json.MAPPER.writeValueAsString(
                        Map.of("game", box.id(), "seats", seats, "options", coached(options), "bots", bots(seats))));
        for (Recorded one : List.of(mira, jon, watcher)) one.now().command("open", table);
        jon.now().command("sit", table, "\"seat\":1");
        JsonNode started = mira.now().command("start", table);
        assertThat(started.get("ok").booleanValue()).as("%s", started).isTrue();
        Thread other = Thread.startVirtualThread(() -> play(jon, table, new Rng(2), 0, port));
        play(mira, table, new Rng(1), 12, port);
        join(other);
        watcher.now().awaitUpdate(table, u -> !u.get("result").isNull());
        return table;
    }

    private static Map<String, Object> coached(Map<String, Object> options) {
        Map<String, Object> all = new TreeMap<>(options);
        all.put("coach", "on");
        return all;
    }

    private static Map<String, String> bots(int seats) {
        Map<String, String> bots = new TreeMap<>();
        for (int seat = 2; seat < seats; seat++) bots.put(String.valueOf(seat), seat % 2 == 0 ? "casual" : "random");
        return bots;
    }

    /**
     * Plays a listed choice whenever something is asked, takes back, asks and answers; drops the line once, and tries things
     * that are refused.
     */
    private static void play(Recorded who, String table, Rng chance, int dropAfter, int port) {
        String answered = "";
        int read = 0;
        int i = 0;
        while (i < ENOUGH) {
            int heard = who.now().frames().size();
            if (mayBeAskedAnew(who.now().frames().subList(read, heard))) answered = "";
            read = heard;
            if (isAsked(who, table)) {
                who.now().command("answer-back", table, "\"agree\":" + (chance.below(3) > 0));
                continue;
            }
            JsonNode update = who.now().lastUpdate(table);
            if (!update.get("result").isNull()) return;
            List<JsonNode> choices = choices(update);
            if (choices.isEmpty() || update.get("prompt").toString().equals(answered)) {
                who.now().await(heard, f -> TestClient.type(f, "update") || TestClient.type(f, "table"));
                continue;
            }
            answered = update.get("prompt").toString();
            i++;
            String move =
                    "\"move\":" + choices.get(chance.below(choices.size())).get("move");
            String id = "canary-" + who.name + "-" + i;
            if (i % 7 == 0) who.now().commandWithId(id + "-p", "preview", table, move);
            if (i % 13 == 0) who.now().commandWithId(id + "-a", "advise", table);
            if (i % 11 == 0) who.now().commandWithId(id + "-x", "move", table, "\"decision\":\"none\"", move);
            who.now()
                    .commandWithId(
                            id,
                            "move",
                            table,
                            "\"decision\":" + update.get("prompt").get("decision"),
                            move);
            if (i % 5 == 0) who.now().commandWithId(id + "-t", "take-back", table);
            if (i % 9 == 2) who.now().commandWithId(id + "-b", "ask-back", table);
            if (i == LOOKS_BACK) who.looksBackMeanwhile(table);
            if (i == dropAfter && dropAfter > 0) {
                int last = who.now().lastUpdate(table).get("n").intValue();
                who.comesAgain(port);
                read = 0;
                who.now().commandWithId(id + "-o", "open", table, "\"since\":" + Math.max(0, last - 3));
            }
        }
        throw new AssertionError("the game did not end");
    }

    private static boolean mayBeAskedAnew(List<String> frames) {
        return frames.stream().anyMatch(frame -> happened(Json.MAPPER.readTree(frame), MAY_BE_ASKED_ANEW));
    }

    /** Whether one of these events is told in this frame. */
    private static boolean happened(JsonNode frame, Set<String> types) {
        for (JsonNode event : frame.path("events"))
            if (types.contains(event.get("type").stringValue())) return true;
        return false;
    }

    /** Whether this one is asked to take something back, and has not answered. */
    private static boolean isAsked(Recorded who, String table) {
        for (String frame : who.now().frames().reversed()) {
            if (!frame.startsWith("{\"type\":\"table\"")) continue;
            JsonNode told = Json.MAPPER.readTree(frame).get("table");
            if (!table.equals(told.get("id").stringValue())) continue;
            JsonNode asked = told.get("asked");
            return !asked.isNull() && has(asked.get("must"), who.seat) && !has(asked.get("agreed"), who.seat);
        }
        return false;
    }

    private static boolean has(JsonNode seats, int seat) {
        for (JsonNode each : seats) if (each.intValue() == seat) return true;
        return false;
    }

    static List<JsonNode> choices(JsonNode update) {
        List<JsonNode> open = new ArrayList<>();
        for (JsonNode choice : update.get("prompt").get("choices")) if (!choice.has("refusal")) open.add(choice);
        return open;
    }

    /** Everything that HTTP tells, and everything it refuses. */
    private static void asksAround(Recorded one, String table) {
        for (String path : List.of(
                "/api/me",
                "/api/games",
                "/api/texts",
                "/api/tables",
                "/api/tables/" + table,
                "/api/tables/" + table + "/box",
                "/api/lobby",
                "/api/me/export",
                "/api/tables/nowhere",
                "/api/codes/AAAAA",
                "/api/nothing",
                "/metrics",
                "/healthz")) one.calls("GET", path, null);
        one.calls("POST", "/api/tables", "{\"game\":7}");
        one.calls("POST", "/api/tables", "{\"game\":\"chess\"}");
        one.calls("PATCH", "/api/me", "{\"name\":\"\"}");
    }

    private static String salt(Path data, String table) {
        try (SqliteStore store = new SqliteStore(data, CommitWatch.NONE)) {
            TableRow row = store.table(table);
            Pledge pledge = row == null ? null : row.pledge();
            if (pledge == null) throw new AssertionError("nothing was promised");
            return pledge.salt();
        }
    }

    /** Without what a table reveals once it is over. */
    private static JsonNode untilTheEnd(JsonNode told) {
        for (JsonNode part : told) untilTheEnd(part);
        if (told instanceof ObjectNode table && table.has("revealed")) {
            JsonNode revealed = table.remove("revealed");
            if (!table.get("stage").stringValue().equals("over"))
                assertThat(revealed.isNull()).isTrue();
        }
        return told;
    }

    private static String untilTheEnd(String text) {
        return text.contains("\"revealed\"")
                ? untilTheEnd(Json.MAPPER.readTree(text)).toString()
                : text;
    }

    /** Tokens reach nobody, seed and salt only who asks after the end, a command's id only the one who chose it. */
    private static void noCanary(List<Recorded> all, List<String> log, String salt) {
        List<String> tokens = all.stream()
                .map(one -> one.now().token)
                .filter(token -> !token.isEmpty())
                .toList();
        for (Recorded one : all) {
            for (String text : one.everything()) {
                assertThat(untilTheEnd(text)).as(one.name).doesNotContain(SEED, salt);
                for (String token : tokens) assertThat(text).as(one.name).doesNotContain(token);
                for (Recorded other : all)
                    if (!other.equals(one)) assertThat(text).as(one.name).doesNotContain("canary-" + other.name);
            }
            for (String answer : one.answers())
                assertThat(answer).doesNotContain("\"own\":", "Exception", "at boardroom");
        }
        assertThat(log).isNotEmpty();
        for (String line : log) {
            assertThat(line).doesNotContain(SEED, salt, "canary-", "\"move\"", "\"view\"", "\"own\"");
            for (String token : tokens) assertThat(line).doesNotContain(token);
        }
    }

    /** Frames that are no updates hold exactly the fields of the wire's page, and answers answer own commands. */
    private static void onlyKnownFrames(Recorded one, Game<?, ?> game) {
        for (List<JsonNode> connection : one.frames()) {
            for (JsonNode frame : connection) {
                if (TestClient.type(frame, "update"))
                    assertThat(UPDATE).as(one.name).containsAll(frame.propertyNames());
                else {
                    Frame read = Json.MAPPER.treeToValue(withoutThen(frame, game), Frame.class);
                    assertThat(read).isNotNull();
                }
            }
        }
    }

    /**
     * What a preview shows of the time after a move is what a seat alone sees, and nothing else; advice holds moves of the
     * game, which the wire does not know.
     */
    private static JsonNode withoutThen(JsonNode frame, Game<?, ?> game) {
        JsonNode rest = frame.deepCopy();
        if (rest instanceof ObjectNode answer && answer.has("advice"))
            assertThat(ADVICE).containsAll(answer.remove("advice").propertyNames());
        if (rest.path("preview") instanceof ObjectNode preview && preview.has("then"))
            assertThat(Json.MAPPER.treeToValue(
                            preview.remove("then"), game.types().privateView()))
                    .isNotNull();
        return rest;
    }

    private static void onlyAllowedUpdates(
            List<Recorded> all, Map<String, JsonNode> films, Game<?, ?> game, String table, Path data) {
        TableRow row;
        List<EntryRow> journal;
        try (SqliteStore store = new SqliteStore(data, CommitWatch.NONE)) {
            TableRow found = store.table(table);
            if (found == null) throw new AssertionError("the table is gone");
            row = found;
            journal = store.journal(table);
        }
        assertThat(String.valueOf(row.seed())).as("the seed is the canary").startsWith(SEED);
        assertThat(journal)
                .as("somebody took back, or asked to")
                .anyMatch(entry -> entry.act().contains("-back\""));
        assertThat(films).hasSize(row.seats().size() + 1);
        films.forEach((eyes, film) -> Filmed.showsOnly(
                film,
                Allowed.of(game, row, journal, eyes.equals("watch") ? Prompt.WATCHER : Integer.parseInt(eyes)),
                "the film of " + eyes));
        for (Recorded one : all) {
            List<Allowed.Update> allowed = Allowed.of(game, row, journal, one.seat);
            for (JsonNode film : one.meanwhile()) Filmed.showsOnly(film, allowed, one.name + " looking back");
            int seen = 0;
            for (List<JsonNode> connection : one.frames()) {
                boolean first = true;
                for (JsonNode frame : connection) {
                    if (!TestClient.type(frame, "update")) continue;
                    isAllowed(one.name, frame, allowed, first);
                    first = false;
                    seen++;
                }
            }
            assertThat(seen).as("updates of " + one.name).isGreaterThan(5);
        }
    }

    /** Whether somebody may be told this update; {@code first}: it is what they are told when they come. */
    static void isAllowed(String name, JsonNode frame, List<Allowed.Update> allowed, boolean first) {
        int n = frame.get("n").intValue();
        Allowed.Update now = allowed.get(n - 1);
        String where = name + ", update " + n;
        assertThat(frame.get("view")).as(where).isEqualTo(now.view());
        assertThat(frame.get("owes")).as(where).isEqualTo(now.owes());
        assertThat(frame.get("may")).as(where).isEqualTo(now.may());
        assertThat(frame.get("path")).as(where).isEqualTo(now.path());
        assertThat(frame.get("prompt")).as(where).isEqualTo(now.prompt());
        assertThat(frame.get("own")).as(where).isEqualTo(now.own());
        int missed = frame.get("missed").intValue();
        var events = Json.MAPPER.createArrayNode();
        int from = first && missed == 0 ? n : n - Math.max(1, missed);
        for (int each = from; each < n; each++) allowed.get(each).events().forEach(events::add);
        assertThat(frame.get("events")).as(where).isEqualTo(events);
        List<Integer> undone = new ArrayList<>();
        for (JsonNode each : frame.path("undone")) undone.add(each.intValue());
        assertThat(undone)
                .as(where + ", what no longer counts")
                .isEqualTo(happened(frame, GOES_BACK) ? now.undone() : List.of());
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
