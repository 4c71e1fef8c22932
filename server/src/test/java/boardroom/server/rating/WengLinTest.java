package boardroom.server.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class WengLinTest {
    /** The numbers of the paper: 25, a third of it, a sixth of it. */
    private static final Strength NEW = new Strength(25, 25 / 3.0);

    private static final WengLin PAPER = new WengLin(25 / 6.0, 0.0001);

    private static void is(Strength told, double mu, double sigma) {
        assertThat(told.mu()).isCloseTo(mu, within(1e-9));
        assertThat(told.sigma()).isCloseTo(sigma, within(1e-9));
    }

    @Test
    void two_who_are_new_move_apart_as_the_paper_reckons() {
        List<Strength> after = PAPER.after(List.of(NEW, NEW), List.of(1, 2));

        // c² = 2·(25/3)² + 2·(25/6)² = 173.6111; the winner gains (25/3)²/c · 1/2 and each keeps 1 − (σ/c)³/4.
        is(after.get(0), 27.635231383473650, 8.065506316323548);
        is(after.get(1), 22.364768616526350, 8.065506316323548);
    }

    @Test
    void of_three_the_middle_one_learns_only_to_be_surer() {
        List<Strength> after = PAPER.after(List.of(NEW, NEW, NEW), List.of(1, 2, 3));

        is(after.get(0), 30.270462766947300, 7.788474807872566);
        is(after.get(1), 25, 7.788474807872566);
        is(after.get(2), 19.729537233052700, 7.788474807872566);
    }

    @Test
    void a_draw_brings_the_strong_and_the_weak_nearer() {
        List<Strength> after = PAPER.after(List.of(new Strength(30, 5), new Strength(20, 5)), List.of(1, 1));

        // c = √(25 + 25 + 2·(25/6)²) = 9.2045; p = 1/(1 + e^(−10/c)) = 0.74774; both move by 25/c·(p − 1/2).
        double c = Math.sqrt(50 + 2 * 625 / 36.0);
        double p = 1 / (1 + Math.exp(-10 / c));
        assertThat(after.get(0).mu()).isCloseTo(30 - 25 / c * (p - 0.5), within(1e-9));
        assertThat(after.get(1).mu()).isCloseTo(20 + 25 / c * (p - 0.5), within(1e-9));
        assertThat(after.get(0).sigma()).isCloseTo(5 * Math.sqrt(1 - Math.pow(5 / c, 3) * p * (1 - p)), within(1e-9));
    }

    @Test
    void whoever_is_alone_stays_as_they_are() {
        assertThat(PAPER.after(List.of(NEW), List.of(1))).containsExactly(NEW);
    }

    @Test
    void the_scale_of_the_house_is_the_one_of_the_paper_thirty_times_as_wide() {
        List<Strength> house = WengLin.OF_THE_HOUSE.after(List.of(Strength.UNKNOWN, Strength.UNKNOWN), List.of(1, 2));

        is(house.getFirst(), 1500 + 30 * 2.635231383473650, 30 * 8.065506316323548);
    }

    @Test
    void many_games_make_sure_and_keep_order() {
        List<Strength> now = List.of(Strength.UNKNOWN, Strength.UNKNOWN, Strength.UNKNOWN, Strength.UNKNOWN);
        for (int game = 0; game < 200; game++) now = WengLin.OF_THE_HOUSE.after(now, List.of(1, 2, 3, 4));

        for (int i = 0; i < 3; i++)
            assertThat(now.get(i).mu()).isGreaterThan(now.get(i + 1).mu());
        assertThat(now).allMatch(one -> one.sigma() > 0 && one.sigma() < Strength.UNKNOWN.sigma());
    }
}
