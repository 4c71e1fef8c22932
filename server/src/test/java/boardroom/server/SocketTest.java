package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Two people at one table, over real sockets. */
@SuppressWarnings("NullAway.Init")
class SocketTest {
    private static BoardroomServer server;

    private TestClient mira;
    private TestClient jon;
    private String table;

    @BeforeAll
    static void open(@TempDir Path data) {
        server = BoardroomServer.start(TestServer.config(data));
    }

    @AfterAll
    static void shut() {
        server.close();
    }

    @BeforeEach
    void twoPeopleAtATable() {
        mira = TestClient.join(server.port(), "Mira");
        jon = TestClient.join(server.port(), "Jon");
        table = mira.dealt(jon, "{\"game\":\"tiny-bids\",\"seats\":2,\"options\":{\"clock\":false}}");
    }

    private JsonNode bid(TestClient who, int round, int coins) {
        return who.command("move", table, "\"decision\":\"round-" + round + "\"", move(coins));
    }

    private static String move(int coins) {
        return "\"move\":{\"type\":\"bid\",\"coins\":" + coins + "}";
    }

    private static void ok(JsonNode answer) {
        assertThat(answer.get("ok").booleanValue()).as("%s", answer).isTrue();
    }

    private static void refused(JsonNode answer, String key) {
        assertThat(answer.get("ok").booleanValue()).as("%s", answer).isFalse();
        assertThat(answer.get("say").get("key").stringValue()).isEqualTo(key);
        assertThat(answer.get("text").stringValue()).isNotBlank();
    }

    @Test
    void a_repeated_command_is_done_once_and_answered_the_same() {
        JsonNode first = mira.commandWithId("same", "move", table, "\"decision\":\"round-0\"", move(2));
        JsonNode second = mira.commandWithId("same", "move", table, "\"decision\":\"round-0\"", move(2));

        assertThat(second).isEqualTo(first);
        ok(bid(jon, 0, 1));
        jon.awaitUpdate(table, u -> u.get("view").get("round").intValue() == 1);
    }

    @Test
    void a_heartbeat_is_answered_at_once_also_before_the_hello() {
        try (TestClient stranger = TestClient.stranger(server.port())) {
            for (TestClient who : List.of(mira, stranger)) {
                who.send("{\"ping\":41}");
                JsonNode pong = who.await(frame -> TestClient.type(frame, "pong"));

                assertThat(pong.toString()).isEqualTo("{\"type\":\"pong\",\"n\":41}");
            }
        }
        for (String odd :
                List.of("{\"ping\":1.5}", "{\"ping\":\"x\"}", "{\"ping\":1,\"table\":\"t\"}", "{\"ping\":null}")) {
            int heard = mira.frames().size();
            mira.send(odd);
            refused(mira.await(heard, frame -> TestClient.type(frame, "answer")), "command.malformed");
        }
    }

    @Test
    void an_id_used_for_something_else_is_refused_and_nothing_is_done() {
        ok(mira.commandWithId("same", "move", table, "\"decision\":\"round-0\"", move(2)));

        refused(mira.commandWithId("same", "take-back", table), "command.id-used");
        refused(mira.commandWithId("same", "move", table, "\"decision\":\"round-0\"", move(3)), "command.id-used");
        ok(jon.commandWithId("same", "move", table, "\"decision\":\"round-0\"", move(1)));
        jon.awaitUpdate(table, u -> u.toString().contains("\"bids\":[2,1]"));
    }

    @Test
    void choices_at_the_same_moment_never_collide() {
        mira.send("{\"id\":\"m\",\"do\":\"move\",\"table\":\"" + table + "\",\"seat\":0,\"decision\":\"round-0\","
                + move(2) + "}");
        jon.send("{\"id\":\"j\",\"do\":\"move\",\"table\":\"" + table + "\",\"seat\":1,\"decision\":\"round-0\","
                + move(4) + "}");

        ok(mira.await(f -> "m".equals(f.path("id").stringValue(""))));
        ok(jon.await(f -> "j".equals(f.path("id").stringValue(""))));
    }

