package boardroom.engine;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A play as its journal tells it: the state after every entry so far. Nothing is ever rewritten: taking back is one
 * more entry, after which the state is that of the number it names.
 */
public final class Play<S extends State<S>, M extends Move> {
    private final Game<S, M> game;
    private final Deal deal;
    private final List<Entry> journal = new ArrayList<>();
    private final Past<S, M> past;
    private S state;

    public Play(Game<S, M> game, Deal deal) {
        this.game = game;
        this.deal = deal;
        this.state = game.deal(deal);
        this.past = new Past<>(
                game,
                deal,
                number -> journal.subList(0, number).stream().map(Entry::act).toList());
    }

    public Game<S, M> game() {
        return game;
    }

    public Deal deal() {
        return deal;
    }

    public S state() {
        return state;
    }

    /** Every entry so far, those taken back included. */
    public List<Entry> journal() {
        return journal;
    }

    public int lastNumber() {
        return journal.size();
    }

    public boolean isOver() {
        return game.isOver(state);
    }

    /** Why this move can't be made now; {@code null}: it can. */
    public @Nullable Say refusal(int seat, M move) {
        Say refusal = game.refusal(state, seat, move);
        return refusal == null && !game.may(state).has(seat) ? Say.of("move.not-now") : refusal;
    }

    /** Takes one entry, which must carry the next number, and tells what happens because of it. */
    public void apply(Entry entry, Events events) {
        if (entry.number() != journal.size() + 1)
            throw new IllegalArgumentException("entry " + entry.number() + " after " + journal.size());
        if (entry.act() instanceof Act.GoesBack back) {
            Past.Return<S> returned = past.back(entry, back, state);
            past.adopt(returned);
            state = returned.state();
        } else {
            S next = state.copy();
            carryOut(next, entry.act(), events);
            past.add(entry, state);
            state = next;
        }
        journal.add(entry);
    }

    /** The state as it was right after this number (0: freshly dealt). */
    public S at(int number) {
        S past = game.deal(deal);
        for (Entry entry : standing(number)) carryOut(past, entry.act(), Events.NONE);
        return past;
    }

    /** The entries up to this number that still count at that point. */
    public List<Entry> standing(int number) {
        return Past.standing(journal.subList(0, number));
    }

    private void carryOut(S s, Act act, Events events) {
        carryOut(game, s, act, events);
    }

    /** What an act does to a state; taking back is not carried out but reckoned from the journal. */
    public static <S extends State<S>, M extends Move> void carryOut(Game<S, M> game, S s, Act act, Events events) {
        switch (act) {
            case Act.Moved moved ->
                game.play(s, moved.seat(), game.types().move().cast(moved.move()), events);
            case Act.ClockRanOut clock -> {
                for (int seat : clock.seats().list()) if (game.owes(s).has(seat)) game.timeout(s, seat, events);
            }
            case Act.Reshuffled anew -> game.reshuffle(s, anew.seat(), new Rng(anew.seed()));
            case Act.OfTheTable _ -> {}
            case Act.GoesBack _ -> throw new IllegalStateException("taking back is not carried out but reckoned");
        }
    }
}
