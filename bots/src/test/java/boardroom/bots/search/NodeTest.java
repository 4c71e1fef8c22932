package boardroom.bots.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class NodeTest {
    private final Node<Nim.Take> node = new Node<>();

    private int[] withMoves(int count) {
        for (int i = 0; i < count; i++) node.add(new Nim.Take(i), (i + 1.0) / count);
        return IntStream.range(0, count).toArray();
    }

    @Test
    void what_was_never_tried_is_tried_in_the_order_of_priors() {
        int[] all = withMoves(3);

        assertThat(node.select(all, 3, 1)).isEqualTo(2);
    }

    @Test
    void what_turned_out_well_is_tried_again_and_what_did_not_is_left() {
        int[] all = withMoves(2);
        for (int i = 0; i < 50; i++) {
            node.saw(0, 0.9);
            node.saw(1, 0.1);
        }

        assertThat(node.select(all, 2, 1)).isZero();
    }

    @Test
    void of_many_moves_only_the_likeliest_are_tried_and_more_of_them_with_every_visit() {
        int[] all = withMoves(100);
        for (int i = 0; i < 20; i++) node.saw(node.select(all.clone(), 100, 1), 0);
        long early = tried();
        for (int i = 0; i < 2_000; i++) node.saw(node.select(all.clone(), 100, 1), 0);

        assertThat(early).isBetween(1L, 20L);
        assertThat(tried()).isGreaterThan(2 * early);
    }

    private long tried() {
        return IntStream.range(0, node.size())
                .filter(place -> node.visits(place) > 0)
                .count();
    }

    @Test
    void moves_keep_their_place_whatever_else_can_be_chosen() {
        withMoves(3);
        int[] found = new int[3];

        assertThat(node.find(List.of(new Nim.Take(2), new Nim.Take(0)), found)).isEqualTo(2);
        assertThat(found).startsWith(2, 0);
        assertThat(node.find(List.of(new Nim.Take(1), new Nim.Take(9)), found)).isEqualTo(1);
        assertThat(node.wants(1, 2)).isTrue();
        assertThat(node.keep(List.of(new Nim.Take(1), new Nim.Take(9)), new double[] {0.5, 0.5}, found))
                .isEqualTo(2);
        assertThat(found).startsWith(1, 3);
    }

    @Test
    void of_very_many_moves_only_the_likeliest_are_kept() {
        List<Nim.Take> listed = IntStream.range(0, 200).mapToObj(Nim.Take::new).toList();
        double[] likelihoods = new double[200];
        for (int i = 0; i < 200; i++) likelihoods[i] = i % 10 == 0 ? 0.04 : 0.001 * i / 200;
        int[] found = new int[200];

        int kept = node.keep(listed, likelihoods, found);

        assertThat(kept).isBetween(20, 40);
        assertThat(node.find(listed, found)).isEqualTo(kept);
        assertThat(node.wants(kept, 200)).isFalse();
        for (int i = 0; i < 200; i += 10)
            assertThat(node.find(listed.subList(i, i + 1), found)).isEqualTo(1);
    }
}
