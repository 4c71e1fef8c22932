package boardroom.engine.highcard;

import boardroom.engine.Arg;
import boardroom.engine.Choice;
import boardroom.engine.Deal;
import boardroom.engine.Events;
import boardroom.engine.Game;
import boardroom.engine.GameTypes;
import boardroom.engine.Likelihood;
import boardroom.engine.Pace;
import boardroom.engine.Preview;
import boardroom.engine.PrivateView;
import boardroom.engine.Prompt;
import boardroom.engine.PublicView;
import boardroom.engine.Result;
import boardroom.engine.Rng;
import boardroom.engine.Say;
import boardroom.engine.Seats;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Everybody lays a card face down; the highest takes the trick; most tricks win. */
public class HighCard implements Game<HighCardState, HighCardMove> {
    private final HighCardBox box;

    public HighCard(HighCardBox box) {
        this.box = box;
    }

    /** What the table sees. */
    public record Table(int round, List<Integer> tricks, Seats laid) implements PublicView {}

    /** What a seat sees: its hand and the card it laid. */
    public record Own(List<String> hand, @Nullable String laid) implements PrivateView {}

    @Override
    public HighCardBox box() {
        return box;
    }

    @Override
    public int rulesVersion() {
        return 1;
    }

    @Override
    public GameTypes<HighCardState, HighCardMove> types() {
        return new GameTypes<>(HighCardState.class, HighCardMove.class, HighCardEvent.class, Table.class, Own.class);
    }

    @Override
    public HighCardState deal(Deal deal) {
        return new HighCardState(box, deal.seats(), deal.seed());
    }

    @Override
    public Seats owes(HighCardState s) {
        if (s.round == box.hand()) return Seats.NONE;
        return Seats.where(s.seats, seat -> s.laid[seat] == null);
    }

    @Override
    public Seats may(HighCardState s) {
        return s.round == box.hand() ? Seats.NONE : Seats.all(s.seats);
    }

    @Override
    public void moves(HighCardState s, int seat, Consumer<? super HighCardMove> out) {
        if (!may(s).has(seat)) return;
        for (HighCardBox.Numbered card : s.hands[seat]) if (card != null) out.accept(new HighCardMove.Lay(card.id()));
    }

    @Override
    public @Nullable Say refusal(HighCardState s, int seat, HighCardMove move) {
        return switch (move) {
            case HighCardMove.Lay lay -> find(s, seat, lay.card()) < 0 ? Say.of("lay.not-in-hand") : null;
        };
    }

    private static int find(HighCardState s, int seat, String card) {
        HighCardBox.@Nullable Numbered[] hand = s.hands[seat];
        for (int i = 0; i < hand.length; i++) {
            HighCardBox.Numbered held = hand[i];
            if (held != null && held.id().equals(card)) return i;
        }
        return -1;
    }

    @Override
    public void play(HighCardState s, int seat, HighCardMove move, Events events) {
        switch (move) {
            case HighCardMove.Lay lay -> lay(s, seat, find(s, seat, lay.card()), events);
        }
    }

    @Override
    public void timeout(HighCardState s, int seat, Events events) {
        lay(s, seat, firstCard(s, seat), events);
    }

    private void lay(HighCardState s, int seat, int index, Events events) {
        HighCardBox.Numbered before = s.laid[seat];
        s.laid[seat] = s.hands[seat][index];
        s.hands[seat][index] = before;
        if (before == null) events.tell(new HighCardEvent.Laid(new Arg.Seat(seat)));
        if (owes(s).isEmpty()) turn(s, events);
    }

    private static int firstCard(HighCardState s, int seat) {
        for (int i = 0; i < s.hands[seat].length; i++) if (s.hands[seat][i] != null) return i;
        throw new IllegalStateException("an empty hand owes nothing");
    }

