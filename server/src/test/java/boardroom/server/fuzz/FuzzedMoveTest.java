package boardroom.server.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import boardroom.engine.Deal;
import boardroom.engine.Events;
import boardroom.engine.Game;
import boardroom.engine.Json;
import boardroom.engine.Move;
import boardroom.engine.Options;
import boardroom.engine.Rng;
import boardroom.engine.Say;
import boardroom.engine.Seats;
import boardroom.engine.State;
import boardroom.engine.Title;
import boardroom.games.Shelf;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** Whatever a move says, every game refuses it with a sentence and stays as it was, or plays it. */
class FuzzedMoveTest {
    private static final int MOMENTS = 64;
    private static final int MOVES_A_MOMENT = 5;

    /** One game with moments of a random match, to which any move may come. */
    private record Moments<S extends State<S>, M extends Move>(
            Game<S, M> game, JsonMapper moves, JsonMapper states, List<S> moments) {

        static <S extends State<S>, M extends Move> Moments<S, M> of(Game<S, M> game) {
            int seats = game.box().seats().preset();
            S state = game.deal(new Deal(seats, Options.of(game.box(), Map.of()), 7));
            Rng chance = new Rng(11);
            List<S> found = new ArrayList<>();
            for (int i = 0; found.size() < MOMENTS && !game.isOver(state); i++) {
                if (i % MOVES_A_MOMENT == 0) found.add(state.copy());
                step(game, state, chance);
            }
            return new Moments<>(game, Json.forMoves(game), Json.forStates(game.box()), found);
        }

        private static <S extends State<S>, M extends Move> void step(Game<S, M> game, S state, Rng chance) {
            Seats owing = game.owes(state);
            int seat = owing.get(chance.below(owing.count()));
            List<M> moves = new ArrayList<>();
            game.moves(state, seat, moves::add);
            if (moves.isEmpty()) game.timeout(state, seat, Events.NONE);
            else game.play(state, seat, moves.get(chance.below(moves.size())), Events.NONE);
        }

        void take(int moment, int seat, byte[] json) {
            S state = moments.get(moment % moments.size()).copy();
            M move = read(json);
            if (move == null) return;
            String before = states.writeValueAsString(state);
            Say refusal = game.refusal(state, seat, move);
            assertThat(states.writeValueAsString(state)).isEqualTo(before);
            if (refusal != null) {
                assertThat(refusal.key()).isNotBlank();
            } else if (game.may(state).has(seat)) {
                game.preview(state, seat, move);
                assertThat(states.writeValueAsString(state)).isEqualTo(before);
                game.play(state, seat, move, Events.NONE);
                game.prompt(state, seat);
                game.publicView(state);
            }
        }

        /** {@code null}: it is no move of this game, and says so. */
        private @Nullable M read(byte[] json) {
            try {
                Move move = moves.readValue(json, Move.class);
                return move == null ? null : game.types().move().cast(move);
            } catch (JacksonException refused) {
                assertThat(refused.getOriginalMessage()).isNotBlank();
                return null;
            }
        }
    }

    private static final List<Moments<?, ?>> GAMES =
            Shelf.titles().stream().<Moments<?, ?>>map(title -> opened(title)).toList();

    private static Moments<?, ?> opened(Title title) {
        return Moments.of(title.open());
    }

    /** The first letters of an input name the game, the moment and the seat; then comes the move. */
    @FuzzTest(maxDuration = "10m")
    void a_move_is_refused_and_changes_nothing_or_is_played(byte[] input) {
        if (input.length < 4) return;
        Moments<?, ?> moments = GAMES.get(Math.floorMod(input[0] - '0', GAMES.size()));
        int seat = Math.floorMod(input[2] - '0', moments.game().box().seats().preset());
        moments.take(Math.floorMod(input[1] - '0', MOMENTS), seat, Arrays.copyOfRange(input, 3, input.length));
    }
}
