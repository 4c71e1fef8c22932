package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/** Mira and Jon at a table of one short round, and Ada, who does not sit there. */
@SuppressWarnings("NullAway.Init")
abstract class TwoAndAnother extends TwoAtATable {
    TestClient ada;

    @Override
    String wish() {
        return "{\"game\":\"tiny-bids\",\"seats\":2,\"options\":{\"clock\":false,\"rounds\":1}}";
    }

    @BeforeEach
    void somebodyElseComes() {
        ada = TestClient.join(server.port(), "Ada");
    }

    @AfterEach
    void somebodyElseGoes() {
        ada.close();
    }

    void start() {
        assertThat(mira.command("start", table).get("ok").booleanValue()).isTrue();
    }

    void bid(TestClient who) {
        who.command("move", table, "\"decision\":\"round-0\"", "\"move\":{\"type\":\"bid\",\"coins\":1}");
    }

    void end() {
        bid(mira);
        bid(jon);
        mira.await(f -> TestClient.type(f, "table")
                && "over".equals(f.get("table").get("stage").stringValue()));
    }
}
