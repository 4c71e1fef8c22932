package boardroom.games.itstartup;

import boardroom.engine.Piles;
import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.box.Catalogue;

/** Section 10.2 An opening hand wants cheap people and something to plan. */
final class MulliganSense {
    private static final double ANY_CARD = 2.3;
    private static final double CHEAP_PERSON = 3.5;
    private static final double ACTION = 2.6;
    private static final double LATER = 1.9;
    private static final int CHEAP = 3;

    double prior(Office office, StartupMove.Mulligan move) {
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
    CardCopy[] likely(Office office, Catalogue catalogue) {
        CardCopy[] back = Office.NO_CARDS;
        for (CardCopy card : office.hand) if (keeping(card) < ANY_CARD) back = Piles.with(back, card);
        return back;
    }
}