    private void turn(HighCardState s, Events events) {
        int best = 0;
        List<Arg.CardId> cards = new ArrayList<>();
        for (int seat = 0; seat < s.seats; seat++) {
            HighCardBox.Numbered card = Objects.requireNonNull(s.laid[seat]);
            cards.add(new Arg.CardId(card.id()));
            if (card.value() > Objects.requireNonNull(s.laid[best]).value()) best = seat;
        }
        s.tricks[best]++;
        s.round++;
        Arrays.fill(s.laid, null);
        events.tell(new HighCardEvent.Turned(cards, new Arg.Seat(best)));
    }

    @Override
    public Preview preview(HighCardState s, int seat, HighCardMove move) {
        return Preview.NOTHING;
    }

    @Override
    public Prompt prompt(HighCardState s, int seat) {
        String decision = "round-" + (s.round + 1);
        if (!may(s).has(seat)) return Prompt.waiting(decision, "1", Say.of("lay.wait"));
        List<Choice> choices = new ArrayList<>();
        moves(s, seat, m -> choices.add(Choice.of(m, Say.of("lay.card"), Preview.NOTHING)));
        return new Prompt(decision, "1", Say.of("lay.prompt"), null, choices);
    }

    @Override
    public @Nullable Pace pace(HighCardState s) {
        if (owes(s).isEmpty()) return null;
        return new Pace("round-" + (s.round + 1), 0, owes(s), box.clockMs(), 0, Pace.OnStep.GO_ON, List.of());
    }

    @Override
    public PublicView publicView(HighCardState s) {
        return new Table(
                s.round, Arrays.stream(s.tricks).boxed().toList(), Seats.where(s.seats, seat -> s.laid[seat] != null));
    }

    @Override
    public PrivateView privateView(HighCardState s, int seat) {
        HighCardBox.Numbered laid = s.laid[seat];
        List<String> hand = new ArrayList<>();
        for (HighCardBox.Numbered card : s.hands[seat]) if (card != null) hand.add(card.id());
        return new Own(hand, laid == null ? null : laid.id());
    }

    @Override
    public void reshuffle(HighCardState s, int seat, Rng rng) {
        List<HighCardBox.Numbered> hidden = new ArrayList<>(List.of(s.stock));
        for (int other = 0; other < s.seats; other++) {
            if (other == seat) continue;
            for (HighCardBox.Numbered card : s.hands[other]) if (card != null) hidden.add(card);
            HighCardBox.Numbered laid = s.laid[other];
            if (laid != null) hidden.add(laid);
        }
        rng.shuffle(hidden);
        int next = 0;
        for (int i = 0; i < s.stock.length; i++) s.stock[i] = hidden.get(next++);
        for (int other = 0; other < s.seats; other++) {
            if (other == seat) continue;
            for (int i = 0; i < s.hands[other].length; i++)
                if (s.hands[other][i] != null) s.hands[other][i] = hidden.get(next++);
            if (s.laid[other] != null) s.laid[other] = hidden.get(next++);
        }
        s.deck = new Rng(rng.nextLong());
    }

    @Override
    public Result result(HighCardState s) {
        List<Result.Standing> standings = new ArrayList<>();
        for (int seat = 0; seat < s.seats; seat++) {
            int own = s.tricks[seat];
            int rank = 1 + (int) Arrays.stream(s.tricks).filter(t -> t > own).count();
            standings.add(new Result.Standing(seat, rank, Arg.of(own), List.of(), List.of(), false));
        }
        return new Result(Say.of("end"), standings);
    }

    @Override
    public void priors(HighCardState s, int seat, List<HighCardMove> moves, double[] out) {
        for (int i = 0; i < moves.size(); i++)
            out[i] = moves.get(i) instanceof HighCardMove.Lay lay ? find(s, seat, lay.card()) : 0;
        Likelihood.ofScores(out, moves.size());
    }

    @Override
    public void values(HighCardState s, double[] out) {
        Seats winners = isOver(s) ? winners(s) : Seats.NONE;
        for (int seat = 0; seat < out.length; seat++)
            out[seat] = isOver(s) ? winners.has(seat) ? 1 : 0 : 1 + s.tricks[seat];
        Likelihood.ofWorths(out);
    }

    @Override
    public boolean takesBack(HighCardState s, int seat, HighCardMove move) {
        return true;
    }
}
