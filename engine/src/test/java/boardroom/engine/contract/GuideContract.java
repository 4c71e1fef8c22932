package boardroom.engine.contract;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Box;
import boardroom.engine.Deal;
import boardroom.engine.Events;
import boardroom.engine.Move;
import boardroom.engine.Options;
import boardroom.engine.State;
import boardroom.engine.Texts;
import boardroom.engine.guide.Guide;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the guide of a game must pass, if it has one, and the clocks it offers to those who learn or hurry. */
abstract class GuideContract<S extends State<S>, M extends Move> extends WordsContract<S, M> {
    private static final int UNTIMED_GAMES = 3;

    @Test
    void every_step_of_the_guide_can_happen_and_all_it_looks_at_is_there() {
        Guide guide = guide();
        if (guide == null) return;
        GuidedPlay<S, M> play = new GuidedPlay<>(game(), guide);
        assertThat(play.faults()).as("the guide, in games from its opening").isEmpty();
    }

    @Test
    void the_guide_has_a_text_for_every_step() {
        Guide guide = guide();
        if (guide == null) return;
        assertThat(new GuideTexts(guide, new Texts("en", texts())).faults())
                .as("the words of the guide, in en.json")
                .isEmpty();
    }

    @Test
    void a_table_without_clocks_has_none_anywhere() {
        Box box = game().box();
        Box.ClockSets clocks = box.head().clockSets();
        if (clocks == null) return;
        for (var set : List.of(clocks.none(), clocks.calm(), clocks.quick()))
            assertThat(Options.refusal(box, box.seats().min(), set))
                    .as("%s", set)
                    .isNull();
        for (long seed = 0; seed < UNTIMED_GAMES; seed++) {
            Deal deal = new Deal(box.seats().min(), Options.of(box, clocks.none()), seed);
            RandomPlay<S, M> play = new RandomPlay<>(game(), deal);
            while (!play.isOver()) {
                assertThat(game().pace(play.state))
                        .as("%s the clock", play.where())
                        .isNull();
                play.play(play.next(), Events.NONE);
            }
        }
    }
}
