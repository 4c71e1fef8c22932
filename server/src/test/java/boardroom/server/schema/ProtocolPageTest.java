package boardroom.server.schema;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.phases.HouseEvent;
import boardroom.server.wire.Command;
import boardroom.server.wire.Frame;
import boardroom.server.wire.Protocol;
import boardroom.server.wire.TableEvent;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** docs/protocol.md speaks of everything that goes over the wire, and of nothing that does not. */
@SuppressWarnings("NullAway.Init")
class ProtocolPageTest {
    private static final Pattern CALL = Pattern.compile("`(GET|POST|PUT|PATCH|DELETE) (/api/[^`?\\s]+)");
    private static final Pattern CODE = Pattern.compile("`([^`]+)`");
    private static final Pattern WORD = Pattern.compile("[A-Za-z][A-Za-z0-9]*(?:-[a-z]+)*");

    private static String page;

    @BeforeAll
    static void read() throws IOException {
        page = Files.readString(Path.of("..", "docs", "protocol.md"));
    }

    @Test
    void every_call_stands_on_the_page_and_no_other() {
        Set<String> written = all(CALL, page, found -> found.group(1) + " " + found.group(2));

        assertThat(written).isEqualTo(names(Calls.ALL.stream().map(call -> call.method() + " " + call.path())));
    }

    @Test
    void every_command_has_a_line_in_the_table_and_no_other() {
        Set<String> written = new TreeSet<>();
        String table = between("| `do` |", "\n\n");
        table.lines()
                .skip(2)
                .forEach(line -> written.addAll(all(CODE, line.split("\\|", 3)[1], found -> found.group(1))));

        assertThat(written).isEqualTo(tags(Command.class));
    }

    @Test
    void every_frame_is_told_and_no_other() {
        Set<String> told = all(
                Pattern.compile("(?m)^`([a-z]+)`(?=[,:])"),
                between("**Frames from the server**", "## Rules of the house"),
                found -> found.group(1));

        assertThat(told).isSubsetOf(tags(Frame.class));
        assertThat(unnamed(tags(Frame.class))).isEmpty();
    }

    @Test
    void every_event_of_the_house_is_named() {
        assertThat(unnamed(tags(TableEvent.class))).isEmpty();
        assertThat(unnamed(tags(HouseEvent.class))).isEmpty();
    }

    @Test
    void every_field_is_named() {
        Set<String> fields = new TreeSet<>();
        for (JsonNode type : HouseSchema.make().get("$defs"))
            type.path("properties").propertyNames().forEach(fields::add);

        assertThat(unnamed(fields)).isEmpty();
    }

    @Test
    void the_page_is_of_this_version() {
        assertThat(page.contains("{\"protocol\": " + Protocol.VERSION + "}")).isTrue();
    }

    private static Set<String> unnamed(Set<String> words) {
        Set<String> unnamed = new TreeSet<>(words);
        unnamed.removeAll(words());
        return unnamed;
    }

    /** Whatever stands in code or in an example. */
    private static Set<String> words() {
        Set<String> words = all(Pattern.compile("(?s)```.*?```"), page, MatchResult::group).stream()
                .collect(Collectors.toCollection(TreeSet::new));
        words.addAll(all(CODE, page.replaceAll("(?s)```.*?```", ""), found -> found.group(1)));
        return words.stream()
                .flatMap(code -> all(WORD, code, MatchResult::group).stream())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static String between(String from, String to) {
        int begin = page.indexOf(from);
        return page.substring(begin, page.indexOf(to, begin));
    }

    private static Set<String> all(Pattern pattern, String text, Function<MatchResult, String> of) {
        return names(pattern.matcher(text).results().map(of));
    }

    private static Set<String> names(Stream<String> names) {
        return names.collect(Collectors.toCollection(TreeSet::new));
    }

    /** What the records of a family are called on the wire. */
    private static Set<String> tags(Class<?> family) {
        List<String> tags = new ArrayList<>();
        JsonTypeName name = family.getAnnotation(JsonTypeName.class);
        if (name != null) tags.add(name.value());
        if (family.isSealed()) for (Class<?> member : family.getPermittedSubclasses()) tags.addAll(tags(member));
        return names(tags.stream());
    }
}
