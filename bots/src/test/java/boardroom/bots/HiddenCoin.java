package boardroom.bots;

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
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The smallest game with a secret: each seat in turn calls a side of a covered coin. Its prior peeks under the cover. */
class HiddenCoin extends TinyGame<HiddenCoin.Coin, HiddenCoin.Call> {
    static final int SIDES = 4;

    @JsonTypeName("call")
    record Call(int side) implements Move {}

    static final class Coin implements State<Coin> {
        int side;
        final int[] calls;
        int turn;

        Coin(int side, int[] calls, int turn) {
            this.side = side;
            this.calls = calls;
            this.turn = turn;
        }

        @Override
        public int seats() {
            return calls.length;
        }

        @Override
        public Coin copy() {
            return new Coin(side, calls.clone(), turn);
        }
    }

    HiddenCoin() {
        super("hidden-coin", new Box.SeatRange(2, 4, 2), Coin.class, Call.class);
    }

    @Override
    public Coin deal(Deal deal) {
        return new Coin(Rng.stream(deal.seed(), "coin").below(SIDES), new int[deal.seats()], 0);
    }

    @Override
    public Seats owes(Coin s) {
        return s.turn < s.calls.length ? Seats.of(s.turn) : Seats.NONE;
    }

    @Override
    public void moves(Coin s, int seat, Consumer<? super Call> out) {
        for (int side = 0; side < SIDES; side++) out.accept(new Call(side));
    }

    @Override
    public @Nullable Say refusal(Coin s, int seat, Call move) {
        return move.side >= 0 && move.side < SIDES ? null : Say.of("call.no-such-side");
    }

    @Override
    public void play(Coin s, int seat, Call move, Events events) {
        s.calls[seat] = move.side;
        s.turn++;
    }

    @Override
    public void timeout(Coin s, int seat, Events events) {
        play(s, seat, new Call(0), events);
    }

    @Override
    public void reshuffle(Coin s, int seat, Rng rng) {
        s.side = rng.below(SIDES);
    }

    @Override
    public Result result(Coin s) {
        List<Result.Standing> standings = new ArrayList<>();
        for (int seat = 0; seat < s.calls.length; seat++) {
            int rank = s.calls[seat] == s.side ? 1 : 2;
            standings.add(new Result.Standing(seat, rank, Arg.of(2L - rank), List.of(), List.of(), false));
        }
        return new Result(Say.of("end"), standings);
    }

    @Override
    public void priors(Coin s, int seat, List<Call> moves, double[] out) {
        for (int i = 0; i < moves.size(); i++) out[i] = moves.get(i).side == s.side ? 1 : 0;
        Likelihood.ofScores(out, moves.size());
    }

    @Override
    public void values(Coin s, double[] out) {
        Arrays.fill(out, 1.0 / out.length);
    }
}
