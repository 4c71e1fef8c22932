package boardroom.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import boardroom.engine.highcard.HighCardEvent;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sentences are data until somebody reads them. */
class TextsTest {
    private final Texts texts =
            new Texts("en", Texts.shipped("high-card", "en"), Texts.resource("/texts/amounts.json"));
    private final Texts.Names names = new Texts.Names() {
        @Override
        public String seat(int seat) {
            return List.of("Alpha", "Beta", "Gamma").get(seat);
        }

        @Override
        public String card(String id) {
            return "card " + id;
        }
    };

    @Test
    void an_event_is_its_own_sentence() {
        var event = new HighCardEvent.Turned(
                List.of(new Arg.CardId("n01"), new Arg.CardId("n02"), new Arg.CardId("n03")), new Arg.Seat(1));
        assertThat(texts.event(event, names))
                .isEqualTo("card n01, card n02, and card n03 are turned: Beta takes the trick.");
    }

    @ParameterizedTest
    @CsvSource({
        "equity, 275, 2.75 %",
        "equity, 1000, 10.00 %",
        "points, 70, 0.7",
        "points, 75, 0.75",
        "points, 480, 4.8",
        "halves, 15, 7½",
        "halves, 16, 8",
        "halves, 1, ½",
        "halves, 0, 0",
        "halves, -9, -4½",
        "valuation, 25000000, 25.0M",
        "valuation, 3816400000, 3.82B",
        "valuation, 999950000, 1000.0M"
    })
    void units_are_written_as_the_texts_say(String unit, long value, String written) {
        assertThat(texts.render(Say.of("limit", "limit", new Arg.Amount(unit, value)), names))
                .isEqualTo("You may go up to " + written + ".");
    }

    @Test
    void a_key_without_a_text_is_a_fault() {
        assertThatThrownBy(() -> texts.render(Say.of("nothing"), names)).hasMessageContaining("nothing");
    }

    @Test
    void says_go_over_the_wire_and_come_back_equal() {
        Say say = Say.of("x", "who", Arg.seat(2))
                .with("n", 3)
                .with("price", new Arg.Amount("equity", 25))
                .with("word", Arg.of("hello"))
                .with("cards", Arg.list(List.of(new Arg.CardId("a"), Arg.of(1))))
                .with("inner", Arg.say(Say.of("y")));
        String json = Json.MAPPER.writeValueAsString(say);
        assertThat(Json.MAPPER.readValue(json, Say.class)).isEqualTo(say);
        assertThat(json).contains("\"price\":{\"equity\":25}").contains("\"who\":{\"seat\":2}");
    }
}
