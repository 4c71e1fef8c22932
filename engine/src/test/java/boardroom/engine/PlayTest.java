package boardroom.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import boardroom.engine.highcard.HighCard;
import boardroom.engine.highcard.HighCardBox;
import boardroom.engine.highcard.HighCardMove;
import boardroom.engine.highcard.HighCardState;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A journal is the only thing stored: everything else is read from it. */
class PlayTest {
    private final HighCard game = new HighCard(BoxReader.read(BoxReader.shipped("high-card"), HighCardBox.class));
    private final Play<HighCardState, HighCardMove> play =
            new Play<>(game, new Deal(2, Options.defaults(game.box()), 7));

    private HighCardMove first(int seat) {
        List<HighCardMove> moves = new ArrayList<>();
        game.moves(play.state(), seat, moves::add);
        return moves.getFirst();
    }

    private void apply(Act act) {
        play.apply(new Entry(play.lastNumber() + 1, 0, act), Events.NONE);
    }

    private String hash(HighCardState state) {
        return StateHash.of(game, state);
    }

    @Test
    void taking_back_is_one_more_entry() {
        String dealt = hash(play.state());
        apply(new Act.Moved(0, first(0), "c1"));
        String laid = hash(play.state());
        apply(new Act.TookBack(0, 0));
        assertThat(hash(play.state())).isEqualTo(dealt).isNotEqualTo(laid);
        assertThat(play.journal()).hasSize(2);
        assertThat(hash(play.at(1))).isEqualTo(laid);
    }

    @Test
    void what_was_taken_back_stays_taken_back_after_a_later_take_back() {
        apply(new Act.Moved(0, first(0), "c1"));
        apply(new Act.TookBack(0, 0));
        apply(new Act.Moved(1, first(1), "c2"));
        String before = hash(play.state());
        apply(new Act.Moved(0, first(0), "c3"));
        apply(new Act.TookBack(0, 3));
        assertThat(hash(play.state())).isEqualTo(before);
        assertThat(play.standing(5)).extracting(Entry::number).containsExactly(3);
    }

    @Test
    void a_clock_plays_only_for_those_who_still_owe() {
        apply(new Act.Moved(0, first(0), "c1"));
        apply(new Act.ClockRanOut("round-1", Seats.all(2)));
        assertThat(game.publicView(play.state()))
                .isInstanceOfSatisfying(
                        HighCard.Table.class, t -> assertThat(t.round()).isEqualTo(1));
    }

    @Test
    void a_gap_in_the_numbers_is_not_played_over() {
        assertThatThrownBy(() -> play.apply(new Entry(2, 0, new Act.Paused(0)), Events.NONE))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(play.journal()).isEmpty();
    }

    @Test
    void who_may_not_move_is_refused_with_the_reason_of_the_game() {
        for (int round = 0; round < 4; round++)
            for (int seat = 0; seat < 2; seat++) apply(new Act.Moved(seat, first(seat), "c" + round + seat));
        assertThat(play.isOver()).isTrue();
        assertThat(play.refusal(0, new HighCardMove.Lay("n01"))).isEqualTo(Say.of("lay.not-in-hand"));
    }
}
