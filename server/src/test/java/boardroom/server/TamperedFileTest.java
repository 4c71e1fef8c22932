package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import boardroom.bots.Bots;
import boardroom.engine.Json;
import boardroom.server.house.Cast;
import boardroom.server.house.Catalogue;
import boardroom.server.proof.BrokenGameFile;
import boardroom.server.proof.GameFileReader;
import boardroom.server.proof.GameFiles;
import boardroom.server.table.Verification;
import boardroom.server.tiny.TinyBids;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.JsonPointer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Files of games that somebody changed, or that are none: each is told what is wrong with it. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@SuppressWarnings("NullAway.Init")
class TamperedFileTest {
    private static final Catalogue CATALOGUE =
            new Catalogue(List.of(TinyBids.TITLE), new Cast(Bots.all()), Limits.DEFAULT.weight());

    /** Two bids for each of two prizes, of which one was taken back. */
    private static final int ENTRIES = 6;

    private BoardroomServer server;
    private TestClient mira;
    private TestClient jon;
    private String table;
    private String whole;

    @BeforeAll
    void play(@TempDir Path data) {
        server = BoardroomServer.start(TestServer.config(data).withLimits(Limits.NONE));
        mira = TestClient.join(server.port(), "Mira");
        jon = TestClient.join(server.port(), "Jon");
        table = mira.dealt(jon, "{\"game\":\"tiny-bids\",\"seats\":2,\"options\":{\"rounds\":2,\"clock\":false}}");
        bid(mira, 0, 3);
        mira.command("take-back", table);
        bid(mira, 0, 2);
        bid(jon, 0, 1);
        bid(mira, 1, 1);
        bid(jon, 1, 0);
        mira.awaitUpdate(table, u -> !u.get("result").isNull());
        whole = mira.call("GET", "/api/tables/" + table + "/export", null).body();
    }

    @AfterAll
    void goHome() {
        mira.close();
        jon.close();
        server.close();
    }

    private void bid(TestClient who, int round, int coins) {
        who.command(
                "move",
                table,
                "\"decision\":\"round-" + round + "\"",
                "\"move\":{\"type\":\"bid\",\"coins\":" + coins + "}");
    }

    /** The file with something else at this place; {@code nothing}: with nothing there. */
    private ObjectNode changed(String place, String value) {
        ObjectNode file = (ObjectNode) Json.MAPPER.readTree(whole);
        JsonPointer at = JsonPointer.compile(place);
        JsonNode in = file.at(at.head());
        assertThat(in.isMissingNode()).as(place).isFalse();
        String name = at.last().getMatchingProperty();
        if (in instanceof ArrayNode array) array.set(at.last().getMatchingIndex(), Json.MAPPER.readTree(value));
        else if (value.equals("nothing")) ((ObjectNode) in).remove(name);
        else ((ObjectNode) in).set(name, Json.MAPPER.readTree(value));
        return file;
    }

    private static List<String> wrong(JsonNode file, boolean resealed) throws BrokenGameFile {
        var read = GameFileReader.read(Json.MAPPER.writeValueAsBytes(file));
        var looked = resealed ? GameFileReader.read(GameFiles.write(read)) : read;
        return Verification.of(looked, CATALOGUE).findings().stream()
                .filter(finding -> finding.verdict() != Verification.Verdict.FITS)
                .map(finding -> finding.say().key())
                .toList();
    }

    @Test
    void the_file_as_it_was_written_is_proven() throws BrokenGameFile {
        JsonNode file = Json.MAPPER.readTree(whole);

        assertThat(file.get("journal").size()).isEqualTo(ENTRIES);
        assertThat(wrong(file, false)).isEmpty();
    }

