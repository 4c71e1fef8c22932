package boardroom.games.itstartup.rules;

import java.util.Arrays;

/** Section 6: points, then total efficiency, resources and cards in hand; equal in all four share a place. */
public final class Ranking {
    private Ranking() {}

    /** The place of each seat; partners share their team's. */
    public static int[] of(StartupState r) {
        int[][] sides = new int[r.points.length][];
        for (int side = 0; side < sides.length; side++) sides[side] = standing(r, side);
        int[] ranks = new int[r.seats()];
        for (int seat = 0; seat < ranks.length; seat++) ranks[seat] = 1 + better(r, sides, r.side(seat));
        return ranks;
    }

    private static int[] standing(StartupState r, int side) {
        int efficiency = 0;
        int resources = 0;
        int cards = 0;
        for (Office office : r.offices) {
            if (r.side(office.seat) != side) continue;
            efficiency += Efficiency.total(office);
            resources += office.resources;
            cards += office.hand.length;
        }
        return new int[] {r.points[side], efficiency, resources, cards};
    }

    /** How many seats stand before this side. */
    private static int better(StartupState r, int[][] sides, int own) {
        int better = 0;
        for (int seat = 0; seat < r.seats(); seat++) if (Arrays.compare(sides[r.side(seat)], sides[own]) > 0) better++;
        return better;
    }
}
