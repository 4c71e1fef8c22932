package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Whether hints may be asked for is the table's to say: against bots they may, among people only if the host says so. */
class CoachTest extends TwoAtATable {
    @Override
    String wish() {
        return "{\"game\":\"tiny-bids\",\"seats\":2,\"options\":{\"clock\":false}}";
    }

    private static void refused(JsonNode answer, String key) {
        assertThat(answer.get("ok").booleanValue()).as("%s", answer).isFalse();
        assertThat(answer.get("say").get("key").stringValue()).isEqualTo(key);
    }

    private JsonNode table(String id) {
        return TestClient.json(mira.call("GET", "/api/tables/" + id, null));
    }

    private void setUp(String coach) {
        JsonNode answer = mira.command("set-up", table, "\"options\":{\"clock\":false,\"coach\":\"" + coach + "\"}");
        assertThat(answer.get("ok").booleanValue()).as("%s", answer).isTrue();
    }

    @Test
    void among_people_nobody_is_advised_unless_the_host_says_so() {
        assertThat(table(table).get("coached").booleanValue()).isFalse();
        mira.command("start", table);

        refused(mira.command("advise", table), "advice.off");
    }

    @Test
    void the_host_switches_it_on_before_the_start_and_it_outlasts_a_restart() {
        setUp("on");
        assertThat(table(table).get("coached").booleanValue()).isTrue();
        assertThat(table(table).get("options").get("coach").stringValue()).isEqualTo("on");
        mira.command("start", table);
        server.close();
        reopen();
        mira.command("open", table);

        assertThat(mira.command("advise", table).has("advice")).isTrue();
    }

    @Test
    void against_bots_it_is_on_unless_the_host_says_otherwise() {
        String against = mira.table("{\"game\":\"tiny-bids\",\"seats\":2,\"bots\":{\"1\":\"greedy\"},\"start\":true}");
        String without = mira.table("{\"game\":\"tiny-bids\",\"seats\":2,\"bots\":{\"1\":\"greedy\"},"
                + "\"options\":{\"coach\":\"off\"},\"start\":true}");

        assertThat(mira.command("advise", against).has("advice")).isTrue();
        refused(mira.command("advise", without), "advice.off");
    }

    @Test
    void it_is_offered_with_every_game_and_only_as_it_is() {
        JsonNode games = TestClient.json(mira.call("GET", "/api/games", null));
        for (JsonNode game : games) {
            JsonNode coach = game.get("options").get(game.get("options").size() - 2);
            assertThat(coach.get("id").stringValue()).isEqualTo("coach");
            assertThat(coach.get("text").stringValue()).isNotBlank();
        }
        refused(mira.command("set-up", table, "\"options\":{\"coach\":\"loud\"}"), "options.value");
        refused(mira.command("set-up", table, "\"options\":{\"couch\":\"on\"}"), "options.unknown");
    }
}
