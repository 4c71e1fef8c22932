package boardroom.server.house;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Say;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GuestNamesTest {
    private static String key(String name) {
        Say refusal = GuestNames.refusal(name);
        return refusal == null ? "" : refusal.key();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\u00a0",
                "\u3164",
                "\u2800",
                "\u034f",
                " ",
                "\u2003\u3000",
                "\u115f",
                "\uffa0",
                "\u200d",
                "\ufe0f",
                "\u0301",
                "\u200b\u200b",
                "\u202e",
                "\u3164\u00a0\u2800"
            })
    void a_name_that_looks_empty_is_refused_with_a_sentence_that_says_so(String name) {
        assertThat(key(name)).isEqualTo("guest.name-unseen");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Mi\u200bra", "Mira\u202eevil", "Mi\u3164ra", "Mi\u0000ra", "A\u034fB"})
    void a_name_with_something_hidden_in_it_is_refused_with_a_sentence_of_its_own(String name) {
        assertThat(key(name)).isEqualTo("guest.name-hidden");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Mira", "Ζωή", "李", "Zoe\u0301", "❤\ufe0f", "👩\u200d💻", "  Mira\u00a0", "O'Neil & Sons"})
    void a_name_that_can_be_read_is_fine_in_any_script(String name) {
        assertThat(key(name)).isEmpty();
    }

    @Test
    void a_name_has_one_to_24_characters_spaces_around_it_aside() {
        assertThat(Map.of(
                        "empty", key(""),
                        "24", key(" " + "x".repeat(24) + "\u00a0"),
                        "25", key("x".repeat(25))))
                .isEqualTo(Map.of("empty", "guest.name", "24", "", "25", "guest.name"));
        assertThat(GuestNames.stripped("\u00a0Mira B\u2800 ")).isEqualTo("Mira B");
    }
}