    @Test
    void nobody_moves_for_a_seat_that_is_not_theirs_and_nothing_changes() {
        JsonNode before = jon.lastUpdate(table);
        String[] fields = {"\"seat\":1", "\"decision\":\"round-0\"", move(2)};

        JsonNode answer = mira.command("move", table, fields);
        refused(answer, "seat.not-yours");
        assertThat(answer.get("text").stringValue()).isEqualTo("Seat 1 is not yours.");
        refused(mira.command("preview", table, "\"seat\":1", move(2)), "seat.not-yours");
        for (String what : List.of("take-back", "leave", "come-back"))
            refused(mira.command(what, table, "\"seat\":1"), "seat.not-yours");
        refused(mira.command("leave", table, "\"seat\":7"), "seat.not-yours");

        jon.command("open", table);
        JsonNode after = jon.lastUpdate(table);
        assertThat(after.get("n")).isEqualTo(before.get("n"));
        assertThat(after.get("view")).isEqualTo(before.get("view"));
        ok(bid(jon, 0, 1));
    }

    @Test
    void every_update_tells_who_owes_a_move_who_may_move_and_the_way_through_the_phases() {
        ok(bid(mira, 0, 2));

        JsonNode told = jon.awaitUpdate(table, u -> u.toString().contains("\"type\":\"sealed\""));
        assertThat(told.get("owes").toString()).isEqualTo("[1]");
        assertThat(told.get("may").toString()).isEqualTo("[0,1]");
        assertThat(told.get("path").toString())
                .isEqualTo("{\"round\":1,\"rounds\":4,\"stones\":[{\"id\":\"bid\",\"state\":\"now\"}]}");
    }

    @Test
    void an_answer_to_something_already_closed_is_refused() {
        ok(bid(mira, 0, 2));
        ok(bid(jon, 0, 1));

        refused(bid(mira, 0, 2), "move.closed");
    }

    @Test
    void who_missed_something_says_the_last_number_and_gets_the_rest() {
        int known = jon.lastUpdate(table).get("n").intValue();
        jon.close();
        ok(bid(mira, 0, 2));
        try (TestClient back = jon.again(server.port())) {
            back.command("open", table, "\"since\":" + known);
            JsonNode update = back.lastUpdate(table);

            assertThat(update.get("missed").intValue()).isEqualTo(1);
            assertThat(update.get("n").intValue()).isEqualTo(known + 1);
            assertThat(update.get("events").get(0).get("type").stringValue()).isEqualTo("sealed");
        }
    }

    @Test
    void a_number_that_can_not_be_told_is_answered_by_the_whole_view() {
        jon.close();
        try (TestClient back = jon.again(server.port())) {
            back.command("open", table, "\"since\":4000");

            assertThat(back.lastUpdate(table).get("missed").intValue()).isEqualTo(-1);
            assertThat(back.lastUpdate(table).get("events").size()).isZero();
        }
    }

    @Test
    void a_secret_move_is_not_even_noticed_by_the_others() {
        int before = jon.lastUpdate(table).get("n").intValue();
        ok(mira.command(
                "move", table, "\"decision\":\"round-0\"", "\"move\":{\"type\":\"note\",\"text\":\"canary-77\"}"));
        mira.awaitUpdate(table, u -> "canary-77".equals(u.get("own").get("note").stringValue()));

        ok(bid(jon, 0, 1));

        JsonNode own = jon.awaitUpdate(table, u -> u.get("own").get("bid").intValue() == 1);
        assertThat(own.get("n").intValue()).isEqualTo(before + 1);
        assertThat(jon.frames()).noneMatch(frame -> frame.contains("canary-77"));
    }

    @Test
    void a_free_move_is_taken_back_and_a_revealed_one_is_not() {
        ok(bid(mira, 0, 2));
        mira.await(f -> TestClient.type(f, "table")
                && f.get("you").get("takeBack").toString().equals("[0]"));
        ok(mira.command("take-back", table));
        mira.awaitUpdate(
                table,
                u -> u.toString().contains("took-back")
                        && u.get("own").get("bid").intValue() == -1);
        jon.awaitUpdate(table, u -> u.toString().contains("took-back"));

        ok(bid(mira, 0, 3));
        ok(bid(jon, 0, 1));
        refused(mira.command("take-back", table), "take-back.not-free");
    }

    @Test
    void a_person_leaves_a_bot_sits_in_and_the_person_has_the_seat_again() {
        refused(mira.command("sit-in", table, "\"seat\":1"), "seat.present");
        ok(jon.command("leave", table));
        refused(bid(jon, 0, 1), "seat.left");
        ok(mira.command("sit-in", table, "\"seat\":1"));
        jon.await(f -> f.toString().contains("\"sealed\":[1]"));
        ok(jon.command("come-back", table));
        ok(bid(mira, 0, 2));
        ok(bid(jon, 1, 1));
    }

