package boardroom.games.boss.box;

import boardroom.engine.Options;

/** The options of section 8 as the rules read them. */
public record Terms(
        int rounds,
        Victory victory,
        int goal,
        boolean openBooks,
        boolean outsourcing,
        boolean trade,
        boolean partners,
        Layering layering,
        boolean ceoCountsInCapacity,
        boolean carryTime,
        boolean refundBids,
        boolean turnaroundFund,
        boolean colours,
        EventDeck eventDeck,
        boolean issues,
        boolean ideas,
        int retireAfterTurns,
        String soloRival) {

    /** What ends the game (8.1). */
    public enum Victory {
        ROUNDS,
        VP_LIMIT,
        PROJECTS,
        SKILL
    }

    /** What sinking a layer does (R11). */
    public enum Layering {
        MORALE,
        STRICT,
        NONE
    }

    /** Which events are in the deck. */
    public enum EventDeck {
        ALL,
        GREEN_ORANGE,
        NONE
    }

    public static Terms of(Options options, Constants numbers) {
        Victory victory = one(Victory.class, options.text("victory"));
        int goal = switch (victory) {
            case ROUNDS -> 0;
            case VP_LIMIT -> options.number("vpLimit");
            case PROJECTS -> options.number("projectGoal");
            case SKILL -> options.number("skillGoal");
        };
        return new Terms(
                victory == Victory.ROUNDS ? options.number("rounds") : numbers.goalRoundsLimit(),
                victory,
                goal,
                options.text("books").equals("open"),
                options.is("outsourcing"),
                options.is("trade"),
                options.is("partners"),
                one(Layering.class, options.text("layering")),
                options.text("ceoOutput").equals("cash-and-time"),
                options.is("carryTime"),
                options.text("projectBids").equals("refund-if-none-taken"),
                options.is("turnaroundFund"),
                options.is("colours"),
                one(EventDeck.class, options.text("eventColours")),
                options.is("issues"),
                options.is("ideas"),
                options.text("careers").equals("short") ? numbers.retireAfterTurnsShort() : numbers.retireAfterTurns(),
                options.text("soloRival"));
    }

    private static <E extends Enum<E>> E one(Class<E> type, String id) {
        return Enum.valueOf(type, id.toUpperCase(java.util.Locale.ROOT).replace('-', '_'));
    }
}
