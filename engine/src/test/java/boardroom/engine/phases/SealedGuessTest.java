package boardroom.engine.phases;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import boardroom.engine.Events;
import boardroom.engine.Rng;
import boardroom.engine.phases.Picnic.Bring;
import boardroom.engine.phases.Picnic.Does;
import boardroom.engine.phases.Picnic.Meadow;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A bot's guess at what others have sealed: as likely as their priors say, and its own choice untouched. */
class SealedGuessTest {
    private static final int WORLDS = 20_000;

    private final Picnic game = new Picnic();

    @Test
    void a_guess_is_drawn_from_the_priors_of_who_chose() {
        Meadow s = game.dealt();
        List<Does> moves = List.of(new Bring(0), new Bring(1), new Bring(2), new Bring(3));
        double[] priors = new double[moves.size()];
        game.priors(s, 1, moves, priors);
        game.play(s, 1, new Bring(0), Events.NONE);
        double[] drawn = new double[moves.size()];

        Rng rng = new Rng(20);
        for (int world = 0; world < WORLDS; world++) {
            Meadow guess = s.copy();
            game.reshuffle(guess, 0, rng);
            drawn[moves.indexOf(guess.sealed(1))] += 1.0 / WORLDS;
        }

        for (int i = 0; i < priors.length; i++) assertThat(drawn[i]).isCloseTo(priors[i], within(0.015));
    }

    @Test
    void who_has_not_chosen_has_not_chosen_in_any_world_and_my_own_choice_is_known() {
        Meadow s = game.dealt();
        game.play(s, 0, new Bring(2), Events.NONE);
        Rng rng = new Rng(21);

        for (int world = 0; world < 50; world++) {
            Meadow guess = s.copy();
            game.reshuffle(guess, 0, rng);
            assertThat(guess.sealed(0)).isEqualTo(new Bring(2));
            assertThat(guess.sealed(1)).isNull();
        }
        assertThat(s.sealed(0)).as("the world itself is untouched").isEqualTo(new Bring(2));
    }

    @Test
    void the_same_chance_gives_the_same_guess() {
        Meadow s = game.dealt();
        game.play(s, 1, new Bring(2), Events.NONE);
        game.play(s, 2, new Bring(0), Events.NONE);
        Meadow one = s.copy();
        Meadow other = s.copy();

        game.reshuffle(one, 0, new Rng(3));
        game.reshuffle(other, 0, new Rng(3));

        assertThat(one.sealed(1)).isEqualTo(other.sealed(1));
        assertThat(one.sealed(2)).isEqualTo(other.sealed(2));
    }
}
