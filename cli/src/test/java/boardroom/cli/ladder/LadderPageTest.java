package boardroom.cli.ladder;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.bots.ladder.Rating;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LadderPageTest {
    private static final String END = "<!-- ladders end here -->\n";

    @TempDir
    Path docs;

    private void renew(String game, String title, String report) throws IOException {
        new LadderPage(docs).renew(game, title, report, "<svg/>");
    }

    @Test
    void a_section_is_added_once_and_renewed_in_its_place() throws IOException {
        Files.createDirectory(docs.resolve("pictures"));
        Files.writeString(docs.resolve("bots.md"), "# Bots\n" + END + "## Anew\n");

        renew("chess", "Chess", "first figures\n");
        renew("go", "Go", "other figures\n");
        renew("chess", "Chess", "better figures\n");

        assertThat(Files.readString(docs.resolve("bots.md")))
                .startsWith("# Bots\n<!-- ladder chess -->\n### Chess\n![")
                .doesNotContain("first figures")
                .containsSubsequence("better figures", "### Go", "other figures", END, "## Anew");
        assertThat(docs.resolve("pictures").resolve("ladder-go.svg")).hasContent("<svg/>");
    }

    @Test
    void a_page_without_a_place_for_ladders_is_not_touched() throws IOException {
        assertThat(new LadderPage(docs).isThere()).isFalse();
        Files.writeString(docs.resolve("bots.md"), "# Something else\n");
        assertThat(new LadderPage(docs).isThere()).isFalse();
    }

    @Test
    void the_picture_has_a_dot_and_a_whisker_for_everybody_whatever_the_doubt() {
        String picture = new LadderPicture(
                        "Chess",
                        List.of(
                                new Rating("expert", 1400, 60),
                                new Rating("greedy", 1000, 0),
                                new Rating("random", 200, Double.POSITIVE_INFINITY)))
                .toString();

        assertThat(picture.split("<circle", -1)).hasSize(4);
        assertThat(picture.split("class=\"whisker\"", -1)).hasSize(4);
        assertThat(picture).doesNotContain("NaN").doesNotContain("Infinity").contains(">1000<");
    }
}
