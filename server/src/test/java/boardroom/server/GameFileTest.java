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

/** A game of every title from its promise to its file, and back. */
class GameFileTest {
    private static final Catalogue CATALOGUE =
            new Catalogue(Shelf.titles(), new Cast(Bots.all()), Limits.DEFAULT.weight());

    static Stream<Title> titles() {
        return Shelf.titles().stream();
    }

    @ParameterizedTest
    @MethodSource("titles")
    void a_game_is_promised_before_anybody_acts_and_proven_by_its_file(Title title, @TempDir Path data)
            throws BrokenGameFile {
        ServerConfig config = ServerConfig.of(data, Shelf.titles(), Bots.all())
                .at("127.0.0.1", 0)
                .withTimeScale(0.001)
                .withLimits(Limits.NONE);
        try (BoardroomServer server = BoardroomServer.start(config);
                TestClient mira = TestClient.join(server.port(), "Mira")) {
            String table = mira.table("{\"game\":\"%s\",\"seats\":3,\"bots\":{\"1\":\"random\",\"2\":\"random\"}}"
                    .formatted(title.id()));
            mira.command("open", table);
            assertThat(info(mira, table).get("commitment").isNull()).isTrue();

            mira.command("start", table);
            JsonNode dealt = info(mira, table);
            assertThat(dealt.get("revealed").isNull()).isTrue();
            assertThat(export(mira, table).statusCode()).isEqualTo(403);
            mira.command("leave", table);
            mira.command("sit-in", table, "\"seat\":0", "\"bot\":\"random\"");
            mira.awaitUpdate(table, u -> !u.get("result").isNull());

            HttpResponse<String> exported = export(mira, table);
            JsonNode revealed = info(mira, table).get("revealed");
            assertThat(exported.statusCode()).as(exported.body()).isEqualTo(200);
            GameFile file = GameFileReader.read(exported.body().getBytes(StandardCharsets.UTF_8));
            Verification verification = Verification.of(file, CATALOGUE);

            assertThat(verification.isProven()).as("%s", verification.findings()).isTrue();
            assertThat(file.commitment()).isEqualTo(dealt.get("commitment").stringValue());
            assertThat(Canonical.hash(revealed.get("words").stringValue())).isEqualTo(file.commitment());
            assertThat(revealed.get("seed").stringValue()).isEqualTo(file.seed());
            assertThat(revealed.get("salt").stringValue()).isEqualTo(file.salt());
        }
    }

    private static JsonNode info(TestClient who, String table) {
        return TestClient.json(who.call("GET", "/api/tables/" + table, null));
    }

    private static HttpResponse<String> export(TestClient who, String table) {
        return who.call("GET", "/api/tables/" + table + "/export", null);
    }
}
