package boardroom.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.server.house.CleanText;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CleanTextTest {
    private static boolean isClean(String json) {
        return CleanText.isClean(json.getBytes(StandardCharsets.UTF_8));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{}",
                "\"Mira\"",
                "\"\\u0041\"",
                "\"\\ud83d\\ude00\"",
                "\"\\\\ud800\"",
                "\"\\\\u0000\"",
                "\"é 漢 😀 \uD7FF\"",
                "\"\\\"\"",
                "\"\\"
            })
    void what_can_be_told_as_it_came_is_clean(String json) {
        assertThat(isClean(json)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"\\u0000\"",
                "\"\\ud800\"",
                "\"\\uDC00\"",
                "\"\\ud800\\ud800\"",
                "\"\\ud83dx\"",
                "\"\\\\\\u0000\"",
                "\"\\ud83d\\u0041\""
            })
    void halves_of_pairs_and_nul_are_not(String json) {
        assertThat(isClean(json)).isFalse();
    }

    @Test
    void a_half_written_as_bytes_is_not_clean_either() {
        assertThat(CleanText.isClean(new byte[] {'"', (byte) 0xED, (byte) 0xA0, (byte) 0x80, '"'}))
                .isFalse();
    }

    @Test
    void of_an_ipv6_address_its_network_counts() {
        assertThat(Callers.network("2001:db8:1:2:3:4:5:6")).isEqualTo(Callers.network("[2001:db8:1:2::9]"));
        assertThat(Callers.network("2001:db8:1:3::9")).isNotEqualTo(Callers.network("2001:db8:1:2::9"));
        assertThat(Callers.network("192.0.2.7")).isEqualTo("192.0.2.7");
        assertThat(Callers.network("what:ever")).isEqualTo("what:ever");
    }
}
