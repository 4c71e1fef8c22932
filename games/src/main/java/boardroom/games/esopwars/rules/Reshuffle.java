package boardroom.games.esopwars.rules;

import boardroom.engine.Piles;
import boardroom.engine.Rng;
import boardroom.games.esopwars.box.DraftCard;
import boardroom.games.esopwars.box.Employee;
import boardroom.games.esopwars.box.Segment;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiConsumer;

/** Replaces what a seat can't know: orders of decks, hidden hands, and all chance to come. */
public final class Reshuffle {
    private Reshuffle() {}

    public static void guess(EsopState s, int seat, Rng rng) {
        s.calls = new Rng(rng.nextLong());
        s.exitDraws = new Rng(rng.nextLong());
        shuffleEmployees(s, rng);
        s.marketDeck = s.marketDeck.clone();
        rng.shuffle(s.marketDeck, 0, s.marketDeck.length);
        if (!s.isDecided()) {
            s.exitDeck = s.exitDeck.clone();
            rng.shuffle(s.exitDeck, 0, s.exitDeck.length);
        }
        if (s.draft != null) {
            shuffleDraft(s, seat, rng, true);
            shuffleDraft(s, seat, rng, false);
        }
    }

    private static void shuffleEmployees(EsopState s, Rng rng) {
        if (!s.hidesReserve()) {
            s.deck = s.deck.clone();
            rng.shuffle(s.deck, 0, s.deck.length);
            return;
        }
        Employee[] all = Piles.withAll(s.deck, s.reserve);
        rng.shuffle(all, 0, all.length);
        int toCome = s.deck.length;
        s.deck = Arrays.copyOf(all, toCome);
        s.reserve = Arrays.copyOfRange(all, toCome, all.length);
    }

    /**
     * Draws and discards tell how many segments and ideas each team holds, so cards of one kind change places among
     * themselves; what was picked up openly stays.
     */
    private static void shuffleDraft(EsopState s, int seat, Rng rng, boolean segments) {
        DraftTable draft = s.draft();
        List<DraftCard> hidden = new ArrayList<>();
        for (Team team : s.teams) if (team.seat != seat) eachHidden(team, segments, (_, card) -> hidden.add(card));
        DraftCard[] stock = segments ? draft.segmentStock : draft.ideaStock;
        hidden.addAll(List.of(stock));
        rng.shuffle(hidden);
        for (Team team : s.teams) {
            if (team.seat == seat) continue;
            DraftCard[] hand = team.hand.clone();
            boolean drew = draft.drawn != null && CompanyDraft.onTurn(s) == team;
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
}
