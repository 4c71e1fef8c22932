package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Bot;
import java.net.http.HttpResponse;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What the house knows about a person: shown, brought back, handed out and forgotten. */
class MyGamesTest extends TwoAtATable {
    @Override
    List<Bot> bots() {
        return quickBots();
    }

    @Override
    String wish() {
        return "{\"game\":\"tiny-bids\",\"seats\":2,\"options\":{\"clock\":false}}";
    }

    private static void bid(TestClient who, String table, int round, int coins) {
        JsonNode answer = who.command(
                "move",
                table,
                "\"decision\":\"round-" + round + "\"",
                "\"move\":{\"type\":\"bid\",\"coins\":" + coins + "}");
        assertThat(answer.get("ok").booleanValue()).as("%s", answer).isTrue();
    }

    private void play() {
        mira.command("start", table);
        for (int round = 0; round < 4; round++) {
            bid(mira, table, round, 1);
            bid(jon, table, round, 0);
        }
        settle(mira);
    }

    private JsonNode games(TestClient who) {
        return TestClient.json(who.call("GET", "/api/me/games", null));
    }

    @Test
    void a_finished_game_is_one_of_mine_with_my_place_and_no_rating_before_ten() {
        play();

        JsonNode mine = games(mira);
        assertThat(mine.get("played")).hasSize(1);
        JsonNode game = mine.get("played").get(0);
        assertThat(game.get("table").stringValue()).isEqualTo(table);
        assertThat(game.get("won").booleanValue()).isTrue();
        assertThat(game.get("place").intValue()).isEqualTo(1);
        assertThat(mine.get("floors").toString())
                .isEqualTo(
                        "[{\"game\":\"tiny-bids\",\"seats\":2,\"people\":1,\"peopleWon\":1,\"bots\":0,\"botsWon\":0}]");
        assertThat(mine.get("ratings").toString())
                .isEqualTo("[{\"game\":\"tiny-bids\",\"games\":1,\"rating\":null,\"give\":null,\"course\":[]}]");
        assertThat(games(jon).get("played").get(0).get("place").intValue()).isEqualTo(2);
        assertThat(games(jon).get("companions").get(0).get("name").stringValue())
                .isEqualTo("Mira");
    }

    private void winsOnce() {
        table = mira.dealt(jon, "{\"game\":\"tiny-bids\",\"seats\":2,\"options\":{\"clock\":false,\"rounds\":1}}");
        bid(mira, table, 0, 1);
        bid(jon, table, 0, 0);
        settle(mira);
        time.pass(1_000);
    }

    private JsonNode rating(TestClient who) {
        return games(who).get("ratings").get(0);
    }

    @Test
    void the_tenth_game_makes_a_rating() {
        for (int game = 0; game < 9; game++) winsOnce();
        assertThat(rating(mira).toString())
                .isEqualTo("{\"game\":\"tiny-bids\",\"games\":9,\"rating\":null,\"give\":null,\"course\":[]}");

        winsOnce();

        assertThat(rating(mira).get("games").intValue()).isEqualTo(10);
        List<Integer> course =
                rating(mira).get("course").valueStream().map(JsonNode::intValue).toList();
        assertThat(course)
                .hasSize(10)
                .isSorted()
                .startsWith(1579)
                .endsWith(rating(mira).get("rating").intValue());
        assertThat(rating(jon).get("rating").intValue()).isEqualTo(3000 - course.getLast());
        assertThat(rating(mira).get("give").intValue()).isLessThan(242);
    }

    @Test
    void a_game_of_three_rates_every_pair() throws SQLException {
        String wish = "{\"game\":\"tiny-bids\",\"seats\":3,\"options\":{\"clock\":false,\"rounds\":1}}";
        try (TestClient ada = TestClient.join(server.port(), "Ada")) {
            table = mira.seated(jon, wish);
            ada.command("open", table);
            ada.command("sit", table, "\"seat\":2");
            mira.command("start", table);
            bid(mira, table, 0, 1);
            bid(jon, table, 0, 0);
            bid(ada, table, 0, 0);
            settle(mira);

            assertThat(games(ada).get("played").get(0).get("place").intValue()).isEqualTo(2);
            assertThat(List.of(rated(mira), rated(jon), rated(ada))).containsExactly(1658L, 1421L, 1421L);
        }
    }

