package boardroom.games.boss.rules;

import boardroom.games.boss.box.Colour;
import java.util.EnumSet;
import java.util.Set;

/** 8.2 Colours: mixed teams of exact bosses give capacity, teams of one colour take it. */
final class TeamColours {
    private static final int SMALLEST_TEAM = 3;
    private static final int MIXED = 3;

    private TeamColours() {}

    static int capacity(Person[] people, Chart chart) {
        int sum = 0;
        for (int p = 0; p < people.length; p++)
            if (chart.span(p) == Span.EXACT && chart.reports(p) + 1 >= SMALLEST_TEAM) sum += ofTeam(people, chart, p);
        return sum;
    }

    private static int ofTeam(Person[] people, Chart chart, int boss) {
        Set<Colour> seen = EnumSet.noneOf(Colour.class);
        for (int p = 0; p < people.length; p++)
            if (p == boss || chart.boss(p) == boss) seen.add(people[p].card.colour());
        int colours = seen.size();
        return colours >= MIXED ? 1 : colours == 1 ? -1 : 0;
    }
}
