package boardroom.games.esopwars;

import boardroom.games.esopwars.box.Constants;

/** 4.1.1: what a team may bid at most, so that it can always open for every hire it still needs. */
final class BidLimit {
    private final Constants numbers;

    BidLimit(Constants numbers) {
        this.numbers = numbers;
    }

    int openDesks(Team team) {
        return numbers.teamSize() - team.hires.length;
    }

    /** The hires a team must still make after this one. */
    int hiresToCome(Terms terms, Team team) {
        return openDesks(team) - 1 + (terms.secondaryAuction() ? numbers.secondaryHires() : 0);
    }

    /** The equity that must stay in the pool for them. */
    int kept(Terms terms, Team team) {
        return numbers.openingBid() * hiresToCome(terms, team);
    }

    int of(Terms terms, Team team) {
        return team.pool - kept(terms, team);
    }
}