    /** As it lies on the disk: nine games more, and it would be told. */
    private long rated(TestClient who) throws SQLException {
        try (Connection disk = disk();
                Statement statement = disk.createStatement();
                ResultSet row = statement.executeQuery("select mu from rating where guest = '" + who.id + "'")) {
            return Math.round(row.getDouble(1));
        }
    }

    @Test
    void a_game_that_ended_in_a_crash_is_counted_once_when_the_house_is_open_again() throws SQLException {
        play();
        server.close();
        onDisk("update game_table set finished = 0, counted = 0");
        onDisk("delete from played");
        onDisk("delete from rating");
        reopen();
        mira.command("open", table);
        mira.await(frame -> TestClient.type(frame, "table"));

        assertThat(games(mira).get("played")).hasSize(1);
        assertThat(games(mira).get("ratings").get(0).get("games").intValue()).isEqualTo(1);
    }

    /** Jon bids nothing in these rounds, and a bot plays for Mira. */
    private void jonPlaysOn(int from) {
        for (int round = from; round < 4; round++) {
            int now = round;
            bid(jon, table, round, 0);
            Patiently.until(() -> {
                time.pass(1_000);
                settle(jon);
                return jon.lastUpdate(table).get("view").get("round").intValue() > now;
            });
        }
        jon.await(frame -> TestClient.type(frame, "table")
                && "over".equals(frame.get("table").get("stage").stringValue()));
        settle(jon);
    }

    @Test
    void whoever_left_most_of_it_to_a_bot_is_last() {
        mira.command("start", table);
        bid(mira, table, 0, 1);
        bid(jon, table, 0, 0);
        mira.command("leave", table);
        jon.command("sit-in", table, "\"seat\":0");
        jonPlaysOn(1);

        JsonNode game = games(mira).get("played").get(0);
        assertThat(game.get("place").intValue()).isEqualTo(2);
        assertThat(game.get("won").booleanValue()).isFalse();
        assertThat(games(jon).get("played").get(0).get("won").booleanValue()).isTrue();
        JsonNode chair = TestClient.json(jon.call("GET", "/api/tables/" + table, null))
                .get("seats")
                .get(0);
        assertThat(chair.get("left").booleanValue()).isTrue();
    }

    @Test
    void who_resigns_loses_to_who_stayed_however_well_the_bot_does() throws SQLException {
        mira.command("start", table);
        for (int round = 0; round < 3; round++) {
            bid(mira, table, round, 1);
            bid(jon, table, round, 0);
        }
        mira.command("resign", table);
        jonPlaysOn(3);

        assertThat(games(mira).get("played").get(0).get("place").intValue()).isEqualTo(2);
        assertThat(games(jon).get("played").get(0).get("place").intValue()).isEqualTo(1);
        assertThat(games(jon).get("played").get(0).get("won").booleanValue()).isTrue();
        assertThat(rated(jon)).isEqualTo(1579);
        assertThat(rated(mira)).isEqualTo(1421);
    }

    @Test
    void a_line_lost_before_the_end_costs_nothing() {
        mira.command("start", table);
        for (int round = 0; round < 3; round++) {
            bid(mira, table, round, 1);
            bid(jon, table, round, 0);
        }
        int heard = jon.frames().size();
        mira.close();
        jon.await(heard, frame -> TestClient.type(frame, "table"));
        time.pass(Patience.DEFAULT.absent().toMillis());
        jonPlaysOn(3);

        assertThat(games(mira).get("played").get(0).get("won").booleanValue()).isTrue();
    }

    @Test
    void five_words_bring_me_back_and_newer_ones_replace_them() {
        JsonNode first =
                TestClient.json(mira.call("POST", "/api/me/words", null)).get("words");
        assertThat(first).hasSize(5);
        assertThat(games(mira).get("words").booleanValue()).isTrue();

        JsonNode back = TestClient.json(recover(said(first)));
        assertThat(back.get("id").stringValue()).isEqualTo(mira.id);
        assertThat(back.get("token").stringValue()).isNotEqualTo(mira.token);
        assertThat(mira.call("GET", "/api/me", null).statusCode())
                .as("the old device stays")
                .isEqualTo(200);

        mira.call("POST", "/api/me/words", null);
        assertThat(recover(said(first)).statusCode()).isEqualTo(404);
    }

    private static String said(JsonNode words) {
        return String.join(", ", words.valueStream().map(JsonNode::stringValue).toList());
    }

    private HttpResponse<String> recover(String words) {
        return TestClient.call(server.port(), "POST", "/api/recover", null, "{\"words\":\"" + words + "\"}");
    }

