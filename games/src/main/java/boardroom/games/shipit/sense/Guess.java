package boardroom.games.shipit.sense;

import boardroom.engine.Events;
import boardroom.engine.Likelihood;
import boardroom.engine.Rng;
import boardroom.engine.phases.Sense;
import boardroom.engine.phases.Together;
import boardroom.games.shipit.box.Corporation;
import boardroom.games.shipit.box.EventCard;
import boardroom.games.shipit.box.ShipBox;
import boardroom.games.shipit.puzzle.Program;
import boardroom.games.shipit.rules.Actions;
import boardroom.games.shipit.rules.Candidate;
import boardroom.games.shipit.rules.Company;
import boardroom.games.shipit.rules.CorporationSelection;
import boardroom.games.shipit.rules.Corporations;
import boardroom.games.shipit.rules.Engineer;
import boardroom.games.shipit.rules.EngineerDraft;
import boardroom.games.shipit.rules.Opening;
import boardroom.games.shipit.rules.PlanEntry;
import boardroom.games.shipit.rules.PuzzlePhase;
import boardroom.games.shipit.rules.Recruiting;
import boardroom.games.shipit.rules.ShipMove;
import boardroom.games.shipit.rules.ShipState;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Puts what is likely in the place of everything a seat can't know; what lies open stays as it is. Who has said a last
 * word in secret is decided for anew as a good player likely would; who has not is taken to have decided nothing.
 */
public final class Guess {
    private final ShipBox box;
    /** Where a name stands in the list of the box. */
    private final Map<String, Integer> namePlaces = new HashMap<>();

    private final Corporations corporations;
    private final Recruiting recruiting;
    private final Actions actions;
    private final CorporationSelection selection;
    private final CorporationSense ofCards;
    private final EngineerDraft draft;
    private final DraftSense ofBids;
    private final Opening opening;
    private final PlanSense ofPlaces;
    private final PlanGuess planGuess;
    private final int unlimited;
    private final PuzzlePhase puzzle;

    public Guess(
            ShipBox box,
            CorporationSelection selection,
            CorporationSense ofCards,
            EngineerDraft draft,
            DraftSense ofBids,
            Opening opening,
            PlanSense ofPlaces,
            PuzzlePhase puzzle) {
        this.box = box;
        this.corporations = new Corporations(box);
        this.recruiting = new Recruiting(box);
        this.actions = new Actions(box);
        this.selection = selection;
        this.ofCards = ofCards;
        this.draft = draft;
        this.ofBids = ofBids;
        this.opening = opening;
        this.ofPlaces = ofPlaces;
        this.planGuess = new PlanGuess(box, actions, ofPlaces);
        this.unlimited = unlimited(actions);
        this.puzzle = puzzle;
        for (String name : box.engineerNames()) namePlaces.putIfAbsent(name, namePlaces.size());
    }

    /** The actions where nobody is seen, as a mask. */
    private static int unlimited(Actions actions) {
        int unlimited = 0;
        for (int a = 0; a < actions.all.length; a++) if (!actions.isLimited(a)) unlimited |= 1 << a;
        return unlimited;
    }

    /** Guesses for this seat, in this phase. */
    public void of(ShipState s, String phase, int seat, Rng rng) {
        future(s, seat, rng);
        switch (phase) {
            case "corporation" -> companies(s, seat, rng);
            case "draft" -> sheets(s, seat, rng);
            case "opening" -> openings(s, seat, rng);
            case "live" -> plans(s, seat, rng);
            case "puzzle" -> programs(s, seat, rng);
            case "sprint" -> bags(s, seat, rng);
            default -> {}
        }
    }

    /** What nobody knows in any phase: the streams of chance, the deck below the forecast, names not yet read. */
    private void future(ShipState s, int seat, Rng rng) {
        s.hiring = new Rng(rng.nextLong());
        s.luck = new Rng(rng.nextLong());
        s.puzzles = new Rng(rng.nextLong());
        s.bags = new Rng(rng.nextLong());
        events(s, rng);
        names(s, seat, rng);
    }

    /** The cards of the deck that nobody has seen change places. */
    private static void events(ShipState s, Rng rng) {
        EventCard[] deck = s.deck.clone();
        List<EventCard> hidden = new ArrayList<>();
        for (int i = 0; i < deck.length; i++) if (!s.isEventKnown(i + 1)) hidden.add(deck[i]);
        rng.shuffle(hidden);
        int next = 0;
        for (int i = 0; i < deck.length; i++) if (!s.isEventKnown(i + 1)) deck[i] = hidden.get(next++);
        s.deck = deck;
    }

