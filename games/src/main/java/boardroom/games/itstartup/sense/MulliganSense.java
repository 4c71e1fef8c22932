package boardroom.games.itstartup.sense;

import boardroom.engine.Piles;
import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.box.Catalogue;
import boardroom.games.itstartup.rules.Office;
import boardroom.games.itstartup.rules.StartupMove;

/** Section 10.2 An opening hand wants cheap people and something to plan. */
public final class MulliganSense {
    private static final double ANY_CARD = 2.3;
    private static final double CHEAP_PERSON = 3.5;
    private static final double ACTION = 2.6;
    private static final double LATER = 1.9;
    private static final int CHEAP = 3;

    public double prior(Office office, StartupMove.GiveBack move) {
        double gain = 0;
        for (CardCopy card : office.hand) if (move.cards().contains(card.id())) gain += ANY_CARD - keeping(card);
        return gain;
    }

    private static double keeping(CardCopy card) {
        if (card.isEmployee()) return card.cost() <= CHEAP ? CHEAP_PERSON : LATER;
        if (card.isAction()) return card.cost() <= CHEAP ? ACTION : LATER;
        return card.cost() < CHEAP ? ACTION : LATER;
    }

    /** What somebody with this hand would give back. */
    public CardCopy[] likely(Office office, Catalogue catalogue) {
        CardCopy[] back = Office.NO_CARDS;
        for (CardCopy card : office.hand) if (keeping(card) < ANY_CARD) back = Piles.with(back, card);
        return back;
    }
}
