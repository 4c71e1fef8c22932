package boardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Json;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** One person on two devices: both watch, one moves. */
class DevicesTest extends TwoAtATable {
    @Override
    String wish() {
        return "{\"game\":\"tiny-bids\",\"seats\":2,\"options\":{\"clock\":false}}";
    }

    private String code() {
        return TestClient.json(mira.call("POST", "/api/me/devices", "{\"table\":\"" + table + "\"}"))
                .get("code")
                .stringValue();
    }

    private HttpResponse<String> take(String code) {
        return TestClient.call(server.port(), "POST", "/api/devices", null, "{\"code\":\"" + code + "\"}");
    }

    private TestClient phone() {
        TestClient phone = TestClient.on(server.port(), TestClient.json(take(code())));
        phone.command("open", table);
        return phone;
    }

    private static JsonNode bid(TestClient who, String table, int round, int coins) {
        return who.command(
                "move",
                table,
                "\"seat\":0",
                "\"decision\":\"round-" + round + "\"",
                "\"move\":{\"type\":\"bid\",\"coins\":" + coins + "}");
    }

    private static boolean moves(JsonNode frame, boolean here) {
        return TestClient.type(frame, "table")
                && frame.get("you")
                        .get("devices")
                        .valueStream()
                        .anyMatch(device -> device.get("here").booleanValue()
                                && device.get("moves").booleanValue() == here);
    }

    private static void refused(JsonNode answer, String key) {
        assertThat(answer.get("ok").booleanValue()).as("%s", answer).isFalse();
        assertThat(answer.get("say").get("key").stringValue()).isEqualTo(key);
    }

    private static String key(HttpResponse<String> response) {
        return Json.MAPPER.readTree(response.body()).get("say").get("key").stringValue();
    }

    @Test
    void a_code_brings_the_same_person_to_another_device_and_works_once() {
        String code = code();
        JsonNode offer = TestClient.json(TestClient.call(server.port(), "GET", "/api/devices/" + code, null, null));
        assertThat(offer.get("guest").get("name").stringValue()).isEqualTo("Mira");

        JsonNode there = TestClient.json(take(code));

        assertThat(there.get("id").stringValue()).isEqualTo(mira.id);
        assertThat(there.get("token").stringValue()).isNotEqualTo(mira.token);
        assertThat(there.get("table").stringValue()).isEqualTo(table);
        HttpResponse<String> again = take(code);
        assertThat(again.statusCode()).isEqualTo(404);
        assertThat(key(again)).isEqualTo("device.code");
        assertThat(TestClient.json(mira.call("GET", "/api/me/devices", null))).hasSize(2);
    }

    @Test
    void a_code_runs_out_after_two_minutes_and_an_older_one_when_a_newer_is_made() {
        String first = code();
        String second = code();
        assertThat(take(first).statusCode()).isEqualTo(404);
        time.pass(120_000);

        assertThat(take(second).statusCode()).isEqualTo(404);
        assertThat(take(code()).statusCode()).isEqualTo(201);
    }

    @ParameterizedTest
    @CsvSource({
        "'{}', 400",
        "'{\"code\":null}', 400",
        "'{\"code\":7}', 400",
        "'{\"code\":\"\"}', 404",
        "'{\"code\":\"../../me\"}', 404",
        "'[]', 400",
        "'{\"code\":\"x\",\"guest\":\"y\"}', 400"
    })
    void a_lie_is_no_code(String body, int status) {
        assertThat(TestClient.call(server.port(), "POST", "/api/devices", null, body)
                        .statusCode())
                .isEqualTo(status);
    }

    @Test
    void guessing_is_stopped() {
        int status = 404;
        for (int i = 0; i < 60 && status == 404; i++)
            status = take("guess-" + i).statusCode();

        assertThat(status).isEqualTo(429);
    }

    @Test
    void nobody_goes_on_at_a_table_there_is_not_or_without_a_token() {
        assertThat(mira.call("POST", "/api/me/devices", "{\"table\":\"nowhere\"}")
                        .statusCode())
                .isEqualTo(404);
        assertThat(TestClient.call(server.port(), "POST", "/api/me/devices", null, "{}")
                        .statusCode())
                .isEqualTo(401);
    }

