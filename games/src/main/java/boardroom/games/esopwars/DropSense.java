package boardroom.games.esopwars;

import boardroom.engine.Piles;

/** 10.3: drop by the markets that are left, not by the price paid: keep the people who grow most together. */
final class DropSense {
    private final Outlook outlook;

    DropSense(Outlook outlook) {
        this.outlook = outlook;
    }

    double prior(Market m, Team team, EsopMove move) {
        if (!(move instanceof EsopMove.Drop drop)) return 0;
        Hire[] rest = Piles.without(team.hires, team.desk(drop.employee()));
        return outlook.meanGrowth(m, Company.of(team), rest);
    }
}
