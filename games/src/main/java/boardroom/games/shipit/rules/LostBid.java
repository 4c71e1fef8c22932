package boardroom.games.shipit.rules;

/** A bid on the public pool that was not served, with what tells all why. */
public record LostBid(int seat, int engineer, Reason reason, int rival, int amount, int left) {
    /** As far as all may know it. */
    public enum Reason {
        OUTBID,
        LATER_IN_ORDER,
        LATER_SHEET,
        LIMIT_REACHED,
        MONEY_SHORT,
        OWN_LIMITS
    }

    static LostBid to(ShipState s, Company c, int engineer, int bid, int rival, int rivalsBid) {
        Reason tie = s.terms.firstSubmitted() ? Reason.LATER_SHEET : Reason.LATER_IN_ORDER;
        return new LostBid(c.seat, engineer, rivalsBid > bid ? Reason.OUTBID : tie, rival, rivalsBid, 0);
    }

    static LostBid by(Company c, int engineer, Unserved why) {
        return switch (why) {
            case Unserved.LimitReached(int limit) ->
                new LostBid(c.seat, engineer, Reason.LIMIT_REACHED, c.seat, limit, 0);
            case Unserved.MoneyShort(int price, int left) ->
                new LostBid(c.seat, engineer, Reason.MONEY_SHORT, c.seat, price, left);
            default -> new LostBid(c.seat, engineer, Reason.OWN_LIMITS, c.seat, 0, 0);
        };
    }

    public Unserved why() {
        return switch (reason) {
            case OUTBID -> new Unserved.Outbid(rival, amount);
            case LATER_IN_ORDER -> new Unserved.LaterInOrder(rival);
            case LATER_SHEET -> new Unserved.LaterSheet(rival);
            case LIMIT_REACHED -> new Unserved.LimitReached(amount);
            case MONEY_SHORT -> new Unserved.MoneyShort(amount, left);
            case OWN_LIMITS -> new Unserved.OwnLimits();
        };
    }
}
