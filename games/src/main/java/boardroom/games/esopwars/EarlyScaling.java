package boardroom.games.esopwars;

import boardroom.games.esopwars.box.EsopBox;

/** 4.3 The second market. */
final class EarlyScaling extends MarketRound {
    EarlyScaling(EsopBox box, WildcardSense sense) {
        super(box, sense);
    }

    @Override
    public String id() {
        return "early-round";
    }

    @Override
    String round() {
        return "early";
    }

    @Override
    String rule() {
        return "4.3";
    }
}
