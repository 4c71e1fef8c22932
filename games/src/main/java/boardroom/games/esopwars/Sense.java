package boardroom.games.esopwars;

import boardroom.games.esopwars.box.EsopBox;

/** What is known about good play (section 10), made once for a box. */
record Sense(
        Worth worth,
        Outlook outlook,
        PriceHint hint,
        DraftSense draft,
        BidSense bid,
        WildcardSense wildcard,
        DropSense drop,
        SwapSense swap) {

    Sense(EsopBox box) {
        Worth worth = new Worth(box);
        Outlook outlook = new Outlook(box, worth);
        PriceHint hint = new PriceHint(box, worth);
        this(
                worth,
                outlook,
                hint,
                new DraftSense(box),
                new BidSense(new IndifferencePrice(box, worth, hint), box.constants()),
                new WildcardSense(box),
                new DropSense(outlook),
                new SwapSense(outlook));
    }
}
