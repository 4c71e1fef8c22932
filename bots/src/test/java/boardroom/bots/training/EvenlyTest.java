package boardroom.bots.training;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class EvenlyTest {
    private static Evenly<Integer> of(int most, int came) {
        Evenly<Integer> evenly = new Evenly<>(most);
        for (int i = 0; i < came; i++) {
            int one = i;
            evenly.add(() -> one);
        }
        return evenly;
    }

    @Test
    void few_are_all_kept() {
        assertThat(of(8, 5).some(8)).containsExactly(0, 1, 2, 3, 4);
    }

    @Test
    void of_many_some_are_kept_from_all_over() {
        List<Integer> some = of(8, 1_000).some(3);

        assertThat(some).hasSize(3);
        assertThat(some.get(0)).isBetween(50, 300);
        assertThat(some.get(1)).isBetween(350, 650);
        assertThat(some.get(2)).isBetween(700, 950);
    }

    @Test
    void a_quarter_and_a_half_are_found_whatever_came() {
        for (int came : new int[] {1, 2, 47, 48, 49, 97, 500, 3_333}) {
            Evenly<Integer> evenly = of(48, came);
            assertThat(evenly.at(0.25)).isBetween((int) (0.2 * came) - 1, (int) (0.3 * came) + 1);
            assertThat(evenly.at(0.5)).isBetween((int) (0.45 * came) - 1, (int) (0.55 * came) + 1);
        }
    }
}
