package boardroom.games.esopwars;

import boardroom.engine.Arg;
import boardroom.engine.Breakdown;
import boardroom.engine.Piles;
import boardroom.engine.Result;
import boardroom.engine.Result.Standing;
import boardroom.engine.Step;
import boardroom.games.esopwars.EsopPublicView.EndView;
import boardroom.games.esopwars.EsopPublicView.HireView;
import boardroom.games.esopwars.EsopPublicView.ShareView;
import boardroom.games.esopwars.EsopPublicView.WhatIfView;
import boardroom.games.esopwars.box.EsopBox;
import boardroom.games.esopwars.box.MarketCard;
import boardroom.games.esopwars.box.WildcardChoice;
import java.util.ArrayList;
import java.util.List;

/** How a play ended: ranks, titles, sums, and the tables to talk about afterwards (section 6 and 11). */
final class Outcome {
    private final EsopBox box;
    private final Ranking ranking;
    private final Perks perks;

    Outcome(EsopBox box, Ranking ranking) {
        this.box = box;
        this.ranking = ranking;
        this.perks = new Perks(box);
    }

    Result of(Market m) {
        Team[] order = ranking.of(m);
        List<Standing> standings = new ArrayList<>();
        for (Team team : m.teams)
            standings.add(new Standing(
                    team.seat,
                    Piles.indexOf(order, team) + 1,
                    Units.valuation(ranking.score(m, team)),
                    breakdowns(m, team),
                    titles(m, order, team),
                    team.disqualified));
        return new Result(ranking.headline(m), standings);
    }

    private List<String> titles(Market m, Team[] order, Team team) {
        List<String> titles = new ArrayList<>();
        if (team.disqualified) return titles;
        if (order[0] == team) titles.add("best-founder");
        if (m.terms.twoTitles() && ranking.bestEmployer(m) == team) titles.add("best-employer");
        return titles;
    }

    private List<Breakdown> breakdowns(Market m, Team team) {
        if (team.disqualified)
            return List.of(
                    new Breakdown(Labels.neverFilled(team.hiredWhenOut), List.of(), Units.valuation(team.valuation)));
        return List.of(howItGrew(m, team), whoOwnsIt(team));
    }

    private Breakdown howItGrew(Market m, Team team) {
        List<Step> steps = new ArrayList<>();
        steps.add(new Step(Labels.start(), Units.valuation(box.constants().startValuation()), "base"));
        for (MarketReport report : m.rounds)
            for (Growth growth : report.teams())
                if (growth.seat() == team.seat) {
                    steps.add(new Step(Labels.afterRound(report.round()), Units.factor(growth.factor()), "factor"));
                    if (growth.wildcard() != null && growth.after() != growth.grown())
                        steps.add(new Step(
                                Labels.wildcard(growth.wildcard()),
                                Units.valuation(growth.after() - growth.grown()),
                                "bonus"));
                }
        for (ExitLine line : m.exits)
            if (line.seat() == team.seat)
                steps.add(new Step(
                        Labels.atTheExit(
                                line.card(), Exit.fitting(m.terms, team, Cards.byId(box.exitCards(), line.card()))),
                        Units.multiplier(line.tenths()),
                        "factor"));
        return new Breakdown(Labels.howItGrew(), steps, Units.valuation(team.valuation));
    }

    private static Breakdown whoOwnsIt(Team team) {
        Arg.Amount founders = Units.valuation(Ranking.founderValue(team));
        Arg.Amount employees = Units.valuation(Ranking.employeeValue(team));
        return new Breakdown(
                Labels.whoOwnsIt(),
                List.of(
                        new Step(Labels.founderValue(), founders, "base"),
                        new Step(Labels.employeeValue(team.granted()), employees, "bonus")),
                Units.valuation(team.valuation));
    }

    EndView view(Market m) {
        Team[] order = ranking.of(m);
        List<Integer> seats = new ArrayList<>();
        for (Team team : order) seats.add(team.seat);
        List<ShareView> shares = new ArrayList<>();
        List<HireView> hires = new ArrayList<>();
        List<WhatIfView> whatIf = new ArrayList<>();
        for (Team team : m.teams) {
            shares.add(new ShareView(
                    team.seat,
                    team.valuation,
                    team.granted(),
                    Ranking.founderValue(team),
                    Ranking.employeeValue(team),
                    titles(m, order, team)));
            for (Team.Leaver leaver : team.leavers) hires.add(hire(m, team, leaver.card(), leaver.grant(), true));
            for (Hire hire : team.hires) hires.add(hire(m, team, hire.employee().id(), hire.grant(), false));
            if (m.ending == Market.Ending.EXIT && team.isActive()) whatIf(m, team, whatIf);
        }
        return new EndView(ending(m), seats, shares, hires, whatIf);
    }

    private static String ending(Market m) {
        return switch (m.ending) {
            case WALKOVER -> "walkover";
            case NO_WINNER -> "no-winner";
            case EXIT, NOT_YET -> "exit";
        };
    }

    private static HireView hire(Market m, Team team, String card, int price, boolean left) {
        List<Integer> points = new ArrayList<>();
        for (MarketReport report : m.rounds) points.add(points(report, team.seat, card));
        return new HireView(team.seat, card, price, left, points);
    }

    private static int points(MarketReport report, int seat, String card) {
        for (Growth growth : report.teams())
            if (growth.seat() == seat)
                for (Growth.EmployeeLine line : growth.employees())
                    if (line.card().equals(card)) return line.adjusted();
        return 0;
    }

    /** Had this market come in the last round instead, with wildcard and exit as they were. */
    private void whatIf(Market m, Team team, List<WhatIfView> out) {
        Team then = team.copy();
        then.hires = team.hires.clone();
        for (int i = 0; i < then.hires.length; i++) {
            Hire hire = then.hires[i];
            then.hires[i] = new Hire(hire.employee(), hire.grant(), hire.roundsServed() - 1);
        }
        then.valuation =
                team.valuationAfter(team.valuations.length - 2, box.constants().startValuation());
        WildcardChoice wildcard = team.wildcardRound == m.rounds.length - 1 ? team.wildcardPlayed : null;
        for (MarketCard market : Cards.sorted(m.marketDeck, box.marketCards())) {
            Growth growth = SkillTotal.growth(box, perks, m.terms, then, wildcard, insteadOfTheLast(m, market));
            long valuation = growth.after();
            for (ExitLine line : m.exits)
                if (line.seat() == team.seat) valuation = Valuation.multiplied(valuation, line.tenths());
            out.add(new WhatIfView(team.seat, market.id(), growth.total(), growth.factor(), valuation));
        }
    }

    private static MarketCard[] insteadOfTheLast(Market m, MarketCard market) {
        return m.terms.accumulate() ? Piles.with(Piles.withoutTop(m.marketsSeen), market) : new MarketCard[] {market};
    }
}
