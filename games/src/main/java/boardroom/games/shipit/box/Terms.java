package boardroom.games.shipit.box;

import boardroom.engine.Options;

/** The options of section 8 as this play understands them. */
public record Terms(
        int rounds,
        Planning planning,
        boolean firstSubmitted,
        EventDeck eventDeck,
        Corporations corporations,
        PuzzleMode puzzle,
        PuzzleClock puzzleClock,
        boolean advice,
        boolean openRecruits,
        boolean crashByTotalUsers,
        boolean aiSpent,
        boolean foundersStake,
        boolean tightSlots,
        boolean eventResponse,
        boolean marketThemes,
        Forecast forecast) {

    /** How slots are claimed. */
    public enum Planning {
        OPENING,
        LIVE,
        TURNS
    }

    /** Which events there are. */
    public enum EventDeck {
        DOUBLE,
        SINGLE,
        EXTENDED
    }

    /** How companies are founded. */
    public enum Corporations {
        FREE,
        PRESETS,
        RANDOM
    }

    /** What decides who codes best. */
    public enum PuzzleMode {
        CODE,
        SPRINT,
        AUTO
    }

    /** How much time the puzzle gives. */
    public enum PuzzleClock {
        NORMAL,
        DOUBLE,
        UNTIMED
    }

    /** How far ahead events are seen. */
    public enum Forecast {
        NEXT_ROUND,
        NONE,
        ALL
    }

    public static Terms of(Options options) {
        return new Terms(
                options.number("rounds"),
                switch (options.text("planning")) {
                    case "live" -> Planning.LIVE;
                    case "turns" -> Planning.TURNS;
                    default -> Planning.OPENING;
                },
                options.text("bid-ties").equals("first-submitted"),
                switch (options.text("event-deck")) {
                    case "single" -> EventDeck.SINGLE;
                    case "extended" -> EventDeck.EXTENDED;
                    default -> EventDeck.DOUBLE;
                },
                switch (options.text("corporations")) {
                    case "presets" -> Corporations.PRESETS;
                    case "random" -> Corporations.RANDOM;
                    default -> Corporations.FREE;
                },
                switch (options.text("puzzle")) {
                    case "sprint" -> PuzzleMode.SPRINT;
                    case "auto" -> PuzzleMode.AUTO;
                    default -> PuzzleMode.CODE;
                },
                switch (options.text("puzzle-clock")) {
                    case "double" -> PuzzleClock.DOUBLE;
                    case "untimed" -> PuzzleClock.UNTIMED;
                    default -> PuzzleClock.NORMAL;
                },
                options.is("advice"),
                options.text("recruits").equals("open"),
                options.text("viral-crash").equals("total-users"),
                options.text("ai-capacity").equals("spent"),
                options.is("founders-stake"),
                options.is("tight-slots"),
                options.is("event-response"),
                options.is("market-themes"),
                switch (options.text("open-forecast")) {
                    case "none" -> Forecast.NONE;
                    case "all" -> Forecast.ALL;
                    default -> Forecast.NEXT_ROUND;
                });
    }
}
