package boardroom.games.shipit.rules;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Seats;
import boardroom.engine.Texts;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How sentences of Ship It! read; that each has its text is the contract's affair. */
class TextsTest {
    private final Texts texts = new Texts("en", Texts.shipped("ship-it", "en"));

    @Test
    void sentences_read_like_sentences() {
        Texts.Names names = new Texts.Names() {
            @Override
            public String seat(int seat) {
                return List.of("Ada Inc", "Bo Ltd").get(seat);
            }

            @Override
            public String card(String id) {
                return "Marketing";
            }
        };
        assertThat(texts.render(new WaitingFor(Seats.all(2), 2).say(), names))
                .isEqualTo("Ada Inc and Bo Ltd are still at it.");
        assertThat(texts.render(new WaitingFor(Seats.of(0), 1).say(), names)).isEqualTo("Ada Inc is still at it.");
        assertThat(texts.render(new PlanRefusal.CannotPay(Fixture.action("marketing"), 20, 5).say(), names))
                .isEqualTo("Marketing costs $20, and only $5 is free.");
        assertThat(texts.event(new ShipEvent.TokenDrawn("clean-2", 2, 0, 3, 1), names))
                .isEqualTo("You draw a clean 2: 3 clean, 1 bug.");
        assertThat(texts.render(new Outcome.Headline.Wins(1, 97021).say(), names))
                .isEqualTo("Bo Ltd wins with 97.0 points.");
    }
}
