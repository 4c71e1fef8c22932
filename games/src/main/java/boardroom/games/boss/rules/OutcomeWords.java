package boardroom.games.boss.rules;

import boardroom.engine.Arg;
import boardroom.engine.Breakdown;
import boardroom.engine.CardName;
import boardroom.engine.Kind;
import boardroom.engine.Result;
import boardroom.engine.Result.Standing;
import boardroom.engine.Seat;
import boardroom.engine.Seats;
import boardroom.engine.Sentence;
import boardroom.engine.Step;
import boardroom.engine.UnitName;
import boardroom.games.boss.rules.Outcome.Figure;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** How the end is told: one sentence, and the VP of each company by source. */
record OutcomeWords(SharedRules rules, Outcome outcome) {
    @Kind("end")
    sealed interface Sum extends Sentence {
        record Wins(
                @Seat int seat,
                @UnitName(Units.VP) int vp,
                @Seat int second,
                @UnitName(Units.VP) int theirs,
                String why)
                implements Sum {}

        record WinsByLegacy(
                @Seat int seat,
                @UnitName(Units.VP) int vp,
                @Seat int second,
                @UnitName(Units.VP) int theirs,
                @CardName String heir,
                String why)
                implements Sum {}

        record WinsTie(
                @Seat int seat,
                @UnitName(Units.VP) int vp,
                @Seat int second,
                String by,
                String why) implements Sum {}

        record WinsByProjects(
                @Seat int seat,
                int projects,
                @UnitName(Units.VP) int vp) implements Sum {}

        record WinsBySkill(
                @Seat int seat,
                int skill,
                @UnitName(Units.VP) int vp) implements Sum {}

        record PairWins(
                Seats seats,
                @UnitName(Units.VP) int vp,
                @UnitName(Units.VP) int theirs,
                String why) implements Sum {}

        record PairWinsTie(Seats seats, @UnitName(Units.VP) int vp, String by, String why) implements Sum {}

        record BeatsRival(
                @Seat int seat,
                @UnitName(Units.VP) int vp,
                String rival,
                @UnitName(Units.VP) int theirs) implements Sum {}

        record LosesToRival(
                @Seat int seat,
                @UnitName(Units.VP) int vp,
                String rival,
                @UnitName(Units.VP) int theirs) implements Sum {}

        record TiesWithRival(
                @Seat int seat, @UnitName(Units.VP) int vp, String rival) implements Sum {}

        record Score() implements Sum {}

        record Projects(int projects) implements Sum {}

        record Specials() implements Sum {}

        record Patents() implements Sum {}

        record Cards() implements Sum {}

        record Shares() implements Sum {}

        record Failures(int projects) implements Sum {}

        record Bankruptcies(int times) implements Sum {}

        record Cash(
                @UnitName(Units.CASH) int cash,
                @UnitName(Units.CASH) int each) implements Sum {}

        record Legacy(@CardName String heir) implements Sum {}

        record Unpaid(int people) implements Sum {}

        record Pair() implements Sum {}

        record Partner(@Seat int seat) implements Sum {}
    }

    Result result(BossState s) {
        boolean isLost = outcome.isLostToRival(s);
        List<Standing> standings = new ArrayList<>();
        for (Company company : s.companies)
            standings.add(new Standing(
                    company.seat,
                    outcome.rank(s, company.seat),
                    score(s, company),
                    sums(s, company),
                    List.of(),
                    isLost));
        return new Result(headline(s).say(), standings);
    }

    /** What the rank is read from. */
    private Arg score(BossState s, Company company) {
        Figure first = Outcome.figures(s)[0];
        int score = outcome.figure(s, company.seat, first);
        return first == Figure.VP || first == Figure.SUM ? vp(score) : Arg.of(score);
    }

    private List<Breakdown> sums(BossState s, Company company) {
        Breakdown own = sum(s, company);
        if (!s.terms.partners()) return List.of(own);
        List<Step> steps = new ArrayList<>();
        int sum = 0;
        for (int seat : new int[] {company.seat, s.partner(company.seat)}) {
            int points = outcome.finalVp(s, s.companies[seat]);
            steps.add(Step.of(new Sum.Partner(seat), vp(points), "base"));
            sum += points;
        }
        return List.of(Breakdown.of(new Sum.Pair(), steps, vp(sum)), own);
    }

