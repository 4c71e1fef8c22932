package boardroom.games.itstartup.rules;

import boardroom.engine.Seats;
import java.util.Arrays;
import java.util.List;

/** Section 6: points, then total efficiency, resources and cards in hand; equal in all four share a place. */
public final class Ranking {
    /** In the order in which they are compared. */
    private static final List<String> FIGURES = List.of("points", "efficiency", "resources", "cards");

    private Ranking() {}

    /** The place of each seat; partners share their team's. */
    public static int[] of(StartupState s) {
        int[][] sides = new int[s.points.length][];
        for (int side = 0; side < sides.length; side++) sides[side] = standing(s, side);
        int[] ranks = new int[s.seats()];
        for (int seat = 0; seat < ranks.length; seat++) ranks[seat] = 1 + better(s, sides, s.side(seat));
        return ranks;
    }

    /** The seats on the first place. */
    public static Seats winners(StartupState s) {
        int[] ranks = of(s);
        return Seats.where(s.seats(), seat -> ranks[seat] == 1);
    }

    /** What set the first side apart from the next one: points, efficiency, resources, cards, or nothing. */
    static String decidedBy(StartupState s) {
        int[][] sides = new int[s.points.length][];
        for (int side = 0; side < sides.length; side++) sides[side] = standing(s, side);
        Arrays.sort(sides, (a, b) -> Arrays.compare(b, a));
        int at = Arrays.mismatch(sides[0], sides[1]);
        return at < 0 ? "nothing" : FIGURES.get(at);
    }

    private static int[] standing(StartupState s, int side) {
        int efficiency = 0;
        int resources = 0;
        int cards = 0;
        for (Office office : s.offices) {
            if (s.side(office.seat) != side) continue;
            efficiency += Efficiency.total(office);
            resources += office.resources;
            cards += office.hand.length;
        }
        return new int[] {s.points[side], efficiency, resources, cards};
    }

    /** How many seats stand before this side. */
    private static int better(StartupState s, int[][] sides, int own) {
        int better = 0;
        for (int seat = 0; seat < s.seats(); seat++) if (Arrays.compare(sides[s.side(seat)], sides[own]) > 0) better++;
        return better;
    }
}
