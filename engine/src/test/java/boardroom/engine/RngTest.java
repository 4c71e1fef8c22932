package boardroom.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Chance is seeded, named and fair. */
class RngTest {
    @Test
    void the_same_seed_and_name_give_the_same_chance() {
        assertThat(Rng.stream(5, "deck").nextLong())
                .isEqualTo(Rng.stream(5, "deck").nextLong());
        assertThat(Rng.stream(5, "deck").nextLong())
                .isNotEqualTo(Rng.stream(5, "dice").nextLong());
        assertThat(Rng.stream(5, "deck").nextLong())
                .isNotEqualTo(Rng.stream(6, "deck").nextLong());
    }

    @Test
    void a_copy_goes_its_own_way() {
        Rng rng = new Rng(1);
        Rng copy = rng.copy();
        rng.nextLong();
        assertThat(copy.nextLong()).isEqualTo(new Rng(1).nextLong());
    }

    @Test
    void every_order_of_three_cards_is_about_equally_likely() {
        Rng rng = new Rng(42);
        int[] seen = new int[6];
        List<String> orders = List.of("[1, 2, 3]", "[1, 3, 2]", "[2, 1, 3]", "[2, 3, 1]", "[3, 1, 2]", "[3, 2, 1]");
        for (int i = 0; i < 60_000; i++) {
            List<Integer> cards = new ArrayList<>(List.of(1, 2, 3));
            rng.shuffle(cards);
            seen[orders.indexOf(cards.toString())]++;
        }
        for (int count : seen) assertThat(count).isBetween(9_600, 10_400);
    }
}
