package boardroom.games.shipit;

import boardroom.engine.Rng;
import boardroom.games.shipit.box.Corporation;
import boardroom.games.shipit.box.EventCard;
import boardroom.games.shipit.box.Product;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Replaces everything a seat can't know by a likely guess; what lies open stays as it is. */
final class Reshuffle {
    private final Book book;
    private final Corporations corporations;
    private final Recruiting recruiting;
    private final PlanRules rules;
    private final DraftSense draftSense;
    private final PuzzlePhase puzzlePhase;
    private final EventRules eventRules;

    Reshuffle(Kit kit) {
        this.book = kit.book();
        this.corporations = kit.corporations();
        this.recruiting = kit.recruiting();
        this.rules = kit.planRules();
        this.draftSense = kit.draftSense();
        this.puzzlePhase = kit.puzzlePhase();
        this.eventRules = kit.eventRules();
    }

    void guess(ShipState s, int seat, Rng rng) {
        s.hiring = new Rng(rng.nextLong());
        s.luck = new Rng(rng.nextLong());
        s.puzzles = new Rng(rng.nextLong());
        s.bags = new Rng(rng.nextLong());
        events(s, rng);
        names(s, seat, rng);
        if (s.round == 0) selection(s, seat, rng);
        else if (s.phase == ShipIt.DRAFT) draft(s, seat, rng);
        else if (s.phase >= ShipIt.OPENING && s.phase < ShipIt.REVEAL) plans(s, seat, rng);
        else if (s.phase == ShipIt.PUZZLE) programs(s, seat);
        else if (s.phase == ShipIt.SPRINT) bags(s, seat, rng);
        else if (s.phase == ShipIt.EVENT) answers(s, seat, rng);
    }

    /** The cards of the deck that nobody has seen change places. */
    private static void events(ShipState s, Rng rng) {
        EventCard[] deck = s.deck.clone();
        List<EventCard> hidden = new ArrayList<>();
        for (int i = 0; i < deck.length; i++) if (!Forecast.isKnown(s, i + 1)) hidden.add(deck[i]);
        rng.shuffle(hidden);
        int next = 0;
        for (int i = 0; i < deck.length; i++) if (!Forecast.isKnown(s, i + 1)) deck[i] = hidden.get(next++);
        s.deck = deck;
    }

    /** Names that this seat has not read on a roster or in the pool change places. */
    private void names(ShipState s, int seat, Rng rng) {
        Set<String> read = new HashSet<>();
        for (Company c : s.companies) for (Engineer engineer : c.roster) read.add(engineer.name());
        for (Candidate candidate : s.pool)
            if (candidate.isSeenBy(seat)) read.add(candidate.engineer().name());
        int[] names = s.names.clone();
        int[] hidden = new int[names.length];
        int count = 0;
        for (int name : names) if (!read.contains(book.box.engineerNames().get(name))) hidden[count++] = name;
        hidden = Arrays.copyOf(hidden, count);
        rng.shuffle(hidden);
        int next = 0;
        for (int i = 0; i < names.length; i++)
            if (!read.contains(book.box.engineerNames().get(names[i]))) names[i] = hidden[next++];
        s.names = names;
    }

    private void selection(ShipState s, int seat, Rng rng) {
        List<Corporation> hidden = new ArrayList<>(book.box.corporationPresets());
        hidden.removeAll(List.of(s.companies[seat].dealt));
        rng.shuffle(hidden);
        int next = 0;
        for (Company c : s.companies) {
            if (c.seat == seat) continue;
            Corporation[] dealt = c.dealt.clone();
            for (int i = 0; i < dealt.length; i++) dealt[i] = hidden.get(next++);
            c.dealt = dealt;
            c.chosen = c.confirmed;
            if (dealt.length > 0) corporations.choose(c, dealt[rng.below(dealt.length)]);
            else {
                ShipMove.Choose any = corporations.choices.get(rng.below(corporations.choices.size()));
                corporations.choose(c, any.funding(), any.tech(), any.product());
            }
            c.chosen = c.confirmed;
        }
    }

    /** Private engineers of others are drawn anew, their sheets filled as a sensible player might. */
    private void draft(ShipState s, int seat, Rng rng) {
        Candidate[] pool = s.pool.clone();
        Rng hiring = s.hiring;
        int engineers = s.engineers;
        int used = s.namesUsed;
        s.hiring = rng;
        for (int i = 0; i < pool.length; i++) {
            Candidate candidate = pool[i];
            if (candidate.isSeenBy(seat)) continue;
            s.engineers = candidate.engineer().id();
            // Its name is one that the reshuffled list has not given away yet, or again.
            Engineer drawn = recruiting.engineer(s);
            pool[i] = new Candidate(drawn, candidate.owner(), true);
        }
        s.hiring = hiring;
        s.engineers = engineers;
        s.namesUsed = used;
        s.pool = pool;
        for (Company c : s.companies) if (c.seat != seat) sheet(s, c, rng);
    }

