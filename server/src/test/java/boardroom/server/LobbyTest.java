package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Json;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The lobby: what waits for me, what I may come to, what is over, and what I have hidden or deleted. */
class LobbyTest extends TwoAndAnother {
    /** What everybody is told alike may be a second old. */
    private JsonNode lobby(@Nullable TestClient who) {
        time.pass(1_000);
        return TestClient.json(
                TestClient.call(server.port(), "GET", "/api/lobby", who == null ? null : who.token, null));
    }

    private static List<String> ids(JsonNode list) {
        List<String> ids = new ArrayList<>();
        for (JsonNode one : list) ids.add(one.get("table").get("id").stringValue());
        return ids;
    }

    private static JsonNode of(JsonNode list, String id) {
        for (JsonNode one : list) if (one.get("table").get("id").stringValue().equals(id)) return one;
        throw new AssertionError(id + " is not in " + list);
    }

    private static String problem(HttpResponse<String> response) {
        return TestClient.json(response).get("say").get("key").stringValue();
    }

    private void open() {
        assertThat(mira.command("doors", table, "\"door\":\"open\"").get("ok").booleanValue())
                .isTrue();
    }

    @Test
    void a_private_table_is_in_nobodys_lobby_but_of_those_who_sit_there() {
        String free = mira.table(wish());
        assertThat(lobby(ada).toString())
                .doesNotContain(table)
                .doesNotContain(free)
                .doesNotContain("Mira");
        assertThat(lobby(null).toString()).doesNotContain(table).doesNotContain(free);
        start();
        assertThat(lobby(ada).toString()).doesNotContain(table);
        assertThat(ada.call("GET", "/api/tables", null).body()).doesNotContain(table);
        end();
        assertThat(lobby(ada).toString()).doesNotContain(table);
        assertThat(ids(lobby(jon).get("finished").get("tables"))).containsExactly(table);
    }

    @Test
    void an_open_table_with_a_free_chair_is_there_for_everybody_who_does_not_sit_there() {
        String free = mira.table(wish().replace("{\"game\"", "{\"door\":\"open\",\"game\""));
        open();

        JsonNode found = of(lobby(ada).get("open"), free);
        assertThat(ids(lobby(ada).get("open"))).as("the other one is full").containsExactly(free);
        assertThat(found.get("table").get("seats").get(0).get("name").stringValue())
                .isEqualTo("Mira");
        assertThat(found.get("asked").isNull()).isTrue();
        assertThat(ids(lobby(null).get("open"))).containsExactly(free);
        assertThat(ids(lobby(mira).get("open"))).isEmpty();
        assertThat(ids(lobby(mira).get("mine"))).contains(free);
        ada.command("open", free);
        ada.command("sit", free, "\"seat\":1");
        assertThat(ids(lobby(jon).get("open"))).isEmpty();
        assertThat(ids(lobby(ada).get("mine"))).containsExactly(free);
    }

    @Test
    void an_open_game_is_shown_with_those_who_watch_as_long_as_they_may() {
        open();
        start();
        ada.command("open", table);
        JsonNode running = of(lobby(ada).get("running"), table);
        assertThat(running.get("table").get("watchers").intValue()).isEqualTo(1);
        assertThat(running.get("path").get("round").intValue()).isEqualTo(1);
        assertThat(running.has("asked")).isTrue();
        assertThat(running.get("asked").isNull())
                .as("what is asked is no business of others")
                .isTrue();
        assertThat(ids(lobby(jon).get("running"))).isEmpty();

        mira.command("doors", table, "\"watching\":false");
        assertThat(ids(lobby(ada).get("running"))).isEmpty();
        mira.command("doors", table, "\"watching\":true");
        end();
        assertThat(ids(lobby(ada).get("running"))).isEmpty();
    }

    @Test
    void a_table_waits_for_whoever_owes_a_move_with_what_is_asked_awake_and_after_a_restart() {
        start();
        JsonNode asked = of(lobby(jon).get("mine"), table).get("asked");
        assertThat(asked.get("kind").stringValue()).isEqualTo("move");
        assertThat(asked.get("sentence"))
                .isEqualTo(jon.lastUpdate(table).get("prompt").get("sentence"));
        assertThat(asked.has("left")).isFalse();
        bid(mira);
        assertThat(of(lobby(mira).get("mine"), table).get("asked").isNull()).isTrue();

        server.close();
        reopen();
        assertThat(of(lobby(mira).get("mine"), table).get("asked").isNull()).isTrue();
        assertThat(of(lobby(jon).get("mine"), table).get("asked").get("kind").stringValue())
                .isEqualTo("move");
        time.pass(600_000);
        assertThat(of(lobby(jon).get("mine"), table).get("asked").get("sentence"))
                .as("asleep again")
                .isEqualTo(asked.get("sentence"));
    }

