package boardroom.games.boss.rules;

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
        int seen = 0;
        for (int p = 0; p < people.length; p++)
            if (p == boss || chart.boss(p) == boss)
                seen |= 1 << people[p].card.colour().ordinal();
        int colours = Integer.bitCount(seen);
        return colours >= MIXED ? 1 : colours == 1 ? -1 : 0;
    }
}
