package boardroom.games.boss.rules;

/** 4.2: a resolved chart becomes last round's chart, with which the next one is compared and which Payday asks. */
final class LastChart {
    private LastChart() {}

    /** The people stand in the chart as in the company; who is not in it keeps nothing of it. */
    static void remember(Company company, Chart chart) {
        for (int p = 0; p < company.people.length; p++) {
            Person person = company.people[p];
            person.boss = chart.boss(p);
            person.layer = chart.layer(p);
            person.hadReports = chart.reports(p) > 0;
            person.span = chart.span(p);
            person.bossWasExact = chart.boss(p) >= 0 && chart.span(chart.boss(p)) == Span.EXACT;
            person.productivity = chart.productivity(p);
            person.skill = chart.skill(p);
            person.leadership = chart.leadership(p);
        }
        company.ceo = chart.ceo();
        company.exactBosses = chart.exactBosses();
        company.overloadedBosses = chart.overloadedBosses();
        company.layers = chart.layers();
    }
}
