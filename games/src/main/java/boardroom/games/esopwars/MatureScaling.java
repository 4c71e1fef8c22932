package boardroom.games.esopwars;

import boardroom.games.esopwars.box.EsopBox;

/** 4.5 The third market; two cards are left to come, one does. */
final class MatureScaling extends MarketRound {
    MatureScaling(EsopBox box, WildcardSense sense) {
        super(box, sense);
    }

    @Override
    public String id() {
        return "mature-round";
    }

    @Override
    String round() {
        return "mature";
    }

    @Override
    String rule() {
        return "4.5";
    }
}
