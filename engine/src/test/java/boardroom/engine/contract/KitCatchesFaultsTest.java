package boardroom.engine.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import boardroom.engine.BoxReader;
import boardroom.engine.Game;
import boardroom.engine.PublicView;
import boardroom.engine.Rng;
import boardroom.engine.Say;
import boardroom.engine.highcard.HighCard;
import boardroom.engine.highcard.HighCardBox;
import boardroom.engine.highcard.HighCardMove;
import boardroom.engine.highcard.HighCardState;
import java.util.List;
import java.util.stream.LongStream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** A kit that passes everything proves nothing: each fault it is made for is put in, and must be found. */
class KitCatchesFaultsTest {
    private static final HighCardBox BOX = BoxReader.read(BoxReader.shipped("high-card"), HighCardBox.class);

    private static GameContract<HighCardState, HighCardMove> kit(Game<HighCardState, HighCardMove> game) {
        return new GameContract<>() {
            @Override
            protected Game<HighCardState, HighCardMove> game() {
                return game;
            }

            @Override
            protected List<String> cards(HighCardState state) {
                return List.of();
            }
        };
    }

    private static void isCaught(ThrowingCallable test) {
        assertThatThrownBy(test).isInstanceOf(AssertionError.class);
    }

    private static void forSomeSeeds(java.util.function.LongConsumer test) {
        LongStream.range(0, 5).forEach(test);
    }

    @Test
    void the_sound_game_passes() {
        forSomeSeeds(kit(new HighCard(BOX))::what_a_seat_cannot_know_never_shows);
    }

    @Test
    void a_public_view_that_shows_a_sealed_card() {
        record Leak(String all) implements PublicView {}
        var leaking = new HighCard(BOX) {
            @Override
            public PublicView publicView(HighCardState s) {
                return new Leak(privateView(s, 0).toString());
            }
        };
        isCaught(() -> forSomeSeeds(kit(leaking)::what_a_seat_cannot_know_never_shows));
    }

    @Test
    void a_question_that_changes_the_state() {
        var meddling = new HighCard(BOX) {
            @Override
            public @Nullable Say refusal(HighCardState s, int seat, HighCardMove move) {
                reshuffle(s, seat, new Rng(1));
                return super.refusal(s, seat, move);
            }
        };
        isCaught(() -> forSomeSeeds(kit(meddling)::listed_moves_are_accepted_and_mutated_ones_never_throw));
    }

    @Test
    void a_listed_move_that_is_refused() {
        var stubborn = new HighCard(BOX) {
            @Override
            public @Nullable Say refusal(HighCardState s, int seat, HighCardMove move) {
                return seat == 0 ? Say.of("lay.not-in-hand") : super.refusal(s, seat, move);
            }
        };
        isCaught(() -> forSomeSeeds(kit(stubborn)::listed_moves_are_accepted_and_mutated_ones_never_throw));
    }

    @Test
    void a_recording_that_differs() {
        assertThat(Counts.of(new HighCard(BOX))).isEqualTo(Counts.of(new HighCard(BOX)));
        var generous = new HighCard(BOX) {
            @Override
            public void moves(HighCardState s, int seat, java.util.function.Consumer<? super HighCardMove> out) {
                super.moves(s, seat, out);
                super.moves(s, seat, out);
            }
        };
        assertThat(Counts.of(generous)).isNotEqualTo(Counts.of(new HighCard(BOX)));
    }
}
