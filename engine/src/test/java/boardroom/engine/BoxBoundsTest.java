package boardroom.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import boardroom.engine.highcard.HighCardBox;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The bounds that records carry: what is outside is named, what has none is a fault. */
class BoxBoundsTest {
    private static final JsonNode HEAD = Json.MAPPER.readTree("""
            {"id": "odd", "title": "Odd", "version": 1, "language": "en", "seats": {"min": 1, "max": 2, "default": 1},
             "minutes": {"min": 1, "max": 2}, "options": [], "presets": []}""");

    /** A share of something, by its own name. */
    @Between(to = 100)
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.TYPE_USE)
    private @interface Share {}

    /** One of several kinds of things. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    sealed interface Thing {}

    @JsonTypeName("crate")
    record Crate(@Between(from = 1, to = 9) int size, List<Thing> inside) implements Thing {}

    /** A box with everything that can be bounded. */
    record OddBox(
            @JsonUnwrapped Head head,
            @Between(to = 5) double part,
            @Share int share,
            @Sized(to = 3) String word,
            @Sized(from = 1, to = 2) List<List<@Between(to = 7) Integer>> grid,
            Map<String, @Share Integer> shares,
            List<Thing> things,
            @IdOf("named") String chosen,
            List<Named> named)
            implements Box {}

    record Named(String id) {}

    /** A box whose record says nothing about a number. */
    record ForgetfulBox(@JsonUnwrapped Head head, List<Integer> numbers) implements Box {}

    private static ObjectNode box(String field, String json) {
        ObjectNode box = (ObjectNode) HEAD.deepCopy();
        box.setAll((ObjectNode) Json.MAPPER.readTree("""
                {"part": 0.5, "share": 50, "word": "abc", "grid": [[1, 2]], "shares": {"a": 1},
                 "things": [{"kind": "crate", "size": 1, "inside": []}],
                 "chosen": "b", "named": [{"id": "a"}, {"id": "b"}]}"""));
        return box.set(field, Json.MAPPER.readTree(json));
    }

    @Test
    void what_is_within_its_bounds_is_read() {
        assertThat(BoxReader.read(box("share", "100"), OddBox.class).share()).isEqualTo(100);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "version | 1000001 | version: from 1 to 1000000, but it is 1000001",
                "chosen | \"c\" | chosen: names one of named, but there is no c",
                "part | 5.5 | part: from 0 to 5, but it is 5.5",
                "part | 1e400 | part",
                "share | 101 | share: from 0 to 100, but it is 101",
                "share | 2147483648 | share",
                "share | 1e400 | share",
                "word | \"abcd\" | word: at most 3 letters, but there are 4",
                "grid | [] | grid: at least 1 of them, but there are 0",
                "grid | [[1],[2],[3]] | grid: at most 2 of them, but there are 3",
                "grid | [[1],[2,8]] | grid[1][1]: from 0 to 7, but it is 8",
                "grid | [[1],[2,null]] | grid[1][1]: must not be null",
                "shares | {\"a\":1,\"b\":-1} | shares.b: from 0 to 100, but it is -1",
                "things | [{\"kind\":\"crate\",\"size\":1,\"inside\":[{\"kind\":\"crate\",\"size\":0,\"inside\":[]}]}]"
                        + " | things[0].inside[0].size: from 1 to 9, but it is 0",
                "seats | {\"min\":1,\"max\":9,\"default\":1} | seats.max: from 1 to 8, but it is 9",
                "seats | {\"min\":2,\"max\":1,\"default\":1} | seats: the smaller number first",
                "seats | {\"min\":1,\"max\":2,\"default\":3} | seats.default: from 1 to 2",
                "minutes | {\"min\":3,\"max\":2} | minutes: the smaller number first",
                "options | [{\"id\":\"o\",\"default\":1.5,\"min\":0,\"max\":3,\"text\":\"\"}] | options[0].default",
                "options | [{\"id\":\"o\",\"default\":[[]],\"min\":0,\"max\":3,\"text\":\"\"}] | options[0].default",
                "options | [{\"id\":\"o\",\"default\":1,\"min\":0,\"max\":2000000,\"text\":\"\"}] | options[0].max",
            })
    void what_is_out_of_bounds_is_named_with_its_place(String field, String json, String words) {
        assertThatThrownBy(() -> BoxReader.read(box(field, json), OddBox.class))
                .isInstanceOf(BrokenBox.class)
                .message()
                .startsWith(words);
    }

    @Test
    void what_has_no_size_of_its_own_has_the_usual_one() {
        String crate = "{\"kind\":\"crate\",\"size\":1,\"inside\":[]}";
        String many = "[" + (crate + ",").repeat(BoxBounds.ELEMENTS) + crate + "]";
        assertThatThrownBy(() -> BoxReader.read(box("things", many), OddBox.class))
                .hasMessage("things: at most 100 of them, but there are 101");
        assertThatThrownBy(() -> BoxReader.read(box("title", "\"" + "x".repeat(1_001) + "\""), OddBox.class))
                .hasMessage("title: at most 1000 letters, but there are 1001");
        assertThatThrownBy(() -> BoxReader.read(box("shares", "{\"" + "x".repeat(101) + "\":1}"), OddBox.class))
                .hasMessage("shares: at most 100 letters in a name, but there are 101");
    }

    @Test
    void a_number_without_bounds_is_a_fault_of_the_record() {
        ObjectNode json = (ObjectNode) HEAD.deepCopy();
        json.putArray("numbers").add(1);
        assertThatThrownBy(() -> BoxReader.read(json, ForgetfulBox.class))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("ForgetfulBox.numbers")
                .rootCause()
                .hasMessageContaining("without @Between");
    }

    @Test
    void the_box_of_high_card_is_bounded() {
        ObjectNode box = (ObjectNode) BoxReader.shipped("high-card").deepCopy();
        box.put("hand", 11);
        assertThatThrownBy(() -> BoxReader.read(box, HighCardBox.class)).hasMessage("hand: from 1 to 10, but it is 11");
    }
}
