package boardroom.games.shipit.box;

import boardroom.engine.Options;
import java.util.Locale;

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
                chosen(options, "planning", Planning.class),
                options.text("bid-ties").equals("first-submitted"),
                chosen(options, "event-deck", EventDeck.class),
                chosen(options, "corporations", Corporations.class),
                chosen(options, "puzzle", PuzzleMode.class),
                chosen(options, "puzzle-clock", PuzzleClock.class),
                options.is("advice"),
                options.text("recruits").equals("open"),
                options.text("viral-crash").equals("total-users"),
                options.text("ai-capacity").equals("spent"),
                options.is("founders-stake"),
                options.is("tight-slots"),
                options.is("event-response"),
                options.is("market-themes"),
                chosen(options, "open-forecast", Forecast.class));
    }

    /** {@code next-round} is chosen as {@code NEXT_ROUND}. */
    private static <E extends Enum<E>> E chosen(Options options, String option, Class<E> values) {
        return Enum.valueOf(values, options.text(option).replace('-', '_').toUpperCase(Locale.ROOT));
    }
}
