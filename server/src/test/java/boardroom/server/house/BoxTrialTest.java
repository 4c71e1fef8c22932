package boardroom.server.house;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.BoxReader;
import boardroom.engine.Game;
import boardroom.engine.Title;
import boardroom.server.Weight;
import boardroom.server.tiny.TinyBids;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Games whose changed box never opens, or opens badly; as shipped they are fine. */
class BoxTrialTest {
    private static final Duration ENOUGH = Duration.ofMinutes(1);

    private final CountDownLatch end = new CountDownLatch(1);

    /** A catalogue with the tiny game, of which a changed box opens like this, and time to try it out. */
    private static Catalogue catalogue(Duration dealing, Function<JsonNode, Game<?, ?>> changed) {
        Function<JsonNode, Game<?, ?>> opener = box -> isShipped(box) ? TinyBids.TITLE.open(box) : changed.apply(box);
        Weight weight = new Weight(1_000_000, 256_000, dealing);
        return new Catalogue(List.of(new Title("tiny-bids", opener)), new Cast(List.of()), weight);
    }

    private static boolean isShipped(JsonNode box) {
        return box.get("purse").intValue() != 11;
    }

    private static String tried(Catalogue catalogue) {
        JsonNode box = ((ObjectNode) BoxReader.shipped("tiny-bids").deepCopy()).put("purse", 11);
        return catalogue.tried("tiny-bids", box, Map.of()) instanceof BoxTrial.Refused refused
                ? refused.say().key()
                : "passed";
    }

    /** Deaf to interruption, as a loop in the rules is. */
    private Game<?, ?> never() {
        while (true) {
            try {
                end.await();
                return TinyBids.TITLE.open();
            } catch (InterruptedException e) {
                assertThat(e).as("it was told to stop, and goes on").isNotNull();
            }
        }
    }

    @Test
    void a_box_that_never_comes_to_an_end_is_refused_and_few_of_them_keep_a_thread() {
        AtomicInteger threads = new AtomicInteger();
        Catalogue catalogue = catalogue(Duration.ofMillis(200), _ -> {
            threads.incrementAndGet();
            return never();
        });

        assertThat(tried(catalogue)).isEqualTo("box.too-slow");
        assertThat(tried(catalogue)).isEqualTo("box.too-slow");
        assertThat(tried(catalogue)).isEqualTo("box.busy");
        assertThat(threads).hasValue(2);
        assertThat(catalogue.game("tiny-bids")).as("as shipped").isNotNull();
        end.countDown();
    }

    @Test
    void a_box_that_makes_the_game_fall_over_is_refused() {
        Catalogue catalogue = catalogue(ENOUGH, _ -> {
            throw new ArithmeticException("/ by zero");
        });

        assertThat(tried(catalogue)).isEqualTo("box.fails");
    }

    @Test
    void a_box_that_takes_all_of_the_stack_is_refused() {
        Catalogue catalogue = catalogue(ENOUGH, BoxTrialTest::deeper);

        assertThat(tried(catalogue)).isEqualTo("box.fails");
    }

    @SuppressWarnings("InfiniteRecursion")
    private static Game<?, ?> deeper(JsonNode box) {
        return deeper(box);
    }

    @Test
    void any_other_box_is_played() {
        Catalogue catalogue = catalogue(ENOUGH, TinyBids.TITLE::open);

        assertThat(tried(catalogue)).isEqualTo("passed");
    }
}