    @Test
    void what_waits_for_me_comes_first_and_a_running_clock_tells_what_is_left() {
        String later = mira.table(wish());
        String timed = mira.dealt(jon, "{\"game\":\"tiny-bids\",\"seats\":2,\"options\":{\"clock\":true}}");
        assertThat(ids(lobby(mira).get("mine"))).hasSize(3).startsWith(timed);
        JsonNode asked = lobby(mira).get("mine").get(0).get("asked");
        assertThat(asked.get("left").longValue()).isPositive();
        assertThat(of(lobby(mira).get("mine"), later).get("asked").isNull()).isTrue();

        mira.command("pause", timed);
        assertThat(of(lobby(mira).get("mine"), timed).get("asked").isNull()).isTrue();
    }

    @Test
    void a_full_table_waits_for_its_host_to_start_it() {
        assertThat(of(lobby(mira).get("mine"), table).get("asked").get("kind").stringValue())
                .isEqualTo("start");
        assertThat(of(lobby(jon).get("mine"), table).get("asked").isNull()).isTrue();
        jon.command("stand", table);
        assertThat(of(lobby(mira).get("mine"), table).get("asked").isNull()).isTrue();
    }

    @Test
    void whoever_is_asked_to_let_a_move_go_back_is_waited_for() {
        table = mira.dealt(jon, "{\"game\":\"tiny-bids\",\"seats\":2,\"options\":{\"clock\":false,\"rounds\":3}}");
        bid(mira);
        bid(jon);
        mira.awaitUpdate(
                table,
                update -> update.get("prompt").get("decision").stringValue().equals("round-1"));
        assertThat(mira.command("ask-back", table).get("ok").booleanValue()).isTrue();

        JsonNode asked = of(lobby(jon).get("mine"), table).get("asked");
        assertThat(asked.get("kind").stringValue()).isEqualTo("back");
        assertThat(asked.get("by").intValue()).isZero();
        assertThat(asked.get("left").longValue()).isPositive();
    }

    @Test
    void finished_games_come_with_their_result_newest_first_page_by_page() {
        start();
        mira.command("move", table, "\"decision\":\"round-0\"", "\"move\":{\"type\":\"bid\",\"coins\":2}");
        bid(jon);
        mira.await(f -> TestClient.type(f, "table")
                && "over".equals(f.get("table").get("stage").stringValue()));
        String first = table;
        time.pass(60_000);
        table = mira.command("rematch", table).get("table").stringValue();
        mira.command("open", table);
        jon.command("open", table);
        start();
        end();

        JsonNode finished = lobby(mira).get("finished");
        assertThat(finished.get("all").intValue()).isEqualTo(2);
        assertThat(ids(finished.get("tables"))).containsExactly(table, first);
        JsonNode game = of(finished.get("tables"), first);
        assertThat(game.get("outcome").get("places")).hasSize(2);
        assertThat(game.get("outcome").get("headline").has("key")).isTrue();
        JsonNode best = game.get("outcome").get("places").get(0);
        assertThat(best.get("rank").intValue() == 1).isEqualTo(best.get("won").booleanValue());
        assertThat(game.get("place").intValue()).isEqualTo(best.get("rank").intValue());
        JsonNode page = TestClient.json(mira.call("GET", "/api/lobby/finished?from=1", null));
        assertThat(page.get("all").intValue()).isEqualTo(2);
        assertThat(ids(page.get("tables"))).containsExactly(first);
        for (String bad : List.of("-1", "x", "", "99999999999"))
            assertThat(mira.call("GET", "/api/lobby/finished?from=" + bad, null).statusCode())
                    .as(bad)
                    .isEqualTo(400);
        assertThat(TestClient.call(server.port(), "GET", "/api/lobby/finished", null, null)
                        .statusCode())
                .isEqualTo(401);
    }

    @Test
    void what_i_hide_is_gone_from_my_list_alone_until_i_show_it_again() {
        start();
        end();
        assertThat(mira.call("PUT", "/api/tables/" + table + "/hidden", null).statusCode())
                .isEqualTo(204);
        assertThat(mira.call("PUT", "/api/tables/" + table + "/hidden", null).statusCode())
                .isEqualTo(204);
        server.close();
        reopen();

        JsonNode lobby = lobby(mira);
        assertThat(lobby.get("finished").get("all").intValue()).isZero();
        assertThat(lobby.get("hidden").intValue()).isEqualTo(1);
        assertThat(ids(TestClient.json(mira.call("GET", "/api/lobby/hidden", null))
                        .get("tables")))
                .containsExactly(table);
        assertThat(mira.call("GET", "/api/tables", null).body()).doesNotContain(table);
        assertThat(ids(lobby(jon).get("finished").get("tables"))).containsExactly(table);
        assertThat(mira.call("GET", "/api/me/export", null).body()).contains("hidden", table);

        assertThat(mira.call("DELETE", "/api/tables/" + table + "/hidden", null).statusCode())
                .isEqualTo(204);
        assertThat(lobby(mira).get("hidden").intValue()).isZero();
        assertThat(ids(lobby(mira).get("finished").get("tables"))).containsExactly(table);
    }

