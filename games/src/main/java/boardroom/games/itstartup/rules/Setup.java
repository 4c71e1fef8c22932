package boardroom.games.itstartup.rules;

import boardroom.engine.Deal;
import boardroom.engine.Rng;
import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.box.ItStartupBox;
import boardroom.games.itstartup.box.Terms;

/** Section 3, in its order; each kind of chance has a stream of its own. */
public final class Setup {
    /** Seats 0 and 2 against 1 and 3. */
    private static final int TEAMS = 2;

    private Setup() {}

    public static StartupState deal(ItStartupBox box, Deal deal) {
        long seed = deal.seed();
        Terms terms = Terms.of(box, deal.options(), deal.seats());
        Office[] offices = new Office[deal.seats()];
        for (int seat = 0; seat < offices.length; seat++) offices[seat] = new Office(seat);
        StartupState s = new StartupState(
                terms,
                offices,
                new int[terms.teams() ? TEAMS : deal.seats()],
                Rng.stream(seed, "mulligan"),
                Rng.stream(seed, "first player"),
                Rng.stream(seed, "coins"));
        CardCopy[] deck = box.catalogue().copies().all().toArray(new CardCopy[0]);
        Rng.stream(seed, "deck").shuffle(deck, 0, deck.length);
        s.deck = deck;
        for (Office office : offices) office.hand = s.fromTop(box.constants().startingHand());
        s.die = 1 + Rng.stream(seed, "die").below(box.constants().startingResourcesDie());
        for (Office office : offices) Purse.gain(s, office.seat, s.die);
        return s;
    }
}
