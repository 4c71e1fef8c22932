package boardroom.server.tiny;

import boardroom.engine.Arg;
import boardroom.engine.Box;
import boardroom.engine.Choice;
import boardroom.engine.Deal;
import boardroom.engine.Events;
import boardroom.engine.Game;
import boardroom.engine.GameTypes;
import boardroom.engine.Likelihood;
import boardroom.engine.Pace;
import boardroom.engine.Path;
import boardroom.engine.Preview;
import boardroom.engine.PrivateView;
import boardroom.engine.Prompt;
import boardroom.engine.PublicView;
import boardroom.engine.Result;
import boardroom.engine.Rng;
import boardroom.engine.Say;
import boardroom.engine.Seats;
import boardroom.engine.Skill;
import boardroom.engine.Stone;
import boardroom.engine.Title;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Everybody bids in secret and at once; the highest bid takes the prize, a tie takes nothing. */
public class TinyBids implements Game<TinyState, TinyMove> {
    public static final Title TITLE = Title.of("tiny-bids", TinyBox.class, TinyBids::new);

    private static final int LONGEST_NOTE = 80;

    private final TinyBox box;

    public TinyBids(TinyBox box) {
        this.box = box;
    }

    @Override
    public Box box() {
        return box;
    }

    @Override
    public int rulesVersion() {
        return 1;
    }

    @Override
    public GameTypes<TinyState, TinyMove> types() {
        return new GameTypes<>(TinyState.class, TinyMove.class, TinyEvent.class, TinyView.class, TinyView.Own.class);
    }

    @Override
    public TinyState deal(Deal deal) {
        Rng rng = Rng.stream(deal.seed(), "deck");
        TinyState s = new TinyState(
                deal.seats(),
                deal.options().number("rounds"),
                deal.options().is("clock"),
                deal.options().number("wall"),
                deal.options().number("headStart"),
                rng);
        Arrays.fill(s.purse, box.purse());
        Arrays.fill(s.bid, TinyState.NOT_YET);
        Arrays.fill(s.note, "");
        for (int i = 0; i < s.rounds; i++) s.deck[i] = rng.below(box.prizes().size());
        return s;
    }

    @Override
    public Seats owes(TinyState s) {
        return isOver(s) ? Seats.NONE : Seats.where(s.seats, seat -> s.bid[seat] == TinyState.NOT_YET);
    }

    @Override
    public Seats may(TinyState s) {
        return isOver(s) ? Seats.NONE : Seats.all(s.seats);
    }

    @Override
    public boolean isOver(TinyState s) {
        return s.round == s.rounds;
    }

    @Override
    public void moves(TinyState s, int seat, Consumer<? super TinyMove> out) {
        if (s.bid[seat] == TinyState.NOT_YET)
            for (int coins = 0; coins <= s.purse[seat]; coins++) out.accept(new TinyMove.Bid(coins));
    }

    @Override
    public @Nullable Say refusal(TinyState s, int seat, TinyMove move) {
        return switch (move) {
            case TinyMove.Bid _ when s.bid[seat] != TinyState.NOT_YET -> Say.of("move.not-now");
            case TinyMove.Bid bid
            when bid.coins() < 0 || bid.coins() > s.purse[seat] ->
                Say.of("bid.too-high").with("purse", s.purse[seat]).with("coins", bid.coins());
            case TinyMove.Bid _ -> null;
            case TinyMove.Note note ->
                note.text() == null || note.text().length() > LONGEST_NOTE
                        ? Say.of("note.too-long").with("most", LONGEST_NOTE)
                        : null;
        };
    }

    @Override
    public void play(TinyState s, int seat, TinyMove move, Events events) {
        switch (move) {
            case TinyMove.Bid bid -> seal(s, seat, bid.coins(), events);
            case TinyMove.Note note -> {
                if (note.text().equals(TinyMove.Note.ENDLESS)) play(s, seat, move, events);
                s.note[seat] = note.text();
                events.tell(Seats.of(seat), new TinyEvent.Noted(note.text()));
            }
        }
    }

    private void seal(TinyState s, int seat, int coins, Events events) {
        s.bid[seat] = coins;
        events.tell(new TinyEvent.SealedBid(new Arg.Seat(seat)));
        if (owes(s).isEmpty()) sell(s, events);
    }

    private void sell(TinyState s, Events events) {
        int highest = Arrays.stream(s.bid).max().orElse(0);
        int winner = -1;
        int bidders = 0;
        for (int seat = 0; seat < s.seats; seat++) {
            if (s.bid[seat] == highest) {
                winner = seat;
                bidders++;
            }
        }
        TinyBox.Prize prize = prize(s);
        events.tell(new TinyEvent.Sold(
                new Arg.CardId(prize.id()), Arrays.stream(s.bid).boxed().toList()));
        if (bidders == 1) {
            s.purse[winner] -= highest;
            s.score[winner] += prize.worth();
        }
        Arrays.fill(s.bid, TinyState.NOT_YET);
        s.round++;
    }

