package boardroom.games.esopwars;

import boardroom.engine.Piles;
import boardroom.engine.Rng;
import boardroom.games.esopwars.box.DraftCard;
import boardroom.games.esopwars.box.Employee;
import boardroom.games.esopwars.box.Segment;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiConsumer;

/** Replaces what a seat can't know: orders of decks, hidden hands, others' secret choices, and all chance to come. */
final class Reshuffle {
    private final List<EsopPhase> phases;

    Reshuffle(List<EsopPhase> phases) {
        this.phases = phases;
    }

    void guess(Market m, int seat, Rng rng) {
        m.calls = new Rng(rng.nextLong());
        m.exitDraws = new Rng(rng.nextLong());
        shuffleEmployees(m, rng);
        m.marketDeck = m.marketDeck.clone();
        rng.shuffle(m.marketDeck, 0, m.marketDeck.length);
        if (m.ending == Market.Ending.NOT_YET) {
            m.exitDeck = m.exitDeck.clone();
            rng.shuffle(m.exitDeck, 0, m.exitDeck.length);
        }
        if (m.draft != null) {
            shuffleDraft(m, seat, rng, true);
            shuffleDraft(m, seat, rng, false);
        }
        for (Team team : m.teams)
            if (team.seat != seat && team.sealed != null) team.sealed = likelyChoice(m, team, rng);
    }

    private static void shuffleEmployees(Market m, Rng rng) {
        if (!PublicEye.hidesReserve(m)) {
            m.deck = m.deck.clone();
            rng.shuffle(m.deck, 0, m.deck.length);
            return;
        }
        Employee[] all = Piles.withAll(m.deck, m.reserve);
        rng.shuffle(all, 0, all.length);
        int toCome = m.deck.length;
        m.deck = Arrays.copyOf(all, toCome);
        m.reserve = Arrays.copyOfRange(all, toCome, all.length);
    }

    /**
     * Draws and discards tell how many segments and ideas each team holds, so cards of one kind change places among
     * themselves; what was picked up openly stays.
     */
    private static void shuffleDraft(Market m, int seat, Rng rng, boolean segments) {
        DraftTable draft = m.draft();
        List<DraftCard> hidden = new ArrayList<>();
        for (Team team : m.teams) if (team.seat != seat) eachHidden(team, segments, (_, card) -> hidden.add(card));
        DraftCard[] stock = segments ? draft.segmentStock : draft.ideaStock;
        hidden.addAll(List.of(stock));
        rng.shuffle(hidden);
        for (Team team : m.teams) {
            if (team.seat == seat) continue;
            DraftCard[] hand = team.hand.clone();
            boolean drew = draft.drawn != null && CompanyDraft.onTurn(m) == team;
            eachHidden(team, segments, (place, _) -> hand[place] = hidden.removeLast());
            team.hand = hand;
            if (drew) draft.drawn = Piles.top(hand);
        }
        DraftCard[] rest = hidden.toArray(new DraftCard[0]);
        if (segments) draft.segmentStock = rest;
        else draft.ideaStock = rest;
    }

    private static void eachHidden(Team team, boolean segments, BiConsumer<Integer, DraftCard> out) {
        DraftCard[] shown = team.shown;
        for (int place = team.hand.length - 1; place >= 0; place--) {
            DraftCard card = team.hand[place];
            int open = Piles.indexOf(shown, card);
            if (open >= 0) shown = Piles.without(shown, open);
            else if (card instanceof Segment == segments) out.accept(place, card);
        }
    }

    /** Mostly what looks best for that team, else anything it may choose. */
    private EsopMove likelyChoice(Market m, Team team, Rng rng) {
        team.sealed = null;
        EsopPhase phase = phases.get(m.phase);
        List<EsopMove> moves = new ArrayList<>();
        phase.moves(m, team.seat, moves::add);
        EsopMove any = moves.get(rng.below(moves.size()));
        if (rng.below(4) == 0) return any;
        EsopMove best = any;
        for (EsopMove move : moves) if (phase.prior(m, team.seat, move) > phase.prior(m, team.seat, best)) best = move;
        return best;
    }
}
