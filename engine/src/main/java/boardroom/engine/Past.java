package boardroom.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/**
 * How a play stood before each of the last entries that count, so that going back costs little more than what is undone.
 * Who goes back further has the play replayed from its deal, and then these are known again.
 */
public final class Past<S extends State<S>, M extends Move> {
    /** A table keeps so many states, however long it is played. */
    private static final int KEPT = 16;

    /** An entry that counts, and the state it was carried out on, which nobody changes any more. */
    private record Done<S>(Entry entry, S before) {}

    /** How it stands after going back; nothing has happened until it is adopted. */
    public static final class Return<S> {
        private final List<Done<S>> last;
        private final S state;

        private Return(List<Done<S>> last, S state) {
            this.last = last;
            this.state = state;
        }

        public S state() {
            return state;
        }
    }

    private final Game<S, M> game;
    private final Deal deal;
    private final IntFunction<List<Act>> firstActs;
    private List<Done<S>> last = new ArrayList<>();
    private boolean reachesToTheDeal = true;

    /** Of a fresh deal; {@code firstActs} reads so many acts of the journal. */
    public Past(Game<S, M> game, Deal deal, IntFunction<List<Act>> firstActs) {
        this.game = game;
        this.deal = deal;
        this.firstActs = firstActs;
    }

    /** This entry was carried out on this state, which nobody changes from now on. */
    public void add(Entry entry, S before) {
        if (entry.act() instanceof Act.OfTheTable) return;
        add(last, entry, before);
        if (last.size() > KEPT) forgetOldest();
    }

    private void forgetOldest() {
        last.removeFirst();
        reachesToTheDeal = false;
    }

    private static <S> void add(List<Done<S>> done, Entry entry, S before) {
        done.add(new Done<>(entry, before));
    }

    /** The state after an entry that goes back; {@code now}: the one before it. */
    public Return<S> back(Entry entry, Act.GoesBack back, S now) {
        boolean isKept =
                reachesToTheDeal || (!last.isEmpty() && last.getFirst().entry.number() <= back.to() + 1);
        return isKept ? fromWhatIsKept(back, now) : fromTheDeal(entry);
    }

    /** From now on the table has gone back. */
    public void adopt(Return<S> returned) {
        last = returned.last;
        while (last.size() > KEPT) forgetOldest();
    }

    private Return<S> fromWhatIsKept(Act.GoesBack back, S now) {
        List<Done<S>> staying = new ArrayList<>();
        S state = now;
        boolean changed = false;
        for (Done<S> done : last) {
            boolean undone = back.undoes(done.entry);
            if (undone && !changed) {
                changed = true;
                state = done.before;
            }
            if (undone) continue;
            S before = changed ? state : done.before;
            add(staying, done.entry, before);
            if (changed) state = after(before, done.entry);
        }
        return new Return<>(staying, state);
    }

    private S after(S before, Entry entry) {
        S after = before.copy();
        Play.carryOut(game, after, entry.act(), Events.NONE);
        return after;
    }

    private Return<S> fromTheDeal(Entry returning) {
        List<Entry> journal = new ArrayList<>();
        for (Act act : firstActs.apply(returning.number() - 1)) journal.add(new Entry(journal.size() + 1, 0, act));
        journal.add(returning);
        List<Entry> played = standing(journal).stream()
                .filter(entry -> !(entry.act() instanceof Act.OfTheTable))
                .toList();
        int from = Math.max(0, played.size() - KEPT);
        S state = game.deal(deal);
        for (Entry entry : played.subList(0, from)) Play.carryOut(game, state, entry.act(), Events.NONE);
        List<Done<S>> staying = new ArrayList<>();
        for (Entry entry : played.subList(from, played.size())) {
            add(staying, entry, state);
            state = after(state, entry);
        }
        return new Return<>(staying, state);
    }

    /** The entries of a journal that still count at its end: one pass, whatever was taken back. */
    public static List<Entry> standing(List<Entry> journal) {
        List<Entry> standing = new ArrayList<>();
        for (Entry entry : journal) {
            if (entry.act() instanceof Act.GoesBack back) undo(standing, back);
            else standing.add(entry);
        }
        return standing;
    }

    private static void undo(List<Entry> standing, Act.GoesBack back) {
        int from = standing.size();
        while (from > 0 && standing.get(from - 1).number() > back.to()) from--;
        standing.subList(from, standing.size()).removeIf(back::undoes);
    }
}
