package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Json;
import java.net.http.HttpResponse;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** Mira and Ida at one screen, Jon at another: one seat in front at a time, a curtain between. */
class HotSeatTest extends TwoAtATable {
    private static final int IDA = 2;

    @Override
    String wish() {
        return "{\"game\":\"tiny-bids\",\"seats\":3,\"options\":{\"clock\":false,\"rounds\":2}}";
    }

    private static void done(JsonNode answer) {
        assertThat(answer.get("ok").booleanValue()).as("%s", answer).isTrue();
    }

    private static void refused(JsonNode answer, String key) {
        assertThat(answer.get("ok").booleanValue()).as("%s", answer).isFalse();
        assertThat(answer.get("say").get("key").stringValue()).isEqualTo(key);
    }

    private JsonNode sits(int seat, String name) {
        return mira.command("sit", table, "\"seat\":" + seat, "\"name\":" + Json.MAPPER.writeValueAsString(name));
    }

    private void deal() {
        done(sits(IDA, "Ida"));
        done(mira.command("start", table));
        mira.lastUpdate(table);
        jon.lastUpdate(table);
    }

    /** The update with which this seat comes to the front; a negative one draws the curtain. */
    private JsonNode faces(int seat) {
        time.pass(1_000);
        int heard = heard();
        done(
                seat < 0
                        ? mira.command("face", table, "\"since\":0")
                        : mira.command("face", table, "\"seat\":" + seat, "\"since\":0"));
        return mira.await(heard, frame -> TestClient.type(frame, "update"));
    }

    private static JsonNode moves(TestClient who, String table, int seat, int round, String move) {
        return who.command(
                "move", table, "\"seat\":" + seat, "\"decision\":\"round-" + round + "\"", "\"move\":" + move);
    }

    private JsonNode bids(TestClient who, int seat, int round, int coins) {
        return moves(who, table, seat, round, "{\"type\":\"bid\",\"coins\":" + coins + "}");
    }

    private JsonNode notes(int seat, String text) {
        return moves(mira, table, seat, 0, "{\"type\":\"note\",\"text\":\"" + text + "\"}");
    }

    private JsonNode now() {
        return TestClient.json(jon.call("GET", "/api/tables/" + table, null));
    }

    /** How much Mira's screen has heard once the table has told everything. */
    private int heard() {
        settle(mira);
        return mira.frames().size();
    }

    private JsonNode you() {
        settle(mira);
        List<String> frames = mira.frames().reversed();
        return frames.stream()
                .map(Json.MAPPER::readTree)
                .filter(frame -> TestClient.type(frame, "table"))
                .findFirst()
                .orElseThrow()
                .get("you");
    }

    private void playToTheEnd() {
        for (int round = 0; round < 2; round++) {
            faces(0);
            done(bids(mira, 0, round, 1));
            faces(IDA);
            done(bids(mira, IDA, round, 0));
            done(bids(jon, 1, round, 0));
        }
        mira.awaitUpdate(table, u -> !u.get("result").isNull());
    }

    @Test
    void another_chair_at_my_screen_gets_a_name_of_its_own() {
        refused(mira.command("sit", table, "\"seat\":2"), "seat.occupied");

        done(sits(IDA, "  Ida "));

        JsonNode chair = now().get("seats").get(IDA);
        assertThat(chair.get("name").stringValue()).isEqualTo("Ida");
        assertThat(chair.get("beside").booleanValue()).isTrue();
        assertThat(chair.get("guest").stringValue()).isEqualTo(mira.id);
        assertThat(now().get("seats").get(0).get("beside").booleanValue()).isFalse();
        assertThat(you().get("seats").toString()).isEqualTo("[0,2]");
        done(sits(IDA, "Ada"));
        assertThat(now().get("seats").get(IDA).get("name").stringValue()).isEqualTo("Ada");
    }

