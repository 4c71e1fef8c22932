package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Title;
import boardroom.games.Shelf;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** An offer to the whole table of Ship Shape over the wire: people first, closed by its clock, and there after a kill. */
class OpenOfferTest extends TwoAtATable {
    private static final String SHIP_SHAPE =
            "{\"game\":\"ship-shape\",\"seats\":3,\"options\":{\"firstHolder\":\"first-seat\"}}";
    private static final String NOTHING = "{\"tokens\":{\"organic\":0,\"mineral\":0,\"technological\":0,"
            + "\"specialty\":0},\"supplies\":[],\"transports\":[]}";
    private static final String INVITES = "{\"type\":\"offer\",\"give\":" + NOTHING + ",\"want\":" + NOTHING + "}";
    private static final String DECLINES = "{\"type\":\"decline\"}";
    private static final int PEOPLE_FIRST = 8_000;
    private static final int ANSWER_CLOCK = 25_000;
    private static final int BOT_SLOWEST = 3_000;

    @Override
    List<Title> titles() {
        return Shelf.titles();
    }

    @Override
    String wish() {
        return SHIP_SHAPE;
    }

    @BeforeEach
    void miraAsksAll() {
        mira.command("seat-bot", table, "\"seat\":2", "\"bot\":\"greedy\"");
        mira.command("start", table);
        mira.lastUpdate(table);
        move(mira, table, INVITES);
        settle(mira);
    }

    private static JsonNode move(TestClient who, String table, String move) {
        String decision = who.lastUpdate(table).get("prompt").get("decision").toString();
        return who.command("move", table, "\"decision\":" + decision, "\"move\":" + move);
    }

    private void pass(long millis) {
        time.pass(millis);
        settle(mira);
    }

    private static JsonNode talk(JsonNode update) {
        return update.get("view").get("talks").get(0);
    }

    private static String owing(JsonNode update) {
        return talk(update).get("owing").toString();
    }

    @Test
    void the_bot_waits_for_the_person_and_answers_at_once_after_it() {
        pass(PEOPLE_FIRST - 1);
        assertThat(owing(mira.lastUpdate(table))).isEqualTo("[1,2]");

        move(jon, table, DECLINES);
        settle(mira);
        pass(BOT_SLOWEST);

        JsonNode answered = mira.awaitLatest(table, u -> owing(u).equals("[]"));
        assertThat(talk(answered).get("answers").get(0).get("seat").intValue()).isEqualTo(1);
    }

    @Test
    void the_bot_does_not_wait_for_ever_and_the_clock_declines_for_who_is_silent() {
        pass(PEOPLE_FIRST);
        mira.awaitLatest(table, u -> owing(u).equals("[1]"));

        pass(ANSWER_CLOCK);

        JsonNode closed = mira.awaitLatest(table, u -> owing(u).equals("[]"));
        assertThat(closed.get("owes").toString())
                .as("the active firm is on again")
                .isEqualTo("[0]");
    }

    @Test
    void an_offer_stands_open_after_a_kill_and_is_answered_then(@TempDir Path folder) {
        TestClient offerer;
        TestClient asked;
        String theirs;
        try (ServerProcess house = ServerProcess.start(folder, 1)) {
            offerer = TestClient.join(house.port, "Mira");
            asked = TestClient.join(house.port, "Jon");
            theirs = offerer.dealt(asked, SHIP_SHAPE.replace("\"seats\":3", "\"seats\":2"));
            move(offerer, theirs, INVITES);
            house.kill();
        }
        try (ServerProcess house = ServerProcess.start(folder, 1);
                TestClient mira = offerer.again(house.port);
                TestClient jon = asked.again(house.port)) {
            mira.command("open", theirs);
            jon.command("open", theirs);
            JsonNode found = jon.lastUpdate(theirs);
            assertThat(owing(found)).isEqualTo("[1]");
            assertThat(found.get("owes").toString()).isEqualTo("[1]");

            JsonNode answer = move(jon, theirs, DECLINES);

            assertThat(answer.get("ok").booleanValue()).as("%s", answer).isTrue();
            JsonNode closed = mira.awaitLatest(theirs, u -> owing(u).equals("[]"));
            assertThat(talk(closed).get("open").booleanValue()).isFalse();
            assertThat(closed.get("view").get("offersLeft").intValue()).isEqualTo(2);
        }
    }
}
