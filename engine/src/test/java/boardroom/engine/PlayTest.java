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
    void going_back_further_than_is_kept_leads_to_the_same_as_never_having_moved() {
        String dealt = hash(play.state());
        for (int i = 0; i < 40; i++) apply(new Act.Moved(0, first(0), "c" + i));
        apply(new Act.Moved(1, first(1), "other"));
        String before = hash(play.state());
        for (int i = 39; i >= 0; i--) {
            apply(new Act.TookBack(0, i));
            assertThat(hash(play.at(play.lastNumber()))).isEqualTo(hash(play.state()));
        }
        assertThat(hash(play.state())).isNotEqualTo(before);
        assertThat(play.standing(play.lastNumber())).extracting(Entry::number).containsExactly(41);
        apply(new Act.WentBack(1, 40, Seats.NONE, false));
        assertThat(hash(play.state())).isEqualTo(dealt);
    }

    @Test
    void a_question_of_older_journals_names_nobody_who_is_asked() {
        Act asked = Json.forMoves(game).readValue("{\"act\":\"asked-back\",\"seat\":1,\"to\":4}", Act.class);
        assertThat(asked).isEqualTo(new Act.AskedBack(1, 4, null));
    }

    @Test
    void moving_and_taking_back_for_hours_costs_no_more_each_time_than_once() {
        int[] played = new int[1];
        HighCard counting = new HighCard(BoxReader.read(BoxReader.shipped("high-card"), HighCardBox.class)) {
            @Override
            public void play(HighCardState s, int seat, HighCardMove move, Events events) {
                played[0]++;
                super.play(s, seat, move, events);
            }
        };
        Play<HighCardState, HighCardMove> toggled =
                new Play<>(counting, new Deal(2, Options.defaults(counting.box()), 7));
        for (int i = 0; i < 300; i++) {
            toggled.apply(new Entry(2 * i + 1, 0, new Act.Moved(0, first(0), "c" + i)), Events.NONE);
            toggled.apply(new Entry(2 * i + 2, 0, new Act.TookBack(0, 2 * i)), Events.NONE);
        }
        assertThat(played[0]).as("moves carried out").isEqualTo(300);
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
