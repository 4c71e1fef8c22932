package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.bots.Personas;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** People ask for a level; somebody with a name comes, and stays. */
class LevelsTest extends TwoAtATable {
    @Override
    String wish() {
        return "{\"game\":\"tiny-bids\",\"seats\":5,\"bots\":{\"2\":\"strong\",\"3\":\"strong\",\"4\":\"casual\"},\"options\":{\"rounds\":1}}";
    }

    private JsonNode info(String of) {
        return TestClient.json(mira.call("GET", "/api/tables/" + of, null));
    }

    private static List<String> bots(JsonNode info) {
        List<String> bots = new ArrayList<>();
        for (JsonNode seat : info.get("seats"))
            if (!seat.get("bot").isNull()) bots.add(seat.get("bot").stringValue());
        return bots;
    }

    private String bot(int seat) {
        return info(table).get("seats").get(seat).get("bot").stringValue();
    }

    @Test
    void a_game_offers_four_levels_weakest_first() {
        JsonNode games = TestClient.json(mira.call("GET", "/api/games", null));

        assertThat(games.get(0).get("bots").toString()).isEqualTo("[\"beginner\",\"casual\",\"strong\",\"expert\"]");
    }

    @Test
    void a_level_brings_somebody_of_that_level_who_does_not_sit_here_yet() {
        assertThat(bots(info(table)))
                .doesNotHaveDuplicates()
                .satisfiesExactly(
                        one -> assertThat(one).startsWith("strong."),
                        one -> assertThat(one).startsWith("strong."),
                        one -> assertThat(one).startsWith("casual."));
    }

    @Test
    void everybody_is_told_who_the_bot_is() {
        JsonNode seat = info(table).get("seats").get(2);
        var persona = Personas.ofBot(seat.get("bot").stringValue());
        if (persona == null) throw new AssertionError(seat);

        assertThat(seat.get("name").isNull()).isTrue();
        assertThat(seat.get("persona").toString())
                .isEqualTo("{\"name\":\"%s\",\"level\":\"strong\",\"temperament\":\"%s\"}"
                        .formatted(persona.name(), persona.temperament()));
        assertThat(info(table).get("seats").get(0).get("persona").isNull()).isTrue();
    }

    @Test
    void neighbours_differ_in_temperament_even_at_different_levels() {
        JsonNode seats = info(mira.table("{\"game\":\"tiny-bids\",\"seats\":5,\"bots\":{\"1\":\"expert\","
                        + "\"2\":\"strong\",\"3\":\"casual\",\"4\":\"beginner\"}}"))
                .get("seats");
        List<String> temperaments = new ArrayList<>();
        for (int seat = 1; seat < 5; seat++)
            temperaments.add(seats.get(seat).get("persona").get("temperament").stringValue());

        assertThat(temperaments).doesNotHaveDuplicates();
    }

    @Test
    void the_host_asks_for_another_level_or_for_the_same_again() {
        String before = bot(3);
        mira.command("seat-bot", table, "\"seat\":3", "\"bot\":\"strong\"");
        assertThat(bot(3)).as("nobody else is called").isEqualTo(before);

        mira.command("seat-bot", table, "\"seat\":3", "\"bot\":\"expert\"");
        assertThat(bot(3)).startsWith("expert.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"random", "greedy", "expert.zuri"})
    void a_bot_may_be_asked_for_by_its_own_id(String id) {
        mira.command("seat-bot", table, "\"seat\":3", "\"bot\":\"" + id + "\"");

        assertThat(bot(3)).isEqualTo(id);
        assertThat(bots(info(mira.table("{\"game\":\"tiny-bids\",\"seats\":2,\"bots\":{\"1\":\"" + id + "\"}}"))))
                .containsExactly(id);
    }

    @ParameterizedTest
    @ValueSource(strings = {"grandmaster", "strong.zuri", "strong.", "STRONG", ""})
    void an_unknown_bot_is_refused_and_nothing_changes(String id) {
        List<String> before = bots(info(table));

        JsonNode answer = mira.command("seat-bot", table, "\"seat\":3", "\"bot\":\"" + id + "\"");
        HttpResponse<String> made = mira.call(
                "POST", "/api/tables", "{\"game\":\"tiny-bids\",\"seats\":2,\"bots\":{\"1\":\"" + id + "\"}}");

        assertThat(answer.get("say").get("key").stringValue()).isEqualTo("bot.unknown");
        assertThat(made.statusCode()).isEqualTo(400);
        assertThat(bots(info(table))).isEqualTo(before);
    }

    @Test
    void the_same_bots_are_there_after_a_restart_and_at_the_rematch() {
        List<String> before = bots(info(table));
        server.close();
        reopen();
        assertThat(bots(info(table))).isEqualTo(before);

        mira.command("open", table);
        jon.command("open", table);
        mira.command("start", table);
        for (TestClient one : List.of(mira, jon))
            one.command("move", table, "\"decision\":\"round-0\"", "\"move\":{\"type\":\"bid\",\"coins\":1}");
        for (int tenth = 0; tenth < 20; tenth++) {
            time.pass(100);
            settle(mira);
        }
        mira.awaitUpdate(table, u -> !u.get("result").isNull());
        String next = mira.command("rematch", table).get("table").stringValue();
        assertThat(bots(info(next))).containsExactlyInAnyOrderElementsOf(before);
    }

    @Test
    void a_level_sits_in_for_somebody_who_left() {
        mira.command("start", table);
        jon.command("leave", table);

        JsonNode answer = mira.command("sit-in", table, "\"seat\":1", "\"bot\":\"strong\"");

        assertThat(answer.get("ok").booleanValue()).isTrue();
        assertThat(bots(info(table))).hasSize(4).doesNotHaveDuplicates();
        assertThat(bot(1)).startsWith("strong.");
        String name = info(table).get("seats").get(1).get("persona").get("name").stringValue();
        mira.await(frame -> frame.toString().contains("\"type\":\"bot-sat-in\"")
                && frame.toString().contains("\"name\":\"" + name + '"'));
    }
}