    private Breakdown sum(BossState s, Company company) {
        Ledger ledger = company.ledger;
        List<Step> steps = new ArrayList<>();
        add(steps, "projects", new Sum.Projects(company.completed.length), ledger.projectVp());
        add(steps, "specials", new Sum.Specials(), ledger.specialVp());
        add(steps, "patents", new Sum.Patents(), ledger.patentVp());
        add(steps, "cards", new Sum.Cards(), ledger.cardVp());
        add(steps, "shares", new Sum.Shares(), ledger.sharedVp());
        add(steps, "failures", new Sum.Failures(ledger.failures()), -outcome.failureVp(ledger));
        add(steps, "bankruptcies", new Sum.Bankruptcies(ledger.bankruptcies()), -outcome.bankruptcyVp(ledger));
        add(steps, "cash", new Sum.Cash(company.cash, rules.numbers().cashPerVp()), outcome.cashVp(company));
        Person ceo = company.ceo();
        if (ceo != null) add(steps, "legacy", new Sum.Legacy(ceo.card.id()), outcome.legacyVp(company));
        add(steps, "unpaid", new Sum.Unpaid(company.unpaid), -outcome.unpaidVp(s, company));
        return Breakdown.of(new Sum.Score(), steps, vp(outcome.finalVp(s, company)));
    }

    private static void add(List<Step> steps, String source, Sum line, int points) {
        if (points != 0) steps.add(Step.of(line, vp(points), points < 0 ? "malus" : source));
    }

    private static Arg vp(int points) {
        return new Arg.Amount(Units.VP, points);
    }

    private Sum headline(BossState s) {
        if (s.rival != null) return againstRival(s, s.rival);
        if (s.terms.partners()) return ofPair(s);
        List<Integer> order = outcome.order(s);
        Company first = s.companies[order.getFirst()];
        Company second = s.companies[order.get(1)];
        int points = outcome.finalVp(s, first);
        Figure deciding = outcome.deciding(s);
        if (deciding != Outcome.figures(s)[0])
            return new Sum.WinsTie(first.seat, points, second.seat, deciding.id(), why(s));
        return switch (deciding) {
            case COMPLETED -> new Sum.WinsByProjects(first.seat, first.completed.length, points);
            case SKILL -> new Sum.WinsBySkill(first.seat, first.totalSkill(), points);
            default -> byVp(s, first, points, second.seat, outcome.finalVp(s, second));
        };
    }

    private Sum byVp(BossState s, Company first, int points, int second, int theirs) {
        Person heir = first.ceo();
        int legacy = outcome.legacyVp(first);
        return heir != null && legacy > 0 && points - legacy <= theirs
                ? new Sum.WinsByLegacy(first.seat, points, second, theirs, heir.card.id(), why(s))
                : new Sum.Wins(first.seat, points, second, theirs, why(s));
    }

    private Sum ofPair(BossState s) {
        Seats pair = outcome.winners(s);
        int sum = outcome.figure(s, pair.first(), Figure.SUM);
        Figure deciding = outcome.deciding(s);
        if (deciding != Figure.SUM) return new Sum.PairWinsTie(pair, sum, deciding.id(), why(s));
        return new Sum.PairWins(pair, sum, outcome.figure(s, outcome.order(s).getLast(), Figure.SUM), why(s));
    }

    private static String why(BossState s) {
        return s.ending.name().toLowerCase(Locale.ROOT);
    }

    private Sum againstRival(BossState s, Rival rival) {
        String name = rules.box().solo().name();
        int points = outcome.finalVp(s, s.companies[0]);
        if (points == rival.vp) return new Sum.TiesWithRival(0, points, name);
        return points > rival.vp
                ? new Sum.BeatsRival(0, points, name, rival.vp)
                : new Sum.LosesToRival(0, points, name, rival.vp);
    }
}
