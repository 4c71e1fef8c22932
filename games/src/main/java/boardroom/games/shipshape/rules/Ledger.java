package boardroom.games.shipshape.rules;

/** What a firm's tokens came from and went to in the whole month, for the talk afterwards (section 11). */
public record Ledger(int fromFirm, int fromSupplies, int shortOfPile, int storedBack, int tradedAway, int tradedIn) {
    static final Ledger BLANK = new Ledger(0, 0, 0, 0, 0, 0);

    Ledger collected(int firm, int supplies, int lost) {
        return new Ledger(
                fromFirm + firm, fromSupplies + supplies, shortOfPile + lost, storedBack, tradedAway, tradedIn);
    }

    Ledger stored(int back) {
        return new Ledger(fromFirm, fromSupplies, shortOfPile, storedBack + back, tradedAway, tradedIn);
    }

    Ledger traded(int away, int in) {
        return new Ledger(fromFirm, fromSupplies, shortOfPile, storedBack, tradedAway + away, tradedIn + in);
    }
}
