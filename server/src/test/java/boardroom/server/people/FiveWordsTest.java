package boardroom.server.people;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FiveWordsTest {
    @Test
    void there_are_enough_short_words_for_55_bits_and_none_twice() {
        assertThat(FiveWords.all()).hasSize(2048).allMatch(word -> word.matches("[a-z]{3,8}"));
        assertThat(new HashSet<>(FiveWords.all())).hasSize(2048);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "plank otter seven mango gavel",
                "  Plank, OTTER – seven\nmango;gavel. ",
                "plank-otter-seven-mango-gavel"
            })
    void words_are_read_however_they_are_written_down(String text) {
        assertThat(FiveWords.read(text)).containsExactly("plank", "otter", "seven", "mango", "gavel");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "plank otter seven mango",
                "plank otter seven mango gavel gavel",
                "plank otter seven mango xyzzy",
                "' or 1=1 --"
            })
    void anything_else_is_no_five_words(String text) {
        assertThat(FiveWords.read(text)).isNull();
    }

    @Test
    void what_is_stored_depends_on_the_words_their_order_and_the_house() {
        List<String> words = List.of("plank", "otter", "seven", "mango", "gavel");

        String hash = FiveWords.hash(words, "a");
        assertThat(FiveWords.hash(words, "a")).isEqualTo(hash).doesNotContain("plank");
        assertThat(FiveWords.hash(words, "b")).isNotEqualTo(hash);
        assertThat(FiveWords.hash(words.reversed(), "a")).isNotEqualTo(hash);
    }

    @Test
    void two_people_hardly_ever_get_the_same() {
        assertThat(FiveWords.make()).hasSize(5).isNotEqualTo(FiveWords.make());
    }
}
