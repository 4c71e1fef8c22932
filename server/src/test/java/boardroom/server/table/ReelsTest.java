package boardroom.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.server.film.Eyes;
import boardroom.server.house.Viewer;
import org.junit.jupiter.api.Test;

class ReelsTest {
    private static final Eyes MINE = new Eyes.Of(new Viewer(0));

    private final Reels reels = new Reels();

    private static Reels.Which film(String table, Eyes eyes, int entries, boolean over) {
        return new Reels.Which(table, eyes, entries, over);
    }

    @Test
    void a_film_is_there_again_for_the_same_eyes_at_the_same_entry() {
        byte[] packed = {1};
        reels.keep(film("t", MINE, 7, false), packed);

        assertThat(reels.find(film("t", MINE, 7, false))).isSameAs(packed);
        assertThat(reels.find(film("t", new Eyes.Of(new Viewer(1)), 7, false))).isNull();
        assertThat(reels.find(film("t", new Eyes.Of(Viewer.WATCHERS), 7, false)))
                .isNull();
        assertThat(reels.find(film("t", MINE, 8, false))).isNull();
        assertThat(reels.find(film("t", MINE, 7, true))).isNull();
    }

    @Test
    void those_not_looked_at_for_longest_make_room() {
        byte[] large = new byte[5 << 20];
        for (String table : new String[] {"a", "b", "c"}) reels.keep(film(table, MINE, 1, true), large);
        assertThat(reels.find(film("a", MINE, 1, true))).isNotNull();
        reels.keep(film("d", MINE, 1, true), large);

        assertThat(reels.find(film("a", MINE, 1, true))).isNotNull();
        assertThat(reels.find(film("b", MINE, 1, true))).isNull();
        assertThat(reels.find(film("d", MINE, 1, true))).isNotNull();
    }

    @Test
    void what_comes_later_takes_the_place_of_what_was_there() {
        byte[] large = new byte[9 << 20];
        reels.keep(film("a", MINE, 1, false), large);
        reels.keep(film("a", MINE, 2, false), large);

        assertThat(reels.find(film("a", MINE, 1, false))).isNull();
        assertThat(reels.find(film("a", MINE, 2, false))).isNotNull();
    }
}