    private void sheet(ShipState s, Company c, Rng rng) {
        int[] bids = new int[s.pool.length];
        int most = Book.highestBid(c);
        for (int i = 0; i < bids.length; i++) {
            Candidate candidate = s.pool[i];
            int salary = candidate.engineer().salary();
            if (!candidate.isOpenTo(c.seat) || salary > most || rng.below(2) == 0) continue;
            bids[i] = Math.min(most, salary + rng.below(1 + salary / 3));
        }
        c.bids = bids;
        c.maxHires = Company.ANY_NUMBER;
        c.keep = draftSense.worthKeeping(s, c);
    }

    /** Others keep the slots that all see and their forced entries; where the rest stands is a guess. */
    private void plans(ShipState s, int seat, Rng rng) {
        if (s.terms.planning() == Terms.Planning.TURNS) return;
        boolean opening = s.phase == ShipIt.OPENING;
        for (Company c : s.companies) {
            if (c.seat == seat) continue;
            int held = 0;
            if (!opening) for (Entry entry : c.plan) if (book.isLimited(entry.action())) held |= 1 << entry.action();
            c.plan = Arrays.copyOf(c.plan, c.forced);
            c.bounces = Company.NO_BOUNCES;
            c.pivotMark = opening ? mark(c, rng) : null;
            for (int a = 0; a < book.actions.length; a++) if ((held >> a & 1) == 1) placeAnyone(c, a, rng);
            boolean all = c.locked || (opening && c.ready);
            while (!c.isFullyPlanned() && (all || rng.below(3) > 0)) {
                int open = opening ? rules.open(s, c, false) : unlimited() | (held & many());
                open &= rules.open(s, c, false);
                placeAnyone(c, any(open, rng), rng);
            }
        }
    }

    private @Nullable Product mark(Company c, Rng rng) {
        if (c.pivots == 0 || rng.below(6) > 0) return null;
        Product product = book.box.products().get(rng.below(book.box.products().size()));
        return product.id().equals(c.product.id()) ? null : product;
    }

    private int unlimited() {
        int mask = 0;
        for (int a = 0; a < book.actions.length; a++) if (!book.isLimited(a)) mask |= 1 << a;
        return mask;
    }

    /** Actions that take several engineers of a company. */
    private int many() {
        int mask = 0;
        for (int a = 0; a < book.actions.length; a++) if (book.mostPerPlayer(a) == Integer.MAX_VALUE) mask |= 1 << a;
        return mask;
    }

    private static int any(int mask, Rng rng) {
        int skip = rng.below(Integer.bitCount(mask));
        int rest = mask;
        while (skip-- > 0) rest &= rest - 1;
        return Integer.numberOfTrailingZeros(rest);
    }

    private static void placeAnyone(Company c, int action, Rng rng) {
        int free = c.bench();
        int skip = rng.below(free);
        for (Engineer engineer : c.roster)
            if (c.entryOf(engineer.id()) < 0 && skip-- == 0) {
                PlanRules.place(c, engineer.id(), action, false);
                return;
            }
    }

    /** Who has a solution is known, which one is not: any that works. */
    private void programs(ShipState s, int seat) {
        for (Company c : s.companies) {
            if (c.seat == seat) continue;
            c.lastRun = null;
            if (c.program == null) continue;
            c.program = puzzlePhase.puzzle(s).rungs().getLast();
            c.blocks = c.program.blocks();
        }
    }

    /** Nobody knows what comes next out of a bag, and only its owner what came. */
    private static void bags(ShipState s, int seat, Rng rng) {
        for (Company c : s.companies) {
            if (c.bag.length == 0) continue;
            int from = c.seat == seat ? c.drawn : 0;
            int[] rest = Arrays.copyOfRange(c.bag, from, c.bag.length);
            rng.shuffle(rest);
            int[] bag = c.bag.clone();
            System.arraycopy(rest, 0, bag, from, rest.length);
            c.bag = bag;
        }
    }

    private void answers(ShipState s, int seat, Rng rng) {
        for (Company c : s.companies)
            if (c.seat != seat && c.answered && eventRules.mayPay(s, c, s.event())) c.pays = rng.below(2) == 0;
    }
}
