package boardroom.games.esopwars.rules;

import boardroom.games.esopwars.box.Constants;
import boardroom.games.esopwars.box.Terms;

/** 4.1.1: what a team may bid at most, so that it can always open for every hire it still needs. */
public final class BidLimit {
    private final Constants numbers;

    public BidLimit(Constants numbers) {
        this.numbers = numbers;
    }

    public int openDesks(Team team) {
        return numbers.teamSize() - team.hires.length;
    }

    /** The hires a team must still make after this one, that of the second auction included. */
    public int hiresToCome(Terms terms, Team team) {
        return openDesks(team) - 1 + (terms.secondaryAuction() ? 1 : 0);
    }

    /** The equity that must stay in the pool for them. */
    public int kept(Terms terms, Team team) {
        return numbers.openingBid() * hiresToCome(terms, team);
    }

    public int of(Terms terms, Team team) {
        return team.pool - kept(terms, team);
    }
}
