package boardroom.games.esopwars;

import boardroom.games.esopwars.box.EsopBox;

/** 4.2 The first market. */
final class SeedRound extends MarketRound {
    SeedRound(EsopBox box, WildcardSense sense) {
        super(box, sense);
    }

    @Override
    public String id() {
        return "seed-round";
    }

    @Override
    String round() {
        return "seed";
    }

    @Override
    String rule() {
        return "4.2";
    }
}