    @ParameterizedTest
    @CsvSource({
        "2, '', guest.name",
        "2, '   ', guest.name-unseen",
        "2, a name that is much too long for a chair, guest.name",
        "2, mira, seat.name-taken",
        "2, JON, seat.name-taken",
        "0, Ida, seat.occupied",
        "1, Ida, seat.taken",
        "7, Ida, seat.unknown"
    })
    void a_chair_that_cannot_be_had_is_refused(int seat, String name, String key) {
        refused(sits(seat, name), key);
        assertThat(now().get("seats").get(IDA).get("kind").stringValue()).isEqualTo("open");
    }

    @Test
    void one_chair_is_given_up_or_all_of_them() {
        done(sits(IDA, "Ida"));
        refused(mira.command("stand", table, "\"seat\":1"), "seat.not-yours");
        done(mira.command("stand", table, "\"seat\":2"));
        assertThat(you().get("seats").toString()).isEqualTo("[0]");

        done(sits(IDA, "Ida"));
        done(mira.command("stand", table));
        assertThat(you().get("seats")).isEmpty();
    }

    @Test
    void the_curtain_is_drawn_at_the_deal_and_opens_for_one_at_a_time() {
        deal();
        assertThat(mira.lastUpdate(table).has("own")).isFalse();
        assertThat(you().get("front").isNull()).isTrue();

        assertThat(faces(IDA).get("own").get("bid").intValue()).isEqualTo(-1);
        assertThat(you().get("front").intValue()).isEqualTo(IDA);
        done(bids(mira, IDA, 0, 1));

        assertThat(faces(-1).has("own")).isFalse();
        assertThat(faces(0).get("own").get("bid").intValue()).isEqualTo(-1);
        assertThat(faces(IDA).get("own").get("bid").intValue()).isEqualTo(1);
    }

    @Test
    void what_one_does_in_secret_the_other_never_hears() {
        deal();
        faces(0);
        done(notes(0, "only-mira"));
        int curtain = heard();
        faces(-1);
        faces(IDA);
        done(notes(IDA, "only-ida"));
        faces(-1);
        assertThat(String.join(
                        "\n", mira.frames().subList(curtain, mira.frames().size())))
                .doesNotContain("only-mira")
                .contains("only-ida");

        JsonNode again = faces(0);

        assertThat(again.get("events").toString()).contains("only-mira").doesNotContain("only-ida");
        assertThat(again.get("missed").intValue()).isEqualTo(again.get("n").intValue());
        assertThat(String.join("\n", jon.frames())).doesNotContain("only-mira", "only-ida");
    }

    @Test
    void whoever_is_not_in_front_can_do_nothing_that_is_secret() {
        deal();
        refused(bids(mira, 0, 0, 1), "seat.not-in-front");
        faces(IDA);
        refused(bids(mira, 0, 0, 1), "seat.not-in-front");
        refused(
                mira.command("preview", table, "\"seat\":0", "\"move\":{\"type\":\"bid\",\"coins\":1}"),
                "seat.not-in-front");
        for (String what : List.of("advise", "take-back", "ask-back", "resign"))
            refused(mira.command(what, table, "\"seat\":0"), "seat.not-in-front");
        done(bids(mira, IDA, 0, 1));
    }

    @Test
    void only_who_shares_a_screen_has_a_curtain() {
        refused(mira.command("face", table, "\"seat\":0"), "table.waiting");
        deal();
        refused(jon.command("face", table), "curtain.none");
        refused(jon.command("face", table, "\"seat\":1"), "curtain.none");
        refused(mira.command("face", table, "\"seat\":1"), "seat.not-yours");
        refused(mira.command("open", table, "\"seat\":1"), "seat.not-yours");
        try (TestClient eva = TestClient.join(server.port(), "Eva")) {
            refused(eva.command("face", table), "seat.none");
        }
        try (TestClient elsewhere = mira.again(server.port())) {
            refused(elsewhere.command("face", table, "\"seat\":0"), "table.not-open");
        }
        assertThat(jon.lastUpdate(table).get("own").get("bid").intValue()).isEqualTo(-1);
    }