    @Test
    void guessing_words_is_stopped() {
        int status = 404;
        for (int i = 0; i < 60 && status == 404; i++)
            status = recover("plank otter seven mango gavel").statusCode();

        assertThat(status).isEqualTo(429);
    }

    @Test
    void what_is_handed_out_is_all_of_mine_and_no_secret() {
        play();
        mira.call("POST", "/api/me/words", null);
        mira.command("say", table, "\"text\":\"Well played.\"");
        jon.command("say", table, "\"text\":\"This is Jon's.\"");
        String hosted = mira.table(wish());
        mira.command("stand", hosted);

        HttpResponse<String> file = mira.call("GET", "/api/me/export", null);

        assertThat(file.headers().firstValue("Content-Disposition").orElse("")).contains("attachment");
        assertThat(file.body()).contains("Mira", table, "tiny-bids", "\"devices\"", "\"ratings\"");
        assertThat(file.body()).as("what I said").contains("Well played.").doesNotContain("This is Jon's.");
        assertThat(file.body()).as("where I host and do not sit").contains(hosted);
        assertThat(file.body()).doesNotContain(mira.token, jon.token, "hash");
        for (JsonNode one : TestClient.json(file).get("tables"))
            assertThat(one.get("revealed").isNull())
                    .as("the seed of a game that is %s", one.get("stage"))
                    .isNotEqualTo(one.get("stage").stringValue().equals("over"));
        assertThat(TestClient.call(server.port(), "GET", "/api/me/export", null, null)
                        .statusCode())
                .isEqualTo(401);
    }

    @Test
    void whoever_is_forgotten_is_somebody_at_old_tables_and_nobody_else() {
        play();

        assertThat(mira.call("DELETE", "/api/me", null).statusCode()).isEqualTo(204);

        mira.awaitClosed();
        assertThat(mira.call("GET", "/api/me", null).statusCode()).isEqualTo(401);
        JsonNode chairs =
                TestClient.json(jon.call("GET", "/api/tables/" + table, null)).get("seats");
        assertThat(chairs.get(0).get("name").stringValue()).isEqualTo("somebody");
        assertThat(chairs.get(1).get("name").stringValue()).isEqualTo("Jon");
        assertThat(games(jon).get("played")).hasSize(1);
    }

    @Test
    void a_forgotten_guest_frees_the_chair_of_a_waiting_table_and_passes_it_on() {
        mira.call("DELETE", "/api/me", null);

        JsonNode info = TestClient.json(jon.call("GET", "/api/tables/" + table, null));
        assertThat(info.get("seats").get(0).get("kind").stringValue()).isEqualTo("open");
        assertThat(info.get("host").stringValue()).isEqualTo(jon.id);
    }

    @Test
    void a_forgotten_host_without_a_chair_passes_the_table_on() {
        mira.command("stand", table);
        mira.call("DELETE", "/api/me", null);

        JsonNode info = TestClient.json(jon.call("GET", "/api/tables/" + table, null));
        assertThat(info.get("host").stringValue()).isEqualTo(jon.id);
    }

    @Test
    void in_a_running_game_a_bot_sits_in_for_a_forgotten_guest_and_it_goes_on() {
        mira.command("start", table);
        mira.call("DELETE", "/api/me", null);

        JsonNode chair = TestClient.json(jon.call("GET", "/api/tables/" + table, null))
                .get("seats")
                .get(0);
        assertThat(chair.get("away").booleanValue()).isTrue();
        assertThat(chair.get("bot").isNull()).isFalse();
        bid(jon, table, 0, 1);
    }

    @Test
    void a_rematch_has_no_chair_for_the_forgotten() {
        play();
        mira.call("DELETE", "/api/me", null);

        String next = jon.command("rematch", table).get("table").stringValue();

        JsonNode chairs =
                TestClient.json(jon.call("GET", "/api/tables/" + next, null)).get("seats");
        assertThat(chairs.valueStream().map(chair -> chair.get("kind").stringValue()))
                .containsExactlyInAnyOrder("person", "open");
    }

    @Test
    void tables_of_nobody_but_the_forgotten_are_gone() {
        String alone = mira.table("{\"game\":\"tiny-bids\",\"seats\":2,\"bots\":{\"1\":\"random\"}}");
        mira.call("DELETE", "/api/me", null);

        assertThat(jon.call("GET", "/api/tables/" + alone, null).statusCode()).isEqualTo(404);
    }
}