    /** The last column is what is wrong still when whoever changed it made the digest anew. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', nullValues = "-", textBlock = """
            /table                   | "another"                          | proof.other-commitment
            /game                    | "chess"                            | proof.other-commitment,proof.game-unknown
            /rules                   | 2                                  | proof.other-commitment,proof.other-rules
            /box/version             | 7                                  | proof.other-commitment,proof.other-rules
            /box/hash                | "{hash}"                           | proof.other-commitment,proof.box
            /box/changed             | {"id":"tiny-bids"}                 | proof.box
            /guided                  | true                               | -
            /origin                  | {"table":"t","number":3}           | proof.other-commitment
            /started                 | 5                                  | -
            /options/rounds          | 1                                  | proof.other-commitment,proof.after-the-end
            /options/rounds          | 3                                  | proof.other-commitment,proof.checkpoint
            /options/rounds          | -5                                 | proof.other-commitment,options.value
            /options/colour          | "red"                              | proof.other-commitment,options.unknown
            /seats/0/guest           | "somebody"                         | proof.other-commitment
            /seats/0                 | {"bot":"greedy","name":"Mira"}     | proof.other-commitment
            /seats/0/name            | "Maria"                            | -
            /seed                    | "4711"                             | proof.other-commitment,proof.checkpoint
            /salt                    | "{hash}"                           | proof.other-commitment
            /commitment              | "{hash}"                           | proof.other-commitment
            /journal/0/at            | 7                                  | -
            /journal/5/played        | 99999999                           | -
            /journal/3/act/move/coins| 9                                  | proof.checkpoint
            /journal/3/act/move/coins| 90                                 | proof.refused
            /journal/3/act/seat      | 0                                  | proof.refused
            /journal/3/act/seat      | 5                                  | proof.unknown-seat
            /journal/3/act/move/type | "leap"                             | proof.entry-unreadable
            /journal/3/act/act       | "conjured"                         | proof.entry-unreadable
            /journal/1/act/to        | 1                                  | proof.nothing-to-undo
            /journal/1/act/seat      | 1                                  | proof.nothing-to-undo
            /journal/3/act           | {"act":"reshuffled","seat":0,"seed":3} | proof.other-commitment,proof.guess
            /journal/3/act           | {"act":"bot-sat-in","seat":0,"bot":"greedy"} | proof.refused
            /journal/3/act           | {"act":"paused","seat":0}          | proof.held
            /checkpoints/0/hash      | "000000"                           | proof.checkpoint
            /checkpoints             | []                                 | -
            /result/together         | true                               | proof.other-result
            /result                  | nothing                            | proof.other-result
            """)
    void whatever_is_changed_is_noticed(String place, String value, String wrong) throws BrokenGameFile {
        ObjectNode file = changed(place, value.replace("{hash}", "ab".repeat(32)));

        assertThat(wrong(file, false)).contains("proof.changed");
        assertThat(String.join(",", wrong(file, true))).isEqualTo(wrong == null ? "" : wrong);
    }

    @Test
    void what_was_dealt_without_a_promise_is_played_again_but_not_proven() throws BrokenGameFile {
        ObjectNode file = changed("/salt", "nothing");
        file.remove("commitment");

        assertThat(wrong(file, true)).containsExactly("proof.no-commitment");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            /version                 | 2                    | file.version  | This file has the form 2.
            /version                 | "1"                  | file.shape    | version
            /format                  | "chess"              | file.foreign  | no game
            /table                   | "../up"              | file.shape    | table
            /seed                    | 5                    | file.shape    | seed
            /seed                    | "99999999999999999999" | file.shape  | seed
            /salt                    | nothing              | file.shape    | salt
            /seats                   | []                   | file.shape    | seats
            /seats/1/name            | "\\u202Ejon"         | file.shape    | seats[1].name
            /seats/1/bot             | "greedy"             | file.shape    | seats[1]
            /seats/1/colour          | "red"                | file.shape    | seats[1].colour
            /journal/2/number        | 7                    | file.shape    | journal[2].number
            /journal/2/act           | "moved"              | file.shape    | journal[2].act
            /journal/2/played        | -1                   | file.shape    | journal[2].played
            /journal/2               | null                 | file.foreign  | no game
            /checkpoints/0/number    | 99                   | file.shape    | checkpoints[0].number
            /options                 | []                   | file.shape    | options
            /extra                   | 1                    | file.shape    | extra
            """)
    void a_file_of_another_shape_is_refused_with_the_place(String place, String value, String key, String sentence) {
        byte[] file = Json.MAPPER.writeValueAsBytes(changed(place, value));

        assertThatThrownBy(() -> GameFileReader.read(file)).isInstanceOfSatisfying(BrokenGameFile.class, broken -> {
            assertThat(broken.say().key()).isEqualTo(key);
            assertThat(CATALOGUE.text(broken.say())).contains(sentence);
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "[]", "null", "7", "{\"format\":\"boardroom-game\"}", "{\"format\":{}}", "\u0000"})
    void what_is_no_game_at_all_is_refused(String text) {
        assertThatThrownBy(() -> GameFileReader.read(text.getBytes(StandardCharsets.UTF_8)))
                .isInstanceOf(BrokenGameFile.class);
        assertThat(mira.call("POST", "/api/imports", text).statusCode()).isEqualTo(400);
    }

    @Test
    void a_file_that_is_nested_without_end_is_refused() {
        String deep = "{\"format\":\"boardroom-game\",\"version\":1,\"table\":" + "[".repeat(100_000);

        assertThatThrownBy(() -> GameFileReader.read(deep.getBytes(StandardCharsets.UTF_8)))
                .isInstanceOf(BrokenGameFile.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/seed", "/journal/3/act/move/coins", "/result/together"})
    void a_changed_game_is_not_taken_in(String place) {
        String value = place.equals("/seed") ? "\"4711\"" : place.equals("/result/together") ? "true" : "9";

        HttpResponse<String> answer =
                mira.call("POST", "/api/imports", changed(place, value).toString());

        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.body()).contains("proof.changed");
    }

    @Test
    void an_imported_game_is_nobodys_and_counts_for_nobody() {
        String brought = mira.call("POST", "/api/imports", whole).body();
        String id = Json.MAPPER.readTree(brought).get("id").stringValue();
        String played = mira.call("GET", "/api/me/games", null).body();

        assertThat(brought).doesNotContain("\"guest\":\"" + mira.id, "\"guest\":\"" + jon.id);
        assertThat(Json.MAPPER.readTree(played).get("played").toString()).doesNotContain(id);
        assertThat(mira.call("GET", "/api/lobby", null).body()).doesNotContain(id);
        mira.command("open", id);
        assertThat(mira.command("rematch", id).get("ok").booleanValue()).isFalse();
    }

    @Test
    void of_many_games_somebody_brings_the_last_ten_are_kept() {
        TestClient lea = TestClient.join(server.port(), "Lea");
        String first = Json.MAPPER
                .readTree(lea.call("POST", "/api/imports", whole).body())
                .get("id")
                .stringValue();
        for (int i = 0; i < 9; i++) lea.call("POST", "/api/imports", whole);
        assertThat(lea.call("GET", "/api/tables/" + first, null).statusCode()).isEqualTo(200);

        lea.call("POST", "/api/imports", whole);

        assertThat(lea.call("GET", "/api/tables/" + first, null).statusCode()).isEqualTo(404);
        lea.close();
    }
}