    @Test
    void a_line_that_broke_comes_back_with_the_same_one_in_front() {
        deal();
        faces(IDA);
        done(notes(IDA, "only-ida"));
        settle(mira);
        int n = mira.lastUpdate(table).get("n").intValue();
        mira.close();
        mira = mira.again(server.port());

        mira.command("open", table, "\"since\":" + n, "\"seat\":2");

        JsonNode update = mira.lastUpdate(table);
        assertThat(update.get("missed").intValue()).isZero();
        assertThat(update.get("own").get("note").stringValue()).isEqualTo("only-ida");
        done(bids(mira, IDA, 0, 0));
    }

    @Test
    void after_a_restart_the_names_are_there_and_the_curtain_is_drawn() {
        deal();
        faces(IDA);
        done(notes(IDA, "only-ida"));
        server.close();
        reopen();
        mira.command("open", table);

        assertThat(now().get("seats").get(IDA).get("name").stringValue()).isEqualTo("Ida");
        assertThat(mira.lastUpdate(table).has("own")).isFalse();
        assertThat(String.join("\n", mira.frames())).doesNotContain("only-ida");
        assertThat(faces(IDA).get("own").get("note").stringValue()).isEqualTo("only-ida");
    }

    @Test
    void everybody_at_a_screen_is_gone_and_back_together() {
        deal();
        int heard = jon.frames().size();
        mira.close();
        jon.await(heard, f -> TestClient.type(f, "table") && !isHere(f, 0) && !isHere(f, IDA));
        settle(jon);
        time.pass(Patience.DEFAULT.absent().toMillis());
        jon.awaitUpdate(table, u -> u.toString().contains("\"type\":\"bot-sat-in\",\"who\":{\"seat\":0}"));
        jon.awaitUpdate(table, u -> u.toString().contains("\"type\":\"bot-sat-in\",\"who\":{\"seat\":2}"));

        mira = mira.again(server.port());
        mira.command("open", table);

        jon.awaitUpdate(table, u -> u.toString().contains("\"type\":\"person-came-back\",\"who\":{\"seat\":0}"));
        jon.awaitUpdate(table, u -> u.toString().contains("\"type\":\"person-came-back\",\"who\":{\"seat\":2}"));
    }

    private static boolean isHere(JsonNode frame, int seat) {
        return frame.get("table").get("seats").get(seat).get("connected").booleanValue();
    }

    @Test
    void one_of_several_may_be_away_and_a_bot_sits_in() {
        deal();
        refused(mira.command("sit-in", table, "\"seat\":2", "\"bot\":\"casual\""), "seat.present");
        done(mira.command("leave", table, "\"seat\":2"));
        assertThat(now().get("host").stringValue()).isEqualTo(mira.id);
        done(mira.command("sit-in", table, "\"seat\":2", "\"bot\":\"casual\""));
        assertThat(now().get("seats").get(IDA).get("away").booleanValue()).isTrue();
        done(mira.command("come-back", table, "\"seat\":2"));
        assertThat(now().get("seats").get(IDA).get("away").booleanValue()).isFalse();
    }

    @Test
    void one_answer_counts_for_all_at_a_screen() {
        deal();
        faces(0);
        done(bids(mira, 0, 0, 1));
        faces(IDA);
        done(bids(mira, IDA, 0, 0));
        done(bids(jon, 1, 0, 0));
        mira.awaitUpdate(table, u -> u.toString().contains("\"type\":\"sold\""));

        done(jon.command("ask-back", table));
        done(mira.command("answer-back", table, "\"seat\":0", "\"agree\":true"));

        jon.awaitUpdate(table, u -> u.toString().contains("went-back"));
    }

