package boardroom.engine.offers;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Arg;
import boardroom.engine.Bot;
import boardroom.engine.Budget;
import boardroom.engine.Event;
import boardroom.engine.Events;
import boardroom.engine.Game;
import boardroom.engine.Move;
import boardroom.engine.Pace;
import boardroom.engine.Rng;
import boardroom.engine.Seats;
import boardroom.engine.State;
import boardroom.engine.Telling;
import boardroom.engine.Told;
import boardroom.engine.offers.FruitMarket.Answered;
import boardroom.engine.offers.FruitMarket.Haggle;
import boardroom.engine.offers.FruitMarket.Leave;
import boardroom.engine.offers.FruitMarket.Stalls;
import boardroom.engine.offers.FruitMarket.Swap;
import boardroom.engine.offers.FruitMarket.Swapped;
import boardroom.engine.offers.FruitMarket.Take;
import boardroom.engine.offers.FruitMarket.Taken;
import boardroom.engine.phases.HouseRefusal;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** An offer and its answers: who owes one, what the first acceptance does, what a clock does. */
class AnsweringTest {
    private final FruitMarket market = new FruitMarket();

    private List<Event> play(Stalls s, int seat, FruitMarket.Reply reply) {
        assertThat(market.refusal(s, seat, reply)).isNull();
        Telling telling = new Telling();
        market.play(s, seat, reply, telling);
        return telling.told().stream().map(Told::event).toList();
    }

    private static Arg.Seat seat(int seat) {
        return new Arg.Seat(seat);
    }

    @Test
    void all_who_were_asked_owe_an_answer_at_once_and_nobody_else() {
        Stalls s = market.cried(new Swap(1, -2), 1, 2);
        assertThat(market.owes(s)).isEqualTo(Seats.of(1).with(2));
        assertThat(market.refusal(s, 0, new Take())).isEqualTo(new HouseRefusal.NotYourTurn().say());
    }

    @Test
    void the_first_to_accept_has_it_on_both_sides_and_the_others_owe_nothing_any_more() {
        Stalls s = market.cried(new Swap(1, -2), 1, 2);
        play(s, 1, new Haggle(new Swap(-2, 2)));
        assertThat(play(s, 2, new Take())).containsExactly(new Taken(seat(2)), new Swapped(seat(0), seat(2), 1, -2));
        assertThat(s.apples).containsExactly(2, 3, 4);
        assertThat(s.pears).containsExactly(5, 3, 1);
        assertThat(market.phaseOf(s)).isEqualTo("window");
    }

    @Test
    void what_the_other_side_does_not_have_cannot_be_accepted_but_declined_or_answered_with_other_terms() {
        Stalls s = market.cried(new Swap(1, -4), 1, 2);
        assertThat(market.refusal(s, 1, new Take())).isEqualTo(new FruitMarket.NotThere().say());
        assertThat(market.refusal(s, 1, new Leave(null))).isNull();
        assertThat(market.refusal(s, 1, new Haggle(new Swap(-1, 3)))).isNull();
    }

    @Test
    void who_has_answered_cannot_answer_again() {
        Stalls s = market.cried(new Swap(1, -2), 1, 2);
        play(s, 1, new Leave("too dear"));
        assertThat(market.owes(s)).isEqualTo(Seats.of(2));
        assertThat(market.refusal(s, 1, new Take())).isEqualTo(new HouseRefusal.AlreadyChosen().say());
    }

    @Test
    void answers_are_kept_with_terms_and_reasons_as_the_answering_seat_sees_them() {
        Stalls s = market.cried(new Swap(1, -2), 1, 2);
        assertThat(play(s, 1, new Leave("too dear"))).containsExactly(new Answered(seat(1), "too dear"));
        assertThat(play(s, 2, new Haggle(new Swap(-2, 2)))).containsExactly(new Answered(seat(2), "haggles"));
        Offer<Swap> offer = s.offer;
        assertThat(offer).isNotNull();
        assertThat(offer.isAnswered()).isTrue();
        assertThat(offer.counterers()).isEqualTo(Seats.of(2));
        assertThat(offer.counterOf(2)).isEqualTo(new Swap(-2, 2));
        assertThat(offer.counterOf(1)).isNull();
        assertThat(offer.answers())
                .containsExactly(new Answer<>(1, null, "too dear"), new Answer<>(2, new Swap(-2, 2), null));
    }

    @Test
    void whoever_is_silent_when_the_clock_runs_out_has_declined() {
        Stalls s = market.cried(new Swap(1, -2), 1, 2);
        market.timeout(s, 1, Events.NONE);
        market.timeout(s, 2, Events.NONE);
        assertThat(s.apples).containsExactly(3, 3, 3);
        assertThat(market.phaseOf(s)).isEqualTo("window");
    }

    @Test
    void the_clock_and_the_first_word_of_people_follow_the_pace_of_the_table() {
        Stalls s = market.cried(new Swap(1, -2), 1, 2);
        Pace pace = market.pace(s);
        assertThat(pace).isNotNull();
        assertThat(pace.millis()).isEqualTo(10_000);
        assertThat(market.headStart(s, 1)).isEqualTo(4_000);
        assertThat(market.headStart(market.cried(new Swap(1, -2), 1), 1)).isZero();
    }

    @Test
    void copies_of_a_state_share_an_offer_and_do_not_hear_each_others_answers() {
        Stalls s = market.cried(new Swap(1, -2), 1, 2);
        Stalls copy = s.copy();
        play(s, 1, new Leave(null));
        assertThat(market.owes(copy)).isEqualTo(Seats.of(1).with(2));
    }

    @Test
    void a_bot_adds_the_words_of_the_game_to_the_move_it_chooses() {
        Stalls s = market.cried(new Swap(1, -2), 1, 2);
        assertThat(new LastMove().decide(market, s, 1, Budget.UNBOUNDED, new Rng(1)))
                .isEqualTo(new Leave("too dear"));
    }

    /** Chooses what is listed last. */
    private static final class LastMove implements Bot {
        @Override
        public String id() {
            return "last";
        }

        @Override
        public <S extends State<S>, M extends Move> M choose(
                Game<S, M> game, S guess, int seat, Budget budget, Rng rng) {
            List<M> moves = new ArrayList<>();
            game.moves(guess, seat, moves::add);
            return moves.getLast();
        }
    }
}
