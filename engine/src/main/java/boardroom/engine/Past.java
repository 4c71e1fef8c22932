package boardroom.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * The last entries of a play that count, and how it stood before them, so that going back costs little more than to play
 * them again. Who goes back further has the play replayed from its deal, and then these are known again.
 */
public final class Past<S extends State<S>, M extends Move> {
    /** At least so many entries are known, if there were so many, and at most twice as many, however long is played. */
    private static final int KEPT = 16;

    /** How it stands after going back; nothing has happened until it is adopted. */
    public static final class Return<S> {
        private final S before;
        private final List<Entry> last;
        private final S state;

        private Return(S before, List<Entry> last, S state) {
            this.before = before;
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
    private List<Entry> last = new ArrayList<>();
    private boolean reachesToTheDeal = true;

    /** The state the first of the last entries was carried out on, which nobody changes any more; none before the first. */
    private @Nullable S before;

    /** Of a fresh deal; {@code firstActs} reads so many acts of the journal. */
    public Past(Game<S, M> game, Deal deal, IntFunction<List<Act>> firstActs) {
        this.game = game;
        this.deal = deal;
        this.firstActs = firstActs;
    }

    /** This entry was carried out on this state, which nobody changes from now on. */
    public void add(Entry entry, S on) {
        if (entry.act() instanceof Act.OfTheTable) return;
        if (before == null) before = on;
        last.add(entry);
        if (last.size() >= 2 * KEPT) forgetOldest(before);
    }

    private void forgetOldest(S from) {
        List<Entry> forgotten = last.subList(0, last.size() - KEPT);
        before = after(from, forgotten);
        forgotten.clear();
        reachesToTheDeal = false;
    }

    /** The state after an entry that goes back; {@code now}: the one before it. */
    public Return<S> back(Entry entry, Act.GoesBack back, S now) {
        if (before == null) return new Return<>(now, new ArrayList<>(), now.copy());
        boolean isKnown =
                reachesToTheDeal || (!last.isEmpty() && last.getFirst().number() <= back.to() + 1);
        if (!isKnown) return fromTheDeal(entry);
        List<Entry> staying = new ArrayList<>(last);
        undo(staying, back);
        return new Return<>(before, staying, after(before, staying));
    }

    /** From now on the table has gone back. */
    public void adopt(Return<S> returned) {
        last = returned.last;
        before = returned.before;
    }

    private S after(S from, List<Entry> entries) {
        S after = from.copy();
        for (Entry entry : entries) Play.carryOut(game, after, entry.act(), Events.NONE);
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
        S start = after(game.deal(deal), played.subList(0, from));
        List<Entry> staying = new ArrayList<>(played.subList(from, played.size()));
        return new Return<>(start, staying, after(start, staying));
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
