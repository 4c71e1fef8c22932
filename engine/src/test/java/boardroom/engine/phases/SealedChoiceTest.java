package boardroom.engine.phases;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Seats;
import boardroom.engine.Telling;
import boardroom.engine.phases.Picnic.Bring;
import boardroom.engine.phases.Picnic.Does;
import boardroom.engine.phases.Picnic.Meadow;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Made in secret, changed until all are in, opened together. */
class SealedChoiceTest {
    private final Picnic game = new Picnic();
    private final Picnic strict = new Picnic(false, 100);

    private static List<Does> moves(Picnic game, Meadow s, int seat) {
        List<Does> moves = new ArrayList<>();
        game.moves(s, seat, moves::add);
        return moves;
    }

    @Test
    void nothing_happens_until_the_last_choice_is_in() {
        Meadow s = game.dealt();

        game.play(s, 0, new Bring(3), Events.NONE);
        game.play(s, 2, new Bring(1), Events.NONE);
        assertThat(s.dishes).containsExactly(0, 0, 0);
        assertThat(game.owes(s)).isEqualTo(Seats.of(1));

        game.play(s, 1, new Bring(2), Events.NONE);
        assertThat(s.dishes).containsExactly(3, 2, 1);
    }

    @Test
    void everybody_sees_who_has_chosen_and_once() {
        Meadow s = game.dealt();
        Telling telling = new Telling();

        game.play(s, 0, new Bring(3), telling);
        game.play(s, 0, new Bring(2), telling);

        assertThat(telling.heardBy(1)).containsExactly(new HouseEvent.HasChosen(new Arg.Seat(0)));
    }

    @Test
    void a_choice_may_be_changed_as_long_as_another_is_missing() {
        Meadow s = game.dealt();
        game.play(s, 0, new Bring(3), Events.NONE);

        assertThat(game.may(s)).isEqualTo(Seats.all(3));
        assertThat(moves(game, s, 0))
                .as("all but the choice already made")
                .doesNotContain(new Bring(3))
                .hasSize(3);
        assertThat(game.takesBack(s, 0, new Bring(3))).isTrue();

        game.play(s, 0, new Bring(0), Events.NONE);
        game.play(s, 1, new Bring(0), Events.NONE);
        game.play(s, 2, new Bring(0), Events.NONE);
        assertThat(s.dishes).containsExactly(0, 0, 0);
    }

    @Test
    void a_choice_that_may_be_changed_is_thought_about_as_if_it_were_not_made() {
        Meadow s = game.dealt();
        game.play(s, 0, new Bring(3), Events.NONE);
        game.play(s, 1, new Bring(2), Events.NONE);

        game.reconsider(s, 0);
        game.reconsider(s, 2);

        assertThat(game.owes(s)).isEqualTo(Seats.all(3).without(1));
        assertThat(moves(game, s, 0)).contains(new Bring(3));
    }

    @Test
    void a_final_choice_stays() {
        Meadow s = strict.dealt();
        strict.play(s, 0, new Bring(3), Events.NONE);

        assertThat(strict.may(s)).isEqualTo(Seats.all(3).without(0));
        assertThat(moves(strict, s, 0)).isEmpty();
        assertThat(strict.refusal(s, 0, new Bring(1))).isEqualTo(new HouseRefusal.AlreadyChosen().say());
        assertThat(strict.takesBack(s, 0, new Bring(3))).isFalse();
        strict.reconsider(s, 0);
        assertThat(strict.owes(s).has(0)).isFalse();
    }

    @Test
    void the_clock_chooses_the_fallback_and_that_it_did_is_told() {
        Meadow s = game.dealt();
        game.play(s, 0, new Bring(3), Events.NONE);
        Telling telling = new Telling();

        game.timeout(s, 1, telling);
        game.timeout(s, 2, telling);

        assertThat(telling.heardBy(0)).first().isEqualTo(new HouseEvent.ClockChose(new Arg.Seat(1)));
        assertThat(s.dishes).containsExactly(3, 0, 0);
    }

    @Test
    void nothing_stays_sealed_after_the_opening() {
        Meadow s = game.dealt();

        for (int seat = 0; seat < 3; seat++) game.play(s, seat, new Bring(1), Events.NONE);

        for (int seat = 0; seat < 3; seat++) assertThat(s.sealed(seat)).isNull();
    }
}
