package boardroom.games;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Box;
import boardroom.engine.Option;
import boardroom.engine.Title;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Section 8 of every rulebook: its options are those of the box, with the same values, the same default, the same presets. */
class RulebookOptionsTest {
    private static final String DEFAULT = "Default";
    private static final Pattern RANGE = Pattern.compile("\\d+–\\d+");
    private static final Pattern BOLD = Pattern.compile("\\*\\*(.+?)\\*\\*");

    /** An option as a table may choose it, however it is written down. */
    private record Offered(String id, Set<String> values, String preset) {
        static Offered inTheBox(Option option) {
            List<Object> values = option.values();
            return new Offered(
                    option.id(),
                    values == null
                            ? Set.of(option.min() + "–" + option.max())
                            : values.stream().map(Offered::word).collect(Collectors.toCollection(TreeSet::new)),
                    word(option.preset()));
        }

        private static String word(Object value) {
            return value instanceof Boolean on ? (on ? "on" : "off") : String.valueOf(value);
        }

        /** A line of the table: the default has a column of its own, or stands first. */
        static Offered inTheRulebook(List<String> headings, List<String> cells) {
            List<String> values = List.of(cells.get(1).split(", "));
            String preset = headings.contains(DEFAULT) ? cells.get(headings.indexOf(DEFAULT)) : values.getFirst();
            assertThat(values.size() == 1 && !RANGE.matcher(values.getFirst()).matches())
                    .as("one value is no choice: %s", cells)
                    .isFalse();
            return new Offered(cells.getFirst().replaceAll("`(.*)`.*", "$1"), new TreeSet<>(values), preset);
        }
    }

    static Stream<Named<Box>> boxes() {
        return Shelf.titles().stream()
                .map(Title::open)
                .map(game -> Named.of(game.box().id(), game.box()));
    }

    @ParameterizedTest
    @MethodSource("boxes")
    void the_options_of_the_rulebook_are_those_of_the_box(Box box) throws IOException {
        assertThat(offered(box.id()))
                .containsExactlyInAnyOrderElementsOf(
                        box.options().stream().map(Offered::inTheBox).toList());
    }

    @ParameterizedTest
    @MethodSource("boxes")
    void the_presets_of_the_rulebook_are_those_of_the_box(Box box) throws IOException {
        List<String> written = chapter(box.id())
                .lines()
                .filter(line -> line.startsWith("Presets: "))
                .flatMap(line -> BOLD.matcher(line).results().map(MatchResult::group))
                .map(bold -> bold.replace("**", "").toLowerCase(Locale.ROOT))
                .toList();
        assertThat(written)
                .containsExactlyInAnyOrderElementsOf(
                        box.presets().stream().map(preset -> preset.id()).toList());
    }

    private static List<Offered> offered(String game) throws IOException {
        List<List<String>> table = chapter(game)
                .lines()
                .dropWhile(line -> !line.startsWith("| Option "))
                .takeWhile(line -> line.startsWith("|"))
                .map(RulebookOptionsTest::cells)
                .toList();
        List<Offered> offered = new ArrayList<>();
        for (List<String> row : table.subList(2, table.size()))
            offered.add(Offered.inTheRulebook(table.getFirst(), row));
        return offered;
    }

    private static List<String> cells(String row) {
        return Arrays.stream(row.substring(1).split("\\|")).map(String::strip).toList();
    }

    private static String chapter(String game) throws IOException {
        String all = page(game);
        String chapter = all.substring(all.indexOf("## 8. Options"));
        int next = chapter.indexOf("\n## ");
        return next < 0 ? chapter : chapter.substring(0, next);
    }

    /** The page beside the box, or in docs. */
    private static String page(String game) throws IOException {
        for (String place : List.of("/boxes/" + game + "/rules.md", "/rules/" + game + ".md"))
            try (InputStream rules = Shelf.class.getResourceAsStream(place)) {
                if (rules != null) return new String(rules.readAllBytes(), StandardCharsets.UTF_8);
            }
        throw new AssertionError(game + " has no page of rules");
    }
}
