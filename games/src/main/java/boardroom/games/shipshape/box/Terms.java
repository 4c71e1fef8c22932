package boardroom.games.shipshape.box;

import boardroom.engine.Options;

/** The options of section 8 as the rules read them. */
public record Terms(
        int weeks,
        int daysPerWeek,
        int extraOrders,
        boolean gentleStart,
        int supplyPool,
        int transportPool,
        int storage,
        boolean trade,
        int offersPerTurn,
        boolean counterOffers,
        boolean joint,
        boolean penalty,
        boolean team,
        boolean firstSeatHolds,
        boolean hints) {

    public static Terms of(Options options) {
        return new Terms(
                options.number("weeks"),
                options.number("daysPerWeek"),
                options.number("extraOrders"),
                options.is("gentleStart"),
                options.number("supplyPool"),
                options.number("transportPool"),
                options.number("storage"),
                options.is("trade"),
                options.number("offersPerTurn"),
                options.is("counterOffers"),
                options.is("joint"),
                options.text("failure").equals("penalty"),
                options.text("scoring").equals("team"),
                options.text("firstHolder").equals("first-seat"),
                options.is("hints"));
    }
}
