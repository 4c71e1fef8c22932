package boardroom.bots.search;

import boardroom.bots.TinyGame;
import boardroom.engine.Arg;
import boardroom.engine.Box;
import boardroom.engine.Deal;
import boardroom.engine.Events;
import boardroom.engine.Likelihood;
import boardroom.engine.Move;
import boardroom.engine.Result;
import boardroom.engine.Rng;
import boardroom.engine.Say;
import boardroom.engine.Seats;
import boardroom.engine.State;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Two take one to three stones in turn; who takes the last one wins. Its priors love to take three, and its evaluation knows
 * nothing: only looking ahead helps.
 */
final class Nim extends TinyGame<Nim.Pile, Nim.Take> {
    static final int MOST = 3;

    @JsonTypeName("take")
    record Take(int stones) implements Move {}

    static final class Pile implements State<Pile> {
        int stones;
        int turn;

        Pile(int stones, int turn) {
            this.stones = stones;
            this.turn = turn;
        }

        @Override
        public int seats() {
            return 2;
        }

        @Override
        public Pile copy() {
            return new Pile(stones, turn);
        }
    }

    Nim() {
        super("nim", new Box.SeatRange(2, 2, 2), Pile.class, Take.class);
    }

    @Override
    public Pile deal(Deal deal) {
        return new Pile(21, 0);
    }

    @Override
    public Seats owes(Pile s) {
        return s.stones == 0 ? Seats.NONE : Seats.of(s.turn);
    }

    @Override
    public void moves(Pile s, int seat, Consumer<? super Take> out) {
        for (int stones = 1; stones <= Math.min(MOST, s.stones); stones++) out.accept(new Take(stones));
    }

    @Override
    public @Nullable Say refusal(Pile s, int seat, Take move) {
        return move.stones >= 1 && move.stones <= Math.min(MOST, s.stones) ? null : Say.of("take.not-so-many");
    }

    @Override
    public void play(Pile s, int seat, Take move, Events events) {
        s.stones -= move.stones;
        s.turn = 1 - s.turn;
    }

    @Override
    public void timeout(Pile s, int seat, Events events) {
        play(s, seat, new Take(1), events);
    }

    @Override
    public void reshuffle(Pile s, int seat, Rng rng) {}

    @Override
    public Result result(Pile s) {
        return new Result(Say.of("end"), List.of(standing(0, s), standing(1, s)));
    }

    /** Whoever would have to take from nothing has let the other take the last one. */
    private static Result.Standing standing(int seat, Pile s) {
        boolean won = seat != s.turn;
        return new Result.Standing(seat, won ? 1 : 2, Arg.of(won ? 1 : 0), List.of(), List.of(), false);
    }

    @Override
    public void priors(Pile s, int seat, List<Take> moves, double[] out) {
        for (int i = 0; i < moves.size(); i++) out[i] = moves.get(i).stones;
        Likelihood.ofScores(out, moves.size());
    }

    @Override
    public void values(Pile s, double[] out) {
        Arrays.fill(out, 0.5);
        if (s.stones > 0) return;
        out[s.turn] = 0;
        out[1 - s.turn] = 1;
    }
}
