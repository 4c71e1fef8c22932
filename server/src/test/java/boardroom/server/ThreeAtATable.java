package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Title;
import boardroom.server.tiny.TinyBids;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Mira, the host, Jon and Ada, in a house whose time the test holds in its hand and that finds nobody too fast. */
@SuppressWarnings("NullAway.Init")
abstract class ThreeAtATable {
    static final long ANSWER_WITHIN = 20_000;

    @TempDir
    Path data;

    final HandTime time = new HandTime();
    private List<Title> titles = List.of(TinyBids.TITLE);
    BoardroomServer server;
    TestClient mira;
    TestClient jon;
    TestClient ada;
    String table;

    /** They sit down, and it is dealt. */
    void deal(List<Title> games, String wish) {
        titles = games;
        server = TestServer.patient(data, titles, time);
        mira = TestClient.join(server.port(), "Mira");
        jon = TestClient.join(server.port(), "Jon");
        ada = TestClient.join(server.port(), "Ada");
        table = mira.seated(jon, wish);
        ada.command("open", table);
        ada.command("sit", table, "\"seat\":2");
        done(mira.command("start", table));
        for (TestClient each : people()) each.lastUpdate(table);
    }

    @AfterEach
    void goHome() {
        for (TestClient each : people()) each.close();
        server.close();
    }

    /** The house opens again after it was closed, and all come back. */
    void reopen() {
        server.close();
        server = TestServer.patient(data, titles, time);
        mira = mira.again(server.port());
        jon = jon.again(server.port());
        ada = ada.again(server.port());
        for (TestClient each : people()) each.command("open", table);
    }

    /** In seat order. */
    List<TestClient> people() {
        return List.of(mira, jon, ada);
    }

    /** Everybody has heard of what happened: the answer comes after it. */
    void settle() {
        for (TestClient each : people()) each.command("preview", table, "\"move\":{}");
    }

    /** What is being asked; a null node: nothing. */
    JsonNode asked() {
        return TestClient.json(mira.call("GET", "/api/tables/" + table, null)).get("asked");
    }

    JsonNode answers(TestClient who, boolean agree) {
        return who.command("answer-back", table, "\"agree\":" + agree);
    }

    static void done(JsonNode answer) {
        assertThat(answer.get("ok").booleanValue()).as("%s", answer).isTrue();
    }

    static void refused(JsonNode answer, String key) {
        assertThat(answer.get("ok").booleanValue()).as("%s", answer).isFalse();
        assertThat(answer.get("say").get("key").stringValue()).isEqualTo(key);
    }
}
