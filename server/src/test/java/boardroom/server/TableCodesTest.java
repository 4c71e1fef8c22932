package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;

/** The short codes of tables: told aloud, and not to be guessed. */
class TableCodesTest extends TwoAtATable {
    @Override
    String wish() {
        return "{\"game\":\"tiny-bids\",\"seats\":2}";
    }

    private int ask(String code) {
        return TestClient.call(server.port(), "GET", "/api/codes/" + code, null, null)
                .statusCode();
    }

    private String code() {
        return TestClient.json(mira.call("GET", "/api/tables/" + table, null))
                .get("code")
                .stringValue();
    }

    @Test
    void whoever_guesses_is_stopped_for_a_while_also_from_what_is_right() {
        int guesses = 0;
        while (ask("AAAAA") == 404) guesses++;

        assertThat(guesses).isEqualTo(20);
        assertThat(ask(code())).isEqualTo(429);
        time.pass(60_000);
        assertThat(ask(code())).isEqualTo(200);
    }

    @Test
    void whoever_is_stopped_is_told_when_to_ask_again() {
        while (ask("AAAAA") == 404) {}
        HttpResponse<String> stopped = mira.call("GET", "/api/codes/AAAAA", null);
        long seconds = stopped.headers().firstValueAsLong("Retry-After").orElse(0);

        time.pass(seconds * 1_000 - 1_000);
        assertThat(ask(code())).isEqualTo(429);
        time.pass(1_000);
        assertThat(ask(code())).isEqualTo(200);
        assertThat(seconds).isEqualTo(6);
    }

    @Test
    void whoever_knows_the_code_may_ask_as_often_as_they_like() {
        String code = code();

        for (int i = 0; i < 40; i++) assertThat(ask(code)).isEqualTo(200);
    }
}
