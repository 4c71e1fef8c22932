package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.bots.Bots;
import boardroom.engine.Title;
import boardroom.games.Shelf;
import boardroom.server.house.Cast;
import boardroom.server.house.Catalogue;
import boardroom.server.proof.BrokenGameFile;
import boardroom.server.proof.Canonical;
import boardroom.server.proof.GameFile;
import boardroom.server.proof.GameFileReader;
import boardroom.server.table.Verification;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A game of every title from its promise to its file, and back. */
class GameFileTest {
    private static final Catalogue CATALOGUE =
            new Catalogue(Shelf.titles(), new Cast(Bots.all()), Limits.DEFAULT.weight());

    static Stream<Title> titles() {
        return Shelf.titles().stream();
    }

    @ParameterizedTest
    @MethodSource("titles")
    void a_game_is_promised_before_anybody_acts_proven_by_its_file_and_shown_elsewhere(Title title, @TempDir Path data)
            throws BrokenGameFile {
        String file;
        JsonNode film;
        try (BoardroomServer server = BoardroomServer.start(config(data.resolve("here")));
                TestClient mira = TestClient.join(server.port(), "Mira")) {
            String table = mira.table(
                    "{\"game\":\"" + title.id()
                            + "\",\"seats\":3,\"bots\":{\"1\":\"random\",\"2\":\"random\"},\"options\":{\"tableClock\":\"none\"}}");
            mira.command("open", table);
            assertThat(info(mira, table).get("commitment").isNull()).isTrue();

            mira.command("start", table);
            JsonNode dealt = info(mira, table);
            assertThat(dealt.get("revealed").isNull()).isTrue();
            assertThat(export(mira, table).statusCode()).isEqualTo(403);
            mira.command("leave", table);
            mira.command("sit-in", table, "\"seat\":0", "\"bot\":\"random\"");
            mira.awaitUpdate(table, u -> !u.get("result").isNull());

            JsonNode revealed = info(mira, table).get("revealed");
            file = export(mira, table).body();
            film = film(mira, table);
            GameFile read = GameFileReader.read(file.getBytes(StandardCharsets.UTF_8));
            Verification verification = Verification.of(read, CATALOGUE);

            assertThat(verification.isProven())
                    .as("%s", verification.findings())
                    .isTrue();
            assertThat(read.commitment()).isEqualTo(dealt.get("commitment").stringValue());
            assertThat(Canonical.hash(revealed.get("words").stringValue())).isEqualTo(read.commitment());
            assertThat(revealed.get("seed").stringValue()).isEqualTo(read.seed());
            assertThat(revealed.get("salt").stringValue()).isEqualTo(read.salt());
        }
        try (BoardroomServer server = BoardroomServer.start(config(data.resolve("there")));
                TestClient jon = TestClient.join(server.port(), "Jon")) {
            HttpResponse<String> brought = jon.call("POST", "/api/imports", file);

            assertThat(brought.statusCode()).as(brought.body()).isEqualTo(201);
            JsonNode table = TestClient.json(brought);
            assertThat(table.get("imported").booleanValue()).isTrue();
            assertThat(table.get("stage").stringValue()).isEqualTo("over");
            assertThat(table.get("seats").get(0).get("name").stringValue()).isEqualTo("Mira");
            assertThat(table.get("seats").valueStream().map(chair -> chair.get("guest")))
                    .allMatch(JsonNode::isNull);
            String id = table.get("id").stringValue();
            assertThat(film(jon, id)).isEqualTo(film);
            assertThat(export(jon, id).body()).isEqualTo(file);
        }
    }

    private static ServerConfig config(Path data) {
        return ServerConfig.of(data, Shelf.titles(), Bots.all())
                .at("127.0.0.1", 0)
                .withTimeScale(0.001)
                .withLimits(Limits.NONE);
    }

    /** What all eyes see, wherever it is shown. */
    private static JsonNode film(TestClient who, String table) {
        JsonNode film = TestClient.json(who.call("GET", "/api/tables/" + table + "/film/open", null));
        ((ObjectNode) film).remove("table");
        return film;
    }

    private static JsonNode info(TestClient who, String table) {
        return TestClient.json(who.call("GET", "/api/tables/" + table, null));
    }

    private static HttpResponse<String> export(TestClient who, String table) {
        return who.call("GET", "/api/tables/" + table + "/export", null);
    }
}
