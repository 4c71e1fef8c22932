package boardroom.games.shipit.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Json;
import boardroom.engine.Texts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** 5.9: a fault of a program has one word, in the rulebook, in the box, on the wire and in the texts. */
class FaultWordsTest {
    private static final Path RULES = Path.of("..", "docs", "rules", "ship-it.md");
    private static final Pattern ERROR = Pattern.compile("error `([a-z-]+)`");

    private static Set<String> inTheRulebook() throws IOException {
        Set<String> words = new TreeSet<>();
        Matcher found = ERROR.matcher(Files.readString(RULES));
        while (found.find()) words.add(found.group(1));
        return words;
    }

    @Test
    void the_wire_and_the_box_use_the_words_of_the_rulebook() throws IOException {
        assertThat(inTheRulebook()).hasSize(Fault.values().length);
        assertThat(Stream.of(Fault.values())
                        .map(fault -> Json.MAPPER.valueToTree(fault).stringValue()))
                .containsExactlyInAnyOrderElementsOf(inTheRulebook());
        assertThat(PuzzleBox.RULES.language().errors()).containsExactlyInAnyOrderElementsOf(inTheRulebook());
    }

    @Test
    void each_has_a_text_of_its_own_by_its_word() throws IOException {
        Texts texts = new Texts("en", Texts.shipped("ship-it", "en"));
        for (String word : inTheRulebook())
            assertThat(texts.has("fault." + word)).as(word).isTrue();
    }
}
