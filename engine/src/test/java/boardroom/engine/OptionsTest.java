package boardroom.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import boardroom.engine.highcard.HighCardBox;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.node.ObjectNode;

/** A table can only be dealt from a sound box with options it has. */
class OptionsTest {
    private static final HighCardBox BOX = BoxReader.read(BoxReader.shipped("high-card"), HighCardBox.class);

    private static String refusal(int seats, Map<String, ?> changes) {
        Say say = Options.refusal(BOX, seats, changes);
        return say == null ? "fine" : say.key();
    }

    @Test
    void options_are_checked_against_the_box() {
        assertThat(refusal(3, Map.of())).isEqualTo("fine");
        assertThat(refusal(3, Map.of("pace", "brisk", "goal", 5))).isEqualTo("fine");
        assertThat(refusal(5, Map.of())).isEqualTo("options.seats");
        assertThat(refusal(3, Map.of("speed", "brisk"))).isEqualTo("options.unknown");
        assertThat(refusal(3, Map.of("pace", "warp"))).isEqualTo("options.value");
        assertThat(refusal(3, Map.of("goal", 6))).isEqualTo("options.value");
        assertThat(refusal(3, Map.of("goal", "3"))).isEqualTo("options.value");
        assertThat(refusal(3, Map.of("pairs", true))).isEqualTo("options.needs");
        assertThat(refusal(4, Map.of("pairs", true))).isEqualTo("fine");
    }

    @Test
    void an_option_that_names_a_seat_needs_that_seat_at_the_table() {
        ObjectNode json = (ObjectNode) BoxReader.shipped("high-card");
        ((ObjectNode) json.at("/options/1")).put("seat", true);
        HighCardBox box = BoxReader.read(json, HighCardBox.class);
        assertThat(Options.refusal(box, 4, Map.of("goal", 3))).isNull();
        assertThat(Options.refusal(box, 3, Map.of("goal", 3)))
                .isEqualTo(Say.of("options.no-seat", "option", Arg.of("goal"))
                        .with("value", 3)
                        .with("last", 2));
    }

    @Test
    void an_option_for_so_many_seats_is_refused_at_a_smaller_table() {
        ObjectNode json = (ObjectNode) BoxReader.shipped("high-card");
        ((ObjectNode) json.at("/options/1")).put("fromSeats", 3);
        HighCardBox box = BoxReader.read(json, HighCardBox.class);
        assertThat(Options.refusal(box, 3, Map.of("goal", 5))).isNull();
        assertThat(Options.refusal(box, 2, Map.of("goal", 5)))
                .isEqualTo(
                        Say.of("options.from-seats", "option", Arg.of("goal")).with("least", 3));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "/hand | \"four\" | hand",
                "/numbers/3/value | null | numbers[3].value",
                "/numbers/3/value | \"seven\" | numbers[3].value",
                "/numbers/3/value | \"\" | numbers[3].value",
                "/numbers/3/name | | numbers[3]",
                "/numbers/3/colour | \"red\" | numbers[3].colour",
                "/numbers/3/id | \"n01\" | n01",
                "/options/0/default | \"warp\" | options[0].default",
                "/presets/0/set/pace | \"warp\" | presets[0].set.pace",
                "/seats/max | 99 | seats",
            })
    void a_broken_box_names_the_place(String pointer, String value, String place) {
        ObjectNode box = (ObjectNode) BoxReader.shipped("high-card");
        ObjectNode parent = (ObjectNode) box.at(pointer.substring(0, pointer.lastIndexOf('/')));
        String field = pointer.substring(pointer.lastIndexOf('/') + 1);
        if (value == null) parent.remove(field);
        else parent.set(field, Json.MAPPER.readTree(value));
        assertThatThrownBy(() -> BoxReader.read(box, HighCardBox.class))
                .isInstanceOf(BrokenBox.class)
                .hasMessageContaining(place)
                .hasMessageNotContainingAny("boardroom.", "Coercion");
    }
}