    /** Names that this seat has not read on a roster or in the pool change places. */
    private void names(ShipState s, int seat, Rng rng) {
        boolean[] read = new boolean[s.names.length];
        for (Company c : s.companies) for (Engineer engineer : c.roster) read(engineer, read);
        for (Candidate candidate : s.pool) if (candidate.isSeenBy(seat)) read(candidate.engineer(), read);
        int[] hidden = new int[read.length];
        int count = 0;
        for (int name : s.names) if (!read[name]) hidden[count++] = name;
        hidden = Arrays.copyOf(hidden, count);
        rng.shuffle(hidden);
        int[] names = s.names.clone();
        int next = 0;
        for (int i = 0; i < names.length; i++) if (!read[names[i]]) names[i] = hidden[next++];
        s.names = names;
    }

    /** A namesake, "Ada II", is none of the list. */
    private void read(Engineer engineer, boolean[] read) {
        Integer name = namePlaces.get(engineer.name());
        if (name != null) read[name] = true;
    }

    /** 4.1: what lies before the others, and what they have founded. */
    private void companies(ShipState s, int seat, Rng rng) {
        List<Corporation> hidden = new ArrayList<>(box.corporationPresets());
        hidden.removeAll(List.of(s.companies[seat].dealt));
        rng.shuffle(hidden);
        int next = 0;
        for (Company c : s.companies) {
            if (c.seat == seat) continue;
            Corporation[] dealt = c.dealt.clone();
            for (int i = 0; i < dealt.length; i++) dealt[i] = hidden.get(next++);
            c.dealt = dealt;
            boolean confirmed = c.confirmed;
            corporations.forget(c);
            if (confirmed) decide(selection, ofCards, s, c.seat, rng);
        }
    }

    /** 4.2: private engineers of others are drawn anew, and the sheets they have handed in. */
    private void sheets(ShipState s, int seat, Rng rng) {
        s.pool = pool(s, seat, rng);
        int handedIn = s.handedIn;
        for (Company c : s.companies) {
            if (c.seat == seat) continue;
            int submitted = c.submitted;
            c.bids = new int[s.pool.length];
            c.maxHires = Company.ANY_NUMBER;
            c.keep = 0;
            c.submitted = 0;
            if (submitted > 0) decide(draft, ofBids, s, c.seat, rng);
            c.submitted = submitted;
        }
        s.handedIn = handedIn;
    }

    private Candidate[] pool(ShipState s, int seat, Rng rng) {
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
            pool[i] = new Candidate(recruiting.engineer(s), candidate.owner(), true);
        }
        s.hiring = hiring;
        s.engineers = engineers;
        s.namesUsed = used;
        return pool;
    }

    /** 4.3, opening: nothing is seen but forced entries and who is ready. */
    private void openings(ShipState s, int seat, Rng rng) {
        for (Company c : s.companies) {
            if (c.seat == seat) continue;
            boolean ready = c.ready;
            c.plan = Arrays.copyOf(c.plan, c.forced);
            c.pivotMark = null;
            c.ready = false;
            if (!ready) continue;
            planGuess.fill(s, c, false, PlanGuess.ANYWHERE, rng);
            decide(opening, ofPlaces, s, c.seat, rng);
        }
    }

    /** 4.3, live: others keep the slots that all see and their forced entries; where the rest stands is a guess. */
    private void plans(ShipState s, int seat, Rng rng) {
        for (Company c : s.companies) {
            if (c.seat == seat) continue;
            int held = 0;
            for (PlanEntry entry : c.plan) if (actions.isLimited(entry.action())) held |= 1 << entry.action();
            c.plan = Arrays.copyOf(c.plan, c.forced);
            c.bounces = Company.NO_BOUNCES;
            planGuess.hold(c, held, rng);
            if (c.locked) planGuess.fill(s, c, true, held | unlimited, rng);
        }
    }

    /** 4.5: who has a solution is known, which one is not: any that works. */
    private void programs(ShipState s, int seat, Rng rng) {
        for (Company c : s.companies) {
            if (c.seat == seat) continue;
            c.lastRun = null;
            if (c.program == null) continue;
            List<Program> rungs = puzzle.puzzle(s).rungs();
            c.program = rungs.get(rng.below(rungs.size()));
            c.blocks = c.program.blocks();
        }
    }

    /** Option `puzzle=sprint`: nobody knows what comes next out of a bag, and only its owner what came. */
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

    /** Decides for a seat, move by move as it would likely have done, until its last word. */
    private static <M extends ShipMove> void decide(
            Together<ShipState, M> phase, Sense<ShipState, ? super M> sense, ShipState s, int seat, Rng rng) {
        List<M> moves = new ArrayList<>();
        while (phase.isDeciding(s, seat)) {
            moves.clear();
            phase.moves(s, seat, moves::add);
            double[] likelihoods = new double[moves.size()];
            sense.scores(s, seat, moves, likelihoods);
            Likelihood.ofScores(likelihoods, moves.size());
            phase.play(s, seat, moves.get(Likelihood.draw(likelihoods, moves.size(), rng)), Events.NONE);
        }
    }
}
