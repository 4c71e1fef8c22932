package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Json;
import boardroom.server.store.CommitWatch;
import boardroom.server.store.EntryRow;
import boardroom.server.store.SqliteStore;
import boardroom.server.store.TableRow;
import boardroom.server.web.Metrics;
import boardroom.server.wire.Command;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.lang.reflect.RecordComponent;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Somebody wants a seat, a table or a name that is another's: they get a sentence, and nothing has changed. */
@SuppressWarnings("NullAway.Init")
class SeatTheftTest {
    /** What anybody may do where a game can be watched. */
    private static final Set<String> OF_EVERYBODY = Set.of("open", "close", "say", "mood");

    /** What belongs to a person and to no seat: which of my own devices moves. */
    private static final Set<String> OF_WHOEVER_SITS = Set.of("take-over");

    /** Calls that are answered only to a guest, for themselves. */
    private static final List<String> OF_SOMEBODY = """
            GET /api/me
            PATCH /api/me
            DELETE /api/me
            GET /api/me/games
            GET /api/me/devices
            POST /api/me/devices
            DELETE /api/me/devices
            DELETE /api/me/devices/x
            POST /api/me/words
            GET /api/me/export
            GET /api/me/hook
            PUT /api/me/hook
            POST /api/me/hook/test
            DELETE /api/me/hook
            GET /api/tables/@t/hook
            PUT /api/tables/@t/hook
            POST /api/tables/@t/hook/test
            DELETE /api/tables/@t/hook
            POST /api/tables
            GET /api/tables
            GET /api/lobby/finished
            GET /api/lobby/hidden
            PUT /api/tables/@t/hidden
            DELETE /api/tables/@t/hidden
            DELETE /api/tables/@t""".lines().toList();

    /** What Mira may do on the first seat, as its host or with its eyes, and what Jon is told. */
    private static final Map<String, String> OF_THE_FIRST_SEAT = Map.of(
            "GET /api/tables/@t/film/0", "seat.not-yours",
            "GET /api/tables/@t/film/open", "table.not-over",
            "GET /api/tables/@t/hook", "table.host-only",
            "PUT /api/tables/@t/hook", "table.host-only",
            "DELETE /api/tables/@t", "table.host-only");

    private SqliteStore store;
    private BoardroomServer server;
    private TestClient mira;
    private TestClient jon;
    private String table;

    @BeforeEach
    void miraHostsAndJonSitsBesideHer(@TempDir Path data) {
        store = new SqliteStore(data, CommitWatch.NONE);
        server = new BoardroomServer(TestServer.config(data).withLimits(Limits.NONE), store, new Metrics());
        mira = TestClient.join(server.port(), "Mira");
        jon = TestClient.join(server.port(), "Jon");
        table = mira.dealt(jon, "{\"game\":\"tiny-bids\",\"seats\":2,\"options\":{\"clock\":false}}");
    }

    @AfterEach
    void goHome() {
        mira.close();
        jon.close();
        server.close();
    }

    private record Standing(@Nullable TableRow row, List<EntryRow> journal) {}

    private Standing standing() {
        return new Standing(store.table(table), store.journal(table));
    }

    /** Every kind of command there is. */
    private static Stream<Class<?>> kinds(Class<?> of) {
        return of.isRecord()
                ? Stream.of(of)
                : Arrays.stream(of.getPermittedSubclasses()).flatMap(SeatTheftTest::kinds);
    }

    private static String name(Class<?> kind) {
        return Objects.requireNonNull(kind.getAnnotation(JsonTypeName.class)).value();
    }

    /** What such a command would say if it were for the first seat, which is Mira's. */
    private static String[] forSeat0(Class<?> kind) {
        return Arrays.stream(kind.getRecordComponents())
                .filter(part -> !Set.of("id", "table").contains(part.getName()))
                .map(part -> "\"" + part.getName() + "\":" + value(part))
                .toArray(String[]::new);
    }

