package boardroom.engine.phases;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import boardroom.engine.Events;
import boardroom.engine.Seats;
import boardroom.engine.phases.Picnic.Bring;
import boardroom.engine.phases.Picnic.Does;
import boardroom.engine.phases.Picnic.Meadow;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What bots are told: values of all seats together 1, priors on one scale, and where it is quiet. */
class ValuesTest {
    private static final double EXACT = 1e-9;

    private final Picnic game = new Picnic();

    private void bring(Meadow s, int... dishes) {
        for (int seat = 0; seat < dishes.length; seat++) game.play(s, seat, new Bring(dishes[seat]), Events.NONE);
    }

    private double[] values(Meadow s) {
        double[] values = new double[Picnic.SEATS];
        game.values(s, values);
        return values;
    }

    @Test
    void where_nobody_has_anything_all_have_the_same_chances() {
        for (double value : values(game.dealt())) assertThat(value).isCloseTo(1.0 / 3, within(EXACT));
    }

    @Test
    void worths_become_shares_of_one() {
        Meadow s = game.dealt();
        bring(s, 3, 1, 0);

        assertThat(values(s)).containsExactly(new double[] {0.75, 0.25, 0}, within(EXACT));
    }

    @Test
    void the_winners_of_a_game_that_is_over_share_it() {
        Meadow s = game.dealt();
        bring(s, 3, 3, 0);
        bring(s, 0, 0, 1);

        assertThat(game.winners(s)).isEqualTo(Seats.of(0).with(1));
        assertThat(values(s)).containsExactly(new double[] {0.5, 0.5, 0}, within(EXACT));
    }

    @Test
    void priors_follow_the_phases_sense_and_come_to_one() {
        List<Does> moves = List.of(new Bring(3), new Bring(0), new Bring(1));
        double[] priors = new double[3];

        game.priors(game.dealt(), 0, moves, priors);

        assertThat(Arrays.stream(priors).sum()).isCloseTo(1, within(EXACT));
        assertThat(priors[0]).isGreaterThan(priors[2]);
        assertThat(priors[2]).isGreaterThan(priors[1]);
    }

    @Test
    void a_position_with_choices_under_the_table_is_not_quiet() {
        Meadow s = game.dealt();
        assertThat(game.isQuiet(s)).isTrue();

        game.play(s, 0, new Bring(1), Events.NONE);
        assertThat(game.isQuiet(s)).isFalse();

        bring(s, 1, 1, 1);
        bring(s, 1, 1, 1);
        assertThat(game.isQuiet(s)).as("a game that is over").isTrue();
    }
}
