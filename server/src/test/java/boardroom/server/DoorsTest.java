package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Json;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The doors of a table: who finds it, and who may look on. */
class DoorsTest extends TwoAndAnother {
    private static String refusal(JsonNode answer) {
        assertThat(answer.get("ok").booleanValue()).as("%s", answer).isFalse();
        return answer.get("say").get("key").stringValue();
    }

    private static boolean isDone(JsonNode answer) {
        return answer.get("ok").booleanValue();
    }

    private JsonNode table() {
        return TestClient.json(TestClient.call(server.port(), "GET", "/api/tables/" + table, null, null));
    }

    private void shut() {
        assertThat(isDone(mira.command("doors", table, "\"watching\":false"))).isTrue();
    }

    private HttpResponse<String> film(TestClient who, String eyes) {
        return who.call("GET", "/api/tables/" + table + "/film/" + eyes, null);
    }

    @Test
    void a_table_is_private_and_can_be_watched_unless_the_host_says_otherwise() {
        assertThat(table().get("door").stringValue()).isEqualTo("private");
        assertThat(table().get("watching").booleanValue()).isTrue();

        assertThat(refusal(jon.command("doors", table, "\"door\":\"open\""))).isEqualTo("table.host-only");
        assertThat(isDone(mira.command("doors", table, "\"door\":\"open\""))).isTrue();
        shut();

        assertThat(table().get("door").stringValue()).isEqualTo("open");
        assertThat(table().get("watching").booleanValue()).isFalse();
        JsonNode told = jon.await(f ->
                TestClient.type(f, "table") && !f.get("table").get("watching").booleanValue());
        assertThat(told.get("table").get("door").stringValue()).isEqualTo("open");
    }

    @Test
    void a_table_can_be_made_with_its_doors_and_a_guided_one_cannot() {
        String open = mira.table(
                "{\"game\":\"tiny-bids\",\"seats\":2,\"door\":\"open\",\"watching\":false,\"options\":{\"clock\":false}}");
        JsonNode made = TestClient.json(mira.call("GET", "/api/tables/" + open, null));

        assertThat(made.get("door").stringValue()).isEqualTo("open");
        assertThat(made.get("watching").booleanValue()).isFalse();
        assertThat(mira.call("POST", "/api/tables", "{\"game\":\"tiny-bids\",\"door\":\"ajar\"}")
                        .statusCode())
                .isEqualTo(400);
        HttpResponse<String> guided =
                mira.call("POST", "/api/tables", "{\"game\":\"tiny-bids\",\"guide\":true,\"door\":\"open\"}");
        assertThat(TestClient.json(guided).get("say").get("key").stringValue()).isEqualTo("guide.alone");
    }

    @Test
    void the_doors_outlast_a_restart_and_stay_for_the_rematch() {
        mira.command("doors", table, "\"door\":\"open\"");
        shut();
        server.close();
        reopen();
        assertThat(table().get("door").stringValue()).isEqualTo("open");
        assertThat(table().get("watching").booleanValue()).isFalse();

        mira.command("open", table);
        start();
        end();
        table = mira.command("rematch", table).get("table").stringValue();
        assertThat(table().get("door").stringValue()).isEqualTo("open");
        assertThat(table().get("watching").booleanValue()).isFalse();
    }

    @Test
    void with_watching_off_one_may_come_before_the_start_but_not_look_on_after_it() {
        shut();
        assertThat(isDone(ada.command("open", table))).isTrue();
        start();

        JsonNode gone = ada.await(f -> TestClient.type(f, "gone"));
        assertThat(gone.get("table").stringValue()).isEqualTo(table);
        assertThat(gone.get("say").get("key").stringValue()).isEqualTo("table.watching-off");
        assertThat(refusal(ada.command("open", table))).isEqualTo("table.watching-off");
        assertThat(refusal(ada.command("say", table, "\"text\":\"hello\""))).isEqualTo("table.watching-off");
        assertThat(ada.frames()).noneMatch(frame -> frame.startsWith("{\"type\":\"update\""));
        assertThat(film(ada, "watch").statusCode()).isEqualTo(403);
        assertThat(film(ada, "watch").body()).contains("table.watching-off");
        try (TestClient nobody = TestClient.watcher(server.port())) {
            assertThat(refusal(nobody.command("open", table))).isEqualTo("table.watching-off");
        }
    }

    @Test
    void those_who_watch_are_sent_away_when_the_host_closes_and_hear_nothing_more() {
        ada.command("open", table);
        start();
        ada.lastUpdate(table);
        shut();
        ada.await(f -> TestClient.type(f, "gone"));
        int heard = ada.frames().size();

        mira.command("move", table, "\"decision\":\"round-0\"", "\"move\":{\"type\":\"bid\",\"coins\":1}");
        settle(mira);
        assertThat(refusal(ada.command("open", table))).isEqualTo("table.watching-off");
        assertThat(ada.frames()).hasSize(heard + 1);

        mira.command("doors", table, "\"watching\":true");
        assertThat(isDone(ada.command("open", table))).as("open again").isTrue();
    }

    @Test
    void nobody_who_sits_there_is_ever_kept_out() {
        shut();
        start();
        assertThat(isDone(jon.command("close", table))).isTrue();
        assertThat(isDone(jon.command("open", table))).isTrue();
        assertThat(film(jon, "1").statusCode()).isEqualTo(200);
        server.close();
        reopen();
        assertThat(isDone(jon.command("open", table))).isTrue();
    }

    @Test
    void after_the_end_only_those_who_sat_there_see_what_was_played_behind_closed_doors() {
        shut();
        start();
        end();

        assertThat(film(jon, "open").statusCode()).isEqualTo(200);
        assertThat(film(ada, "open").statusCode()).isEqualTo(403);
        assertThat(refusal(ada.command("open", table))).isEqualTo("table.watching-off");
        assertThat(refusal(ada.command("hindsight", table, "\"seat\":0", "\"entry\":1")))
                .isEqualTo("table.watching-off");
        HttpResponse<String> branch = ada.call(
                "POST",
                "/api/tables",
                "{\"game\":\"tiny-bids\",\"from\":{\"table\":\"" + table + "\",\"number\":0,\"seat\":0}}");
        assertThat(TestClient.json(branch).get("say").get("key").stringValue()).isEqualTo("table.watching-off");
        mira.command("doors", table, "\"watching\":true");
        assertThat(film(ada, "open").statusCode()).isEqualTo(200);
    }

    @Test
    void a_command_sent_again_changes_the_doors_once() {
        mira.commandWithId("d-1", "doors", table, "\"door\":\"open\"");
        mira.command("doors", table, "\"door\":\"private\"");
        assertThat(isDone(mira.commandWithId("d-1", "doors", table, "\"door\":\"open\"")))
                .isTrue();
        assertThat(table().get("door").stringValue()).isEqualTo("private");
        JsonNode bad = mira.command("doors", table, "\"door\":7");
        assertThat(refusal(bad)).isEqualTo("command.malformed");
        assertThat(Json.MAPPER.writeValueAsString(table())).contains("\"door\":\"private\"");
    }
}