    private static String value(RecordComponent part) {
        return switch (part.getName()) {
            case "seat" -> "0";
            case "seats" -> "3";
            case "since", "talked", "entry" -> "1";
            case "decision" -> "\"round-0\"";
            case "move" -> "{\"type\":\"bid\",\"coins\":1}";
            case "bot" -> "\"random\"";
            case "name", "text" -> "\"Eve\"";
            case "mood" -> "\"ouch\"";
            case "door" -> "\"open\"";
            case "options" -> "{\"rounds\":2}";
            case "watching", "agree", "accept", "open" -> "false";
            default -> throw new AssertionError("a command says something new: " + part);
        };
    }

    private void isRefused(TestClient thief, Class<?> kind) {
        Standing before = standing();
        JsonNode answer = thief.command(name(kind), table, forSeat0(kind));

        assertThat(answer.get("ok").booleanValue())
                .as("%s: %s", name(kind), answer)
                .isFalse();
        assertThat(answer.get("say").get("key").stringValue()).isNotIn("command.malformed", "request.fault");
        assertThat(answer.get("text").stringValue()).isNotBlank();
        assertThat(standing()).as(name(kind)).isEqualTo(before);
    }

    @Test
    void whoever_has_no_seat_here_does_nothing_that_counts() {
        try (TestClient eve = TestClient.join(server.port(), "Eve")) {
            eve.command("open", table);
            kinds(Command.class)
                    .filter(kind -> !OF_EVERYBODY.contains(name(kind)))
                    .forEach(kind -> isRefused(eve, kind));
        }
    }

    @Test
    void whoever_has_another_seat_neither_moves_for_mine_nor_does_what_is_the_hosts() {
        kinds(Command.class)
                .filter(kind -> !OF_EVERYBODY.contains(name(kind)))
                .filter(kind -> !OF_WHOEVER_SITS.contains(name(kind)))
                .forEach(kind -> isRefused(jon, kind));
    }

    @Test
    void a_name_is_no_key_to_a_seat_and_neither_is_what_everybody_is_told() {
        try (TestClient other = TestClient.join(server.port(), "Mira")) {
            other.command("open", table);
            JsonNode answer = other.command(
                    "move", table, "\"seat\":0", "\"decision\":\"round-0\"", "\"move\":{\"type\":\"bid\",\"coins\":1}");

            assertThat(other.id).isNotEqualTo(mira.id);
            assertThat(answer.get("ok").booleanValue()).isFalse();
            assertThat(other.frames()).noneMatch(frame -> frame.contains(mira.token));
            assertThat(jon.frames()).noneMatch(frame -> frame.contains(mira.token));
        }
    }

    @Test
    void a_token_one_letter_off_opens_nothing() {
        for (int i = 0; i < mira.token.length(); i++) {
            char other = mira.token.charAt(i) == 'A' ? 'B' : 'A';
            String close = mira.token.substring(0, i) + other + mira.token.substring(i + 1);

            assertThat(called("GET /api/me", close).statusCode()).isEqualTo(401);
        }
        assertThat(mira.token).as("256 bits of chance").hasSize(43).isNotEqualTo(jon.token);
    }

    private HttpResponse<String> called(String call, @Nullable String token) {
        String[] words = call.replace("@t", table).split(" ", 2);
        return TestClient.call(server.port(), words[0], words[1], token, "{}");
    }

    @Test
    void a_call_for_somebody_needs_their_token_and_no_public_name_will_do() {
        Standing before = standing();

        for (String call : OF_SOMEBODY)
            for (String token : Arrays.asList(null, "", mira.id, table, "null", mira.token + "A"))
                assertThat(called(call, token).statusCode())
                        .as("%s with %s", call, token)
                        .isEqualTo(401);
        assertThat(standing()).isEqualTo(before);
    }

    @Test
    void what_is_mine_or_the_hosts_is_kept_from_the_others() {
        Standing before = standing();

        OF_THE_FIRST_SEAT.forEach((call, key) -> {
            HttpResponse<String> answer = called(call, jon.token);
            JsonNode said = Json.MAPPER.readTree(answer.body());
            assertThat(answer.statusCode()).as(call).isBetween(400, 403);
            assertThat(said.get("say").get("key").stringValue()).as(call).isEqualTo(key);
            assertThat(said.get("text").stringValue()).as(call).isNotBlank();
        });
        assertThat(standing()).isEqualTo(before);
    }
}
