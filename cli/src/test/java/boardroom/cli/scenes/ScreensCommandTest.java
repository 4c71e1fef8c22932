package boardroom.cli.scenes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

class ScreensCommandTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            screens                  | shoot.mjs http://house
            screens esop-drop its    | shoot.mjs http://house esop-drop its
            screens --keep           | shoot.mjs http://house --keep
            screens its --keep       | shoot.mjs http://house --keep its
            """)
    void the_photographer_is_told_what_is_wanted(String asked, String told) {
        ScreensCommand screens = new ScreensCommand();
        String[] words = asked.split(" ", -1);
        new CommandLine(screens).parseArgs(Arrays.copyOfRange(words, 1, words.length));

        assertThat(String.join(" ", screens.photographer("http://house"))).endsWith(told);
    }
}