    @Test
    void who_talks_is_who_is_in_front() {
        deal();
        done(mira.command("say", table, "\"text\":\"one\""));
        faces(IDA);
        done(mira.command("say", table, "\"text\":\"two\""));

        assertThat(line("one").get("name").stringValue()).isEqualTo("Mira");
        assertThat(line("one").get("side").stringValue()).isEqualTo("players");
        assertThat(line("two").get("name").stringValue()).isEqualTo("Ida");
    }

    private JsonNode line(String text) {
        return jon.await(frame -> TestClient.type(frame, "talk")
                        && frame.get("lines")
                                .get(0)
                                .path("text")
                                .stringValue("")
                                .equals(text))
                .get("lines")
                .get(0);
    }

    @Test
    void before_the_end_one_looks_back_with_the_eyes_in_front_alone() {
        deal();
        assertThat(film("0")).isEqualTo(403);
        assertThat(film("watch")).isEqualTo(200);
        faces(IDA);
        assertThat(film("2")).isEqualTo(200);
        assertThat(film("0")).isEqualTo(403);
        playToTheEnd();
        assertThat(film("0")).isEqualTo(200);
        assertThat(film("open")).isEqualTo(200);
    }

    private int film(String eyes) {
        return mira.call("GET", "/api/tables/" + table + "/film/" + eyes, null).statusCode();
    }

    @ParameterizedTest
    @CsvSource({"face, ''", "face, ',\"seat\":2'", "open, ''", "open, ',\"seat\":2'"})
    void advice_for_one_is_not_told_to_the_next(String comes, String who) {
        done(mira.command("set-up", table, "\"options\":{\"clock\":false,\"coach\":\"on\"}"));
        deal();
        faces(0);
        mira.send("{\"id\":\"advice\",\"do\":\"advise\",\"table\":\"" + table + "\",\"seat\":0}");
        mira.send("{\"id\":\"curtain\",\"do\":\"" + comes + "\",\"table\":\"" + table + "\"" + who + "}");
        mira.await(frame -> isAnswer(frame, "curtain"));
        int curtain = mira.frames().size();
        settle(jon);

        assertThat(mira.frames().subList(curtain, mira.frames().size()))
                .noneMatch(frame -> frame.contains("\"advice\":{"));
        mira.await(frame -> isAnswer(frame, "advice"));
    }

    private static boolean isAnswer(JsonNode frame, String id) {
        return TestClient.type(frame, "answer")
                && frame.get("id").stringValue("").equals(id);
    }

    @Test
    void after_the_end_every_seat_of_mine_can_be_asked_about_and_the_rematch_keeps_the_names() {
        deal();
        playToTheEnd();
        done(mira.command("review", table, "\"seat\":0"));
        done(mira.command("review", table, "\"seat\":2"));

        String next = mira.command("rematch", table).get("table").stringValue();

        JsonNode seats =
                TestClient.json(mira.call("GET", "/api/tables/" + next, null)).get("seats");
        assertThat(seats.get(0).get("name").stringValue()).isEqualTo("Ida");
        assertThat(seats.get(0).get("guest").stringValue()).isEqualTo(mira.id);
        assertThat(seats.get(1).get("name").stringValue()).isEqualTo("Mira");
        assertThat(seats.get(2).get("name").stringValue()).isEqualTo("Jon");
    }

    @Test
    void a_name_is_forgotten_with_its_guest() throws SQLException {
        deal();
        playToTheEnd();
        assertThat(mira.call("DELETE", "/api/me", null).statusCode()).isEqualTo(204);

        assertThat(now().get("seats").get(IDA).get("name").stringValue()).isEqualTo("somebody");
        HttpResponse<String> list = jon.call("GET", "/api/tables/" + table, null);
        assertThat(list.body()).doesNotContain("Ida");
        server.close();
        try (Connection disk = disk();
                Statement statement = disk.createStatement();
                ResultSet named = statement.executeQuery("select count(*) from seat where name is not null")) {
            assertThat(named.getInt(1)).isZero();
        }
    }
}
