package boardroom.games.esopwars.rules;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Say;
import boardroom.engine.Sentence;
import boardroom.engine.Texts;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** How sentences and units of ESOP Wars read; that each has its text is the contract's affair. */
class TextsTest {
    private static final Texts TEXTS = new Texts("en", Texts.shipped("esop-wars", "en"));

    private static final Texts.Names NAMES = new Texts.Names() {
        @Override
        public String seat(int seat) {
            return Table.BOX.teams().get(seat).name();
        }

        @Override
        public String card(String id) {
            return id;
        }
    };

    private static String written(Sentence sentence) {
        return TEXTS.render(sentence.say(), NAMES);
    }

    @Test
    void units_are_written_as_in_the_rules() {
        assertThat(written(new MainAuctionWords.Label.Bid(275))).isEqualTo("2.75 %");
        assertThat(TEXTS.render(new Say("label.bid", Map.of("amount", Units.points(70))), NAMES))
                .isEqualTo("0.7");
        assertThat(TEXTS.render(new Say("label.bid", Map.of("amount", Units.points(485))), NAMES))
                .isEqualTo("4.85");
        assertThat(TEXTS.render(new Say("label.bid", Map.of("amount", Units.valuation(3_816_400_000L))), NAMES))
                .isEqualTo("3.82B");
        assertThat(TEXTS.render(new Say("label.bid", Map.of("amount", Units.valuation(25_000_000))), NAMES))
                .isEqualTo("25.0M");
        assertThat(TEXTS.render(new Say("label.bid", Map.of("amount", Units.multiplier(25))), NAMES))
                .isEqualTo("×2.5");
    }

    @Test
    void sentences_read_well() {
        assertThat(written(new MainAuctionWords.Detail.Limit(1000, 975, 925, 75, 3)))
                .isEqualTo("Pool 10.00 % → 9.75 % at the minimum. Up to 9.25 %: 0.75 % is kept for 3 hires.");
        assertThat(written(new MainAuctionWords.Detail.Limit(200, 175, 175, 25, 1)))
                .endsWith("kept for a hire.");
        assertThat(written(new MainAuctionWords.Detail.Spare(1, 1, 0))).isEqualTo("1 card left, 1 desk open, 0 spare.");
        assertThat(written(new Outcome.Headline.Wins(0, 8_736_000_000L))).isEqualTo("Alpha wins with 8.74B.");
        assertThat(written(new MarketRoundWords.Asking.Wildcard("early")))
                .isEqualTo("Play your wildcard in the Early Scaling round, or keep it.");
    }
}