    @Test
    void a_running_game_can_be_hidden_too_but_no_table_of_others() {
        start();
        jon.call("PUT", "/api/tables/" + table + "/hidden", null);
        assertThat(ids(lobby(jon).get("mine"))).isEmpty();
        assertThat(ids(lobby(mira).get("mine"))).containsExactly(table);

        assertThat(problem(ada.call("PUT", "/api/tables/" + table + "/hidden", null)))
                .isEqualTo("seat.none");
        HttpResponse<String> nothing = ada.call("PUT", "/api/tables/nothing/hidden", null);
        assertThat(nothing.statusCode()).isEqualTo(404);
        assertThat(TestClient.call(server.port(), "PUT", "/api/tables/" + table + "/hidden", null, null)
                        .statusCode())
                .isEqualTo(401);
    }

    @Test
    void the_host_deletes_a_table_that_never_started_and_everybody_there_is_told() {
        assertThat(problem(jon.call("DELETE", "/api/tables/" + table, null))).isEqualTo("table.host-only");
        assertThat(mira.call("DELETE", "/api/tables/" + table, null).statusCode())
                .isEqualTo(204);

        JsonNode gone = jon.await(f -> TestClient.type(f, "gone"));
        assertThat(gone.get("say").get("key").stringValue()).isEqualTo("table.deleted");
        assertThat(mira.call("GET", "/api/tables/" + table, null).statusCode()).isEqualTo(404);
        assertThat(ids(lobby(jon).get("mine"))).isEmpty();
        assertThat(mira.call("DELETE", "/api/tables/" + table, null).statusCode())
                .isEqualTo(404);
        server.close();
        reopen();
        assertThat(mira.call("GET", "/api/tables/" + table, null).statusCode()).isEqualTo(404);
    }

    @Test
    void no_game_is_deleted_under_others_but_one_against_bots_at_any_time() {
        start();
        assertThat(problem(mira.call("DELETE", "/api/tables/" + table, null))).isEqualTo("table.others-here");
        assertThat(problem(ada.call("DELETE", "/api/tables/" + table, null))).isEqualTo("table.host-only");
        end();
        assertThat(problem(mira.call("DELETE", "/api/tables/" + table, null))).isEqualTo("table.others-here");
        assertThat(mira.call("GET", "/api/tables/" + table, null).statusCode()).isEqualTo(200);

        String alone = mira.table(
                "{\"game\":\"tiny-bids\",\"seats\":2,\"bots\":{\"1\":\"random\"},\"options\":{\"clock\":false},\"start\":true}");
        assertThat(mira.call("DELETE", "/api/tables/" + alone, null).statusCode())
                .isEqualTo(204);
        assertThat(ids(lobby(mira).get("mine"))).isEmpty();
    }

    @Test
    void a_rematch_that_was_deleted_is_made_anew() {
        start();
        end();
        String next = mira.command("rematch", table).get("table").stringValue();
        mira.call("DELETE", "/api/tables/" + next, null);

        String again = jon.command("rematch", table).get("table").stringValue();
        assertThat(again).isNotEqualTo(next);
        assertThat(jon.call("GET", "/api/tables/" + again, null).statusCode()).isEqualTo(200);
    }

    @Test
    void a_hostile_name_is_plain_text_in_the_lobby() {
        String name = "<img src=x onerror=1>";
        try (TestClient eve = TestClient.join(server.port(), name)) {
            eve.table(wish().replace("{\"game\"", "{\"door\":\"open\",\"game\""));
            JsonNode open = lobby(ada).get("open").get(0);
            assertThat(open.get("table").get("seats").get(0).get("name").stringValue())
                    .isEqualTo(name);
        }
    }

    @Test
    void a_lobby_is_bounded_however_many_tables_there_are() {
        for (int host = 0; host < 4; host++)
            try (TestClient one = TestClient.join(server.port(), "Host " + host)) {
                for (int i = 0; i < 12; i++) one.table(wish().replace("{\"game\"", "{\"door\":\"open\",\"game\""));
            }
        assertThat(lobby(ada).get("open")).hasSize(30);
        assertThat(Json.MAPPER.writeValueAsBytes(lobby(ada)).length).isLessThan(64 * 1024);
    }

    @Test
    void who_is_forgotten_leaves_nothing_of_what_they_had_hidden() {
        start();
        end();
        jon.call("PUT", "/api/tables/" + table + "/hidden", null);
        assertThat(jon.call("DELETE", "/api/me", null).statusCode()).isEqualTo(204);
        assertThat(count("hidden")).isZero();
        assertThat(count("outcome")).isEqualTo(1);
    }

    private int count(String what) {
        try (var disk = disk();
                var statement = disk.createStatement();
                var rows = statement.executeQuery("select count(*) from " + what)) {
            return rows.getInt(1);
        } catch (java.sql.SQLException e) {
            throw new AssertionError(e);
        }
    }
}
