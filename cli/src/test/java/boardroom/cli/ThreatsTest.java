package boardroom.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every threat that docs/threats.md names has a test that tries it, and every test named there exists. */
class ThreatsTest {
    private static final Path HOUSE = Path.of("..");
    private static final Pattern JAVA_TEST = Pattern.compile("`(\\w+)#(\\w+)`");
    private static final Pattern BROWSER_TEST = Pattern.compile("`([\\w.-]+\\.spec\\.ts): ([^`]+)`");
    private static final int CELLS = 4;

    private record Row(String threat, String promised, String triedBy) {}

    private static List<Row> rows() throws IOException {
        List<Row> rows = new ArrayList<>();
        for (String line : Files.readAllLines(HOUSE.resolve("docs/threats.md"))) {
            if (!line.startsWith("| ") || line.startsWith("| threat ")) continue;
            String[] cells = line.substring(1, line.length() - 1).split("\\|", -1);
            assertThat(cells).as(line).hasSize(CELLS);
            rows.add(new Row(cells[0].strip(), cells[1].strip(), cells[3]));
        }
        return rows;
    }

    private static String source(Path below, String name) throws IOException {
        try (Stream<Path> files = Files.walk(HOUSE.resolve(below))) {
            for (Path file : (Iterable<Path>) files::iterator)
                if (file.getFileName().toString().equals(name)) return Files.readString(file);
        }
        return "";
    }

    private static String javaTest(String name) throws IOException {
        for (String module : List.of("server", "cli", "engine", "games", "bots")) {
            String source = source(Path.of(module, "src", "test", "java"), name + ".java");
            if (!source.isEmpty()) return source;
        }
        return "";
    }

    @Test
    void every_threat_says_what_is_promised_and_which_test_tries_it() throws IOException {
        assertThat(rows()).isNotEmpty().allSatisfy(row -> {
            assertThat(row.promised()).as(row.threat()).isNotEmpty();
            assertThat(JAVA_TEST.matcher(row.triedBy()).find()
                            || BROWSER_TEST.matcher(row.triedBy()).find())
                    .as(row.threat())
                    .isTrue();
        });
    }

    @Test
    void every_test_that_is_named_exists() throws IOException {
        List<String> missing = new ArrayList<>();
        for (Row row : rows()) {
            Matcher java = JAVA_TEST.matcher(row.triedBy());
            while (java.find())
                if (!javaTest(java.group(1)).contains("void " + java.group(2) + "(")) missing.add(java.group());
            Matcher browser = BROWSER_TEST.matcher(row.triedBy());
            while (browser.find())
                if (!source(Path.of("web", "e2e"), browser.group(1)).contains("test('" + browser.group(2) + "'"))
                    missing.add(browser.group());
        }
        assertThat(missing).isEmpty();
    }
}
