package boardroom.games.esopwars.view;

import boardroom.engine.Piles;
import boardroom.games.esopwars.box.EsopBox;
import boardroom.games.esopwars.box.MarketCard;
import boardroom.games.esopwars.box.WildcardChoice;
import boardroom.games.esopwars.rules.Cards;
import boardroom.games.esopwars.rules.EsopState;
import boardroom.games.esopwars.rules.ExitLine;
import boardroom.games.esopwars.rules.Growth;
import boardroom.games.esopwars.rules.Hire;
import boardroom.games.esopwars.rules.MarketReport;
import boardroom.games.esopwars.rules.Perks;
import boardroom.games.esopwars.rules.Ranking;
import boardroom.games.esopwars.rules.SkillTotal;
import boardroom.games.esopwars.rules.Team;
import boardroom.games.esopwars.rules.Valuation;
import boardroom.games.esopwars.view.EsopPublicView.EndView;
import boardroom.games.esopwars.view.EsopPublicView.HireView;
import boardroom.games.esopwars.view.EsopPublicView.ShareView;
import boardroom.games.esopwars.view.EsopPublicView.WhatIfView;
import java.util.ArrayList;
import java.util.List;

/** Builds the tables to talk about afterwards (section 11). */
final class EndViewBuilder {
    private final EsopBox box;
    private final Perks perks;

    EndViewBuilder(EsopBox box) {
        this.box = box;
        this.perks = new Perks(box);
    }

    EndView build(EsopState s) {
        List<Integer> seats = new ArrayList<>();
        for (Team team : Ranking.of(s)) seats.add(team.seat);
        List<ShareView> shares = new ArrayList<>();
        List<HireView> hires = new ArrayList<>();
        List<WhatIfView> whatIf = new ArrayList<>();
        for (Team team : s.teams) {
            shares.add(new ShareView(
                    team.seat,
                    team.valuation,
                    team.granted(),
                    Ranking.founderValue(team),
                    Ranking.employeeValue(team),
                    Ranking.titles(s, team)));
            for (Team.Leaver leaver : team.leavers) hires.add(hire(s, team, leaver.card(), leaver.grant(), true));
            for (Hire hire : team.hires) hires.add(hire(s, team, hire.employee().id(), hire.grant(), false));
            if (s.ending == EsopState.Ending.EXIT && team.isActive()) whatIf(s, team, whatIf);
        }
        return new EndView(ending(s), seats, shares, hires, whatIf);
    }

    private static String ending(EsopState s) {
        return switch (s.ending) {
            case WALKOVER -> "walkover";
            case NO_WINNER -> "no-winner";
            case EXIT, NOT_YET -> "exit";
        };
    }

    private static HireView hire(EsopState s, Team team, String card, int price, boolean left) {
        List<Integer> points = new ArrayList<>();
        for (MarketReport report : s.rounds) points.add(points(report, team.seat, card));
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
    private void whatIf(EsopState s, Team team, List<WhatIfView> out) {
        Team then = team.oneRoundEarlier(box.constants().startValuation());
        WildcardChoice wildcard = team.wildcardRound == s.rounds.length - 1 ? team.wildcardPlayed : null;
        for (MarketCard market : Cards.sorted(s.marketDeck, box.marketCards())) {
            Growth growth = SkillTotal.growth(box, perks, s.terms, then, wildcard, insteadOfTheLast(s, market));
            long valuation = growth.after();
            for (ExitLine line : s.exits)
                if (line.seat() == team.seat) valuation = Valuation.multiplied(valuation, line.tenths());
            out.add(new WhatIfView(team.seat, market.id(), growth.total(), growth.factor(), valuation));
        }
    }

    private static MarketCard[] insteadOfTheLast(EsopState s, MarketCard market) {
        return s.terms.accumulate() ? Piles.with(Piles.withoutTop(s.marketsSeen), market) : new MarketCard[] {market};
    }
}
