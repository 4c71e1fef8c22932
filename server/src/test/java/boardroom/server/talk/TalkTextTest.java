package boardroom.server.talk;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Say;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TalkTextTest {
    private static String key(String text) {
        Say refusal = TalkText.refusal(TalkText.cleaned(text));
        return refusal == null ? "" : refusal.key();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'  Nice   one  ' | Nice one",
                "'three\nlines\r\n\tof it' | three lines of it",
                "'safe\u202egnp.exe' | safegnp.exe",
                "'zero\u200bwidth\u2060' | zerowidth",
                "'bell\u0007\u001b[31m' | bell[31m",
                "'<img src=x onerror=alert(1)>' | <img src=x onerror=alert(1)>",
                "'\u05e9\u05dc\u05d5\u05dd' | \u05e9\u05dc\u05d5\u05dd",
                "'a\u0301\u0301\u0301\u0301\u0301\u0301\u0301b' | a\u0301\u0301\u0301b",
                "'a\u0301\u0301\u0007\u0301\u0301b' | a\u0301\u0301\u0301b",
                "'a\u0301\u0301\u0301\u200d\u0301\u0301b' | a\u0301\u0301\u0301\u200db"
            })
    void what_can_not_be_read_is_left_out_and_everything_else_stays(String said, String kept) {
        assertThat(TalkText.cleaned(said)).isEqualTo(kept);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "   ", "\u200b", "\u202e\u2066", "\u0301", "\u2800\u3164", "\u200d"})
    void what_shows_nothing_is_refused(String text) {
        assertThat(key(text)).isEqualTo("talk.empty");
    }

    @Test
    void a_line_has_280_characters_at_most_however_many_units_they_take() {
        String most = "\ud83d\udc4d".repeat(280);

        assertThat(key(most)).isEmpty();
        assertThat(key(most + "!")).isEqualTo("talk.too-long");
        assertThat(key("x".repeat(280) + "\u200b "))
                .as("what is left out does not count")
                .isEmpty();
    }
}
