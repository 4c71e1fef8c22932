package boardroom.games.itstartup.box;

import boardroom.engine.Option;
import boardroom.engine.Options;
import java.util.Map;

/** The options of section 8 as the rules read them. */
public record Terms(
        int goal,
        boolean planningBonus,
        int firstSeat,
        boolean teams,
        boolean strictCap,
        int cap,
        boolean counters,
        boolean mulligan,
        boolean openHands,
        int pacePercent,
        int roundLimit) {
    public static final int RANDOM_SEAT = -1;

    public static Terms of(ItStartupBox box, Options options, int seats) {
        Constants numbers = box.constants();
        boolean teams = options.text("teams").equals("2v2");
        int goal = goal(numbers, options) * (teams ? numbers.teamGoalFactor() : 1);
        boolean chosen = options.text("first-player").equals("chosen");
        return new Terms(
                goal,
                options.is("planning-bonus"),
                chosen ? options.number("first-seat") : RANDOM_SEAT,
                teams,
                options.text("hoard-cap").equals("strict"),
                numbers.hoardCapByPlayers().getOrDefault(String.valueOf(seats), 0),
                options.is("counters"),
                options.is("mulligan"),
                options.is("open-hands"),
                pacePercent(box, options.text("pace")),
                options.number("round-limit"));
    }

    private static int goal(Constants numbers, Options options) {
        return switch (options.text("goal")) {
            case "fast" -> numbers.goalFast();
            case "long" -> numbers.goalLong();
            case "custom" -> options.number("custom-goal");
            default -> numbers.goalStandard();
        };
    }

    /** All clocks in per cent of the box's; 0: there are none. */
    private static int pacePercent(ItStartupBox box, String pace) {
        for (Option option : box.options()) {
            Map<String, Integer> percents = option.clockPercent();
            if (option.id().equals("pace") && percents != null) return percents.getOrDefault(pace, 0);
        }
        return 100;
    }
}
