package boardroom.engine.phases;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Choice;
import boardroom.engine.Events;
import boardroom.engine.Prompt;
import boardroom.engine.Say;
import boardroom.engine.Seats;
import boardroom.engine.phases.Picnic.Bring;
import boardroom.engine.phases.Picnic.Meadow;
import boardroom.engine.phases.Picnic.Speak;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The engine puts a prompt together from what a phase offers and says. */
class PromptTest {
    private final Picnic game = new Picnic();

    private void bringAll(Meadow s) {
        for (int seat = 0; seat < Picnic.SEATS; seat++) game.play(s, seat, new Bring(1), Events.NONE);
    }

    @Test
    void who_may_move_is_asked_the_phases_question_with_its_detail_and_section() {
        Prompt prompt = game.prompt(game.dealt(), 1);

        assertThat(prompt.sentence()).isEqualTo(new Picnic.HowMany(3).say());
        assertThat(prompt.detail()).isEqualTo(new Picnic.DayOf(1).say());
        assertThat(prompt.rule()).isEqualTo("2");
    }

    @Test
    void every_offer_is_a_choice_and_what_is_refused_says_why_instead_of_what_it_does() {
        List<Choice> choices = game.prompt(game.dealt(), 1).choices();

        assertThat(choices)
                .extracting(Choice::label)
                .containsExactly(dishes(0), dishes(1), dishes(2), dishes(3), dishes(4));
        assertThat(choices.get(4).refusal()).isEqualTo(new Picnic.TooMany(3).say());
        assertThat(choices.get(4).preview()).isNull();
        assertThat(choices.get(2).refusal()).isNull();
        assertThat(choices.get(2).preview()).isNotNull();
    }

    private static Say dishes(int count) {
        return new Picnic.Dishes(count).say();
    }

    @Test
    void the_move_most_will_make_has_the_large_button() {
        List<Choice> choices = game.prompt(game.dealt(), 1).choices();

        assertThat(choices).filteredOn(Choice::main).extracting(Choice::move).containsExactly(new Bring(3));
    }

    @Test
    void the_listed_moves_are_the_offers_that_are_not_refused() {
        List<Picnic.Does> moves = new ArrayList<>();
        game.moves(game.dealt(), 0, moves::add);

        assertThat(moves).containsExactly(new Bring(0), new Bring(1), new Bring(2), new Bring(3));
    }

    @Test
    void who_only_waits_or_watches_reads_whom_the_table_waits_for() {
        Meadow s = game.dealt("speeches");
        bringAll(s);

        for (int seat : List.of(1, 2, Prompt.WATCHER)) {
            Prompt prompt = game.prompt(s, seat);
            assertThat(prompt.sentence()).isEqualTo(new HouseLine.Waiting(Seats.of(0)).say());
            assertThat(prompt.choices()).isEmpty();
        }
        assertThat(game.prompt(s, 0).choices()).hasSize(2);
    }

    @Test
    void every_opening_of_a_phase_is_a_decision_of_its_own_and_stays_it_until_it_closes() {
        Meadow s = game.dealt("speeches");
        String first = game.prompt(s, 0).decision();
        game.play(s, 0, new Bring(1), Events.NONE);
        assertThat(game.prompt(s, 0).decision()).isEqualTo(first).startsWith("bring-");

        game.play(s, 1, new Bring(1), Events.NONE);
        game.play(s, 2, new Bring(1), Events.NONE);
        game.play(s, 0, new Speak(true), Events.NONE);
        game.play(s, 1, new Speak(true), Events.NONE);

        assertThat(game.prompt(s, 0).decision()).startsWith("bring-").isNotEqualTo(first);
    }

    @Test
    void a_game_that_is_over_says_how_it_ended() {
        Meadow s = game.dealt();
        bringAll(s);
        bringAll(s);

        Prompt prompt = game.prompt(s, 0);

        assertThat(prompt.sentence()).isEqualTo(new Picnic.Over().say());
        assertThat(prompt.decision()).isEqualTo(PhasedGame.END);
    }
}