    private TinyBox.Prize prize(TinyState s) {
        return box.prizes().get(s.deck[Math.min(s.round, s.rounds - 1)]);
    }

    @Override
    public Preview preview(TinyState s, int seat, TinyMove move) {
        return Preview.NOTHING;
    }

    @Override
    public Prompt prompt(TinyState s, int seat) {
        String decision = "round-" + s.round;
        if (seat == Prompt.WATCHER || !owes(s).has(seat))
            return Prompt.waiting(decision, "1", Say.of(isOver(s) ? "result.over" : "prompt.wait"));
        List<Choice> choices = new ArrayList<>();
        moves(s, seat, move -> {
            if (move instanceof TinyMove.Bid bid)
                choices.add(Choice.of(move, Say.of("choice.bid").with("coins", bid.coins()), Preview.NOTHING));
        });
        return new Prompt(decision, "1", Say.of("prompt.bid", "prize", Arg.card(prize(s))), null, choices);
    }

    @Override
    public void timeout(TinyState s, int seat, Events events) {
        seal(s, seat, 0, events);
    }

    @Override
    public @Nullable Pace pace(TinyState s) {
        if (!s.clock) return null;
        List<Pace.Call> calls = List.of(
                new Pace.Call("going-once", box.clockMillis() / 2),
                new Pace.Call("going-twice", box.clockMillis() / 4));
        long delay = s.round == 0 ? 0 : box.revealMillis();
        return new Pace("round-" + s.round, 0, owes(s), box.clockMillis(), delay, Pace.OnStep.GO_ON, calls);
    }

    @Override
    public PublicView publicView(TinyState s) {
        Seats sealed = Seats.where(s.seats, seat -> s.bid[seat] != TinyState.NOT_YET);
        return new TinyView(
                s.round,
                s.rounds,
                prize(s).id(),
                sealed,
                Arrays.stream(s.score).boxed().toList(),
                "x".repeat(s.wall));
    }

    @Override
    public PrivateView privateView(TinyState s, int seat) {
        return new TinyView.Own(s.purse[seat], s.bid[seat], s.note[seat]);
    }

    @Override
    public void reshuffle(TinyState s, int seat, Rng rng) {
        s.rng = new Rng(rng.nextLong());
        for (int other = 0; other < s.seats; other++) {
            if (other == seat) continue;
            s.note[other] = "";
            if (s.bid[other] != TinyState.NOT_YET) s.bid[other] = rng.below(s.purse[other] + 1);
        }
        for (int i = s.round + 1; i < s.rounds; i++)
            s.deck[i] = rng.below(box.prizes().size());
    }

    @Override
    public Path path(TinyState s) {
        Stone.State state = isOver(s) ? Stone.State.DONE : Stone.State.NOW;
        return new Path(Math.min(s.round + 1, s.rounds), s.rounds, List.of(new Stone("bid", state)));
    }

    @Override
    public Result result(TinyState s) {
        List<Result.Standing> standings = new ArrayList<>();
        for (int seat = 0; seat < s.seats; seat++) {
            int mine = s.score[seat];
            int rank = 1
                    + (int) Arrays.stream(s.score).filter(score -> score > mine).count();
            standings.add(new Result.Standing(seat, rank, Arg.of(mine), List.of(), List.of(), false));
        }
        return new Result(Say.of("result.over"), standings);
    }

    @Override
    public void priors(TinyState s, int seat, List<TinyMove> moves, double[] out) {
        for (int i = 0; i < moves.size(); i++)
            out[i] = moves.get(i) instanceof TinyMove.Bid bid ? -Math.abs(bid.coins() - prize(s).worth()) : -100;
        Likelihood.ofScores(out, moves.size());
    }

    @Override
    public void values(TinyState s, double[] out) {
        for (int seat = 0; seat < out.length; seat++) out[seat] = s.score[seat];
        Likelihood.ofWorths(out);
    }

    @Override
    public boolean takesBack(TinyState s, int seat, TinyMove move) {
        return true;
    }

    /** The first round is quick, later ones take a bot twice as long. */
    @Override
    public Box.BotPause botPause(TinyState s, int seat, Skill skill) {
        Box.BotPause pause = box.botPause();
        return s.round == 0 ? pause : new Box.BotPause(2 * pause.minMillis(), 2 * pause.maxMillis());
    }

    @Override
    public long headStart(TinyState s, int seat) {
        return s.headStart;
    }

    /** At a table with a head start every round matters to all. */
    @Override
    public boolean isVital(TinyState s) {
        return s.headStart > 0;
    }
}