    @Test
    void the_device_that_was_here_first_moves_until_the_other_takes_over() {
        mira.command("start", table);
        try (TestClient phone = phone()) {
            phone.await(frame -> moves(frame, false));
            refused(bid(phone, table, 0, 1), "device.other");
            assertThat(phone.lastUpdate(table).get("own")).as("it may watch").isNotNull();

            assertThat(phone.command("take-over", table).get("ok").booleanValue())
                    .isTrue();

            phone.await(frame -> moves(frame, true));
            mira.await(frame -> moves(frame, false));
            refused(bid(mira, table, 0, 1), "device.other");
            refused(mira.command("leave", table), "device.other");
            assertThat(bid(phone, table, 0, 1).get("ok").booleanValue()).isTrue();
        }
    }

    @Test
    void when_the_device_that_moves_is_gone_the_other_does() {
        mira.command("start", table);
        try (TestClient phone = phone()) {
            mira.close();
            phone.await(frame -> moves(frame, true));
            assertThat(bid(phone, table, 0, 1).get("ok").booleanValue()).isTrue();

            try (TestClient back = mira.again(server.port())) {
                back.command("open", table);
                back.await(frame -> moves(frame, false));
                refused(bid(back, table, 0, 1), "device.other");
            }
        }
    }

    private JsonNode devices(TestClient of) {
        return TestClient.json(of.call("GET", "/api/me/devices", null));
    }

    private static String idOfThe(String kind, boolean here, JsonNode devices) {
        return devices.valueStream()
                .filter(one -> one.get("kind").stringValue().equals(kind)
                        && one.get("here").booleanValue() == here)
                .findFirst()
                .orElseThrow()
                .get("id")
                .stringValue();
    }

    private static void signedOut(TestClient who) {
        JsonNode bye = who.await(frame -> TestClient.type(frame, "bye"));
        assertThat(bye.get("say").get("key").stringValue()).isEqualTo("guest.signed-out");
        who.awaitClosed();
        assertThat(who.call("GET", "/api/me", null).statusCode()).isEqualTo(401);
    }

    @Test
    void a_device_that_is_signed_out_is_told_and_its_token_opens_nothing() {
        try (TestClient phone = phone()) {
            String other = idOfThe("computer", false, devices(mira));
            assertThat(devices(mira).toString()).doesNotContain(phone.token);

            assertThat(mira.call("DELETE", "/api/me/devices/" + other, null).statusCode())
                    .isEqualTo(204);

            signedOut(phone);
            assertThat(devices(mira)).hasSize(1);
            assertThat(mira.command("open", table).get("ok").booleanValue()).isTrue();
            HttpResponse<String> again = mira.call("DELETE", "/api/me/devices/" + other, null);
            assertThat(again.statusCode()).isEqualTo(404);
            assertThat(key(again)).isEqualTo("device.unknown");
        }
    }

    @Test
    void nobody_signs_out_a_device_of_somebody_else() {
        String miras = idOfThe("computer", true, devices(mira));

        assertThat(jon.call("DELETE", "/api/me/devices/" + miras, null).statusCode())
                .isEqualTo(404);
        assertThat(mira.call("GET", "/api/me", null).statusCode()).isEqualTo(200);
    }

    @Test
    void all_others_are_signed_out_at_once_with_the_codes_they_may_have_made() {
        try (TestClient phone = phone();
                TestClient tablet = phone()) {
            String code = TestClient.json(phone.call("POST", "/api/me/devices", "{}"))
                    .get("code")
                    .stringValue();

            assertThat(mira.call("DELETE", "/api/me/devices", null).statusCode())
                    .isEqualTo(204);

            signedOut(phone);
            signedOut(tablet);
            assertThat(take(code).statusCode()).isEqualTo(404);
            assertThat(devices(mira)).hasSize(1);
            assertThat(mira.isClosed()).isFalse();
        }
    }

    @Test
    void nobody_takes_over_at_a_table_where_they_do_not_sit() {
        try (TestClient other = TestClient.join(server.port(), "Ada")) {
            other.command("open", table);

            refused(other.command("take-over", table), "seat.none");
        }
    }
}
