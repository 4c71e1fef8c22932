package boardroom.bots;

import boardroom.engine.Arg;
import boardroom.engine.Box;
import boardroom.engine.Deal;
import boardroom.engine.Event;
import boardroom.engine.Events;
import boardroom.engine.Game;
import boardroom.engine.GameTypes;
import boardroom.engine.Likelihood;
import boardroom.engine.Move;
import boardroom.engine.Pace;
import boardroom.engine.Preview;
import boardroom.engine.PrivateView;
import boardroom.engine.Prompt;
import boardroom.engine.PublicView;
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
class HiddenCoin implements Game<HiddenCoin.Coin, HiddenCoin.Call> {
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

    record Calls(List<Integer> calls) implements PublicView {}

    record Nothing() implements PrivateView {}

    /** A box of nothing but its head. */
    record CoinBox(Head head) implements Box {}

    @Override
    public Box box() {
        return new CoinBox(new Box.Head(
                "hidden-coin",
                "Hidden Coin",
                1,
                "en",
                new Box.SeatRange(2, 4, 2),
                new Box.Minutes(1, 1),
                List.of(),
                List.of(),
                new Box.BotPause(0, 0),
                null,
                null));
    }

    @Override
    public int rulesVersion() {
        return 1;
    }

    @Override
    public GameTypes<Coin, Call> types() {
        return new GameTypes<>(Coin.class, Call.class, Event.class, Calls.class, Nothing.class);
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
    public Seats may(Coin s) {
        return owes(s);
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
    public Preview preview(Coin s, int seat, Call move) {
        return Preview.NOTHING;
    }

    @Override
    public Prompt prompt(Coin s, int seat) {
        return Prompt.waiting("call", "1", Say.of("prompt.call"));
    }

    @Override
    public void timeout(Coin s, int seat, Events events) {
        play(s, seat, new Call(0), events);
    }

    @Override
    public @Nullable Pace pace(Coin s) {
        return null;
    }

    @Override
    public PublicView publicView(Coin s) {
        return new Calls(Arrays.stream(s.calls).boxed().toList());
    }

    @Override
    public PrivateView privateView(Coin s, int seat) {
        return new Nothing();
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