    @Test
    void the_host_pauses_and_nobody_moves_until_it_goes_on() {
        refused(jon.command("pause", table), "table.host-only");
        ok(mira.command("pause", table));
        refused(bid(jon, 0, 1), "table.paused");
        ok(mira.command("resume", table));
        ok(bid(jon, 0, 1));
    }

    @Test
    void the_host_who_leaves_passes_the_table_on() {
        ok(mira.command("leave", table));

        jon.await(f -> TestClient.type(f, "table") && f.get("you").get("host").booleanValue());
    }

    private void playToTheEnd() {
        for (int round = 0; round < 4; round++) {
            ok(bid(mira, round, 1));
            ok(bid(jon, round, 0));
        }
        mira.awaitUpdate(table, u -> !u.get("result").isNull());
    }

    /** Waits until the table tells that Jon is at it, or that he is not. */
    private void awaitJon(String where, boolean here) {
        mira.await(f -> TestClient.type(f, "table")
                && where.equals(f.get("table").get("id").stringValue())
                && f.get("table")
                        .get("seats")
                        .valueStream()
                        .anyMatch(chair -> "Jon".equals(chair.get("name").stringValue(""))
                                && chair.get("connected").booleanValue() == here));
    }

    @Test
    void a_rematch_tells_who_has_come_to_it() {
        playToTheEnd();
        String next = mira.command("rematch", table).get("table").stringValue();

        ok(mira.command("open", next));
        awaitJon(next, false);

        ok(jon.command("open", next));
        awaitJon(next, true);
    }

    @Test
    void the_host_of_a_rematch_frees_the_chair_of_whoever_has_left_and_starts() {
        playToTheEnd();
        jon.close();
        awaitJon(table, false);
        String next = mira.command("rematch", table).get("table").stringValue();
        JsonNode chairs =
                TestClient.json(mira.call("GET", "/api/tables/" + next, null)).get("seats");
        int jons = "Jon".equals(chairs.get(0).get("name").stringValue()) ? 0 : 1;

        ok(mira.command("open", next));
        ok(mira.command("clear-seat", next, "\"seat\":" + jons));
        refused(mira.command("start", next), "table.seats-open");
        ok(mira.command("seat-bot", next, "\"seat\":" + jons, "\"bot\":\"random\""));
        ok(mira.command("start", next));
        mira.awaitUpdate(next, u -> u.get("n").intValue() == 1);
    }

    @Test
    void after_the_end_a_rematch_seats_the_same_people() {
        playToTheEnd();

        String next = mira.command("rematch", table).get("table").stringValue();

        assertThat(jon.command("rematch", table).get("table").stringValue()).isEqualTo(next);
        jon.await(f -> TestClient.type(f, "table")
                && next.equals(f.get("table").path("rematch").stringValue("")));
        JsonNode info = TestClient.json(mira.call("GET", "/api/tables/" + next, null));
        assertThat(List.of(
                        info.get("seats").get(0).get("name").stringValue(),
                        info.get("seats").get(1).get("name").stringValue()))
                .containsExactlyInAnyOrder("Mira", "Jon");
    }

    @Test
    void a_newer_socket_of_the_same_person_takes_over() {
        try (TestClient newer = mira.again(server.port())) {
            mira.await(f -> TestClient.type(f, "bye")
                    && "socket.taken-over".equals(f.get("say").get("key").stringValue()));
            mira.awaitClosed();
            ok(newer.command("open", table));
        }
    }

    @Test
    void a_watcher_sees_the_table_and_nothing_of_anyone() {
        try (TestClient watcher = TestClient.watcher(server.port())) {
            ok(watcher.command("open", table));
            JsonNode update = watcher.lastUpdate(table);

            JsonNode frame = watcher.await(f -> TestClient.type(f, "table"));
            assertThat(frame.get("you").get("seats")).isEmpty();
            assertThat(update.has("own")).isFalse();
            assertThat(update.get("owes").toString()).isEqualTo("[0,1]");
            assertThat(update.get("prompt").get("choices").size()).isZero();
            refused(watcher.command("move", table, "\"decision\":\"round-0\"", move(1)), "guest.secret");
        }
    }
}
