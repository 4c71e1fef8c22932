package boardroom.games.esopwars.sense;

import boardroom.engine.Counted;
import boardroom.engine.Features;
import boardroom.games.esopwars.box.Constants;
import boardroom.games.esopwars.rules.BidLimit;
import boardroom.games.esopwars.rules.Company;
import boardroom.games.esopwars.rules.EmployeeWorth;
import boardroom.games.esopwars.rules.EsopState;
import boardroom.games.esopwars.rules.Ranking;
import boardroom.games.esopwars.rules.Team;
import java.util.Arrays;
import java.util.List;

/** What counts in a position of ESOP Wars: equity in per cent, skill in whole points, growth as logarithms. */
public final class EsopFeatures implements Features<EsopState> {
    private static final List<String> NAMES = Counted.names(Feature.values());

    /** The main auction in thirds, and all that comes after it. */
    private static final int STAGES = 4;

    /** A skill of 1.00 in points, one per cent in basis points. */
    private static final double WHOLE = 100;

    private final Constants numbers;
    private final EmployeeWorth worth;
    private final LikelyPrices prices;
    private final IndifferencePrice limits;
    private final BidLimit bidLimit;

    EsopFeatures(Constants numbers, EmployeeWorth worth, LikelyPrices prices, IndifferencePrice limits) {
        this.numbers = numbers;
        this.worth = worth;
        this.prices = prices;
        this.limits = limits;
        this.bidLimit = new BidLimit(numbers);
    }

    @Override
    public List<String> names() {
        return NAMES;
    }

    @Override
    public int stages() {
        return STAGES;
    }

    @Override
    public int stage(EsopState s) {
        boolean isAuctionOver = s.rounds.length > 0 || (s.bidding == null && s.lotsOpened > 0);
        if (isAuctionOver) return STAGES - 1;
        return Math.min(STAGES - 2, (STAGES - 1) * Math.max(0, s.lotsOpened - 1) / s.lotsInAll);
    }

    @Override
    public void of(EsopState s, double[][] out) {
        EmployeeWorth.Ahead ahead = worth.ahead(s);
        Room room = new Room(s, ahead, numbers, bidLimit, prices, limits);
        Outlook[] outlooks = new Outlook[s.seats()];
        for (int seat = 0; seat < outlooks.length; seat++)
            outlooks[seat] = new Outlook(s, ahead, room, numbers, s.teams[seat]);
        for (Team team : s.teams) {
            // Who is out wins nothing.
            Arrays.fill(out[team.seat], 0);
            if (team.isActive()) fill(s, team, room, outlooks[team.seat], out[team.seat]);
        }
        countMarketsLed(s, outlooks, out);
    }

    private void fill(EsopState s, Team team, Room room, Outlook outlook, double[] row) {
        double least = Double.POSITIVE_INFINITY;
        double most = 0;
        double change = 0;
        for (int m = 0; m < outlook.now.length; m++) {
            least = Math.min(least, outlook.later[m]);
            most = Math.max(most, outlook.later[m]);
            change += (outlook.later[m] - outlook.now[m]) / outlook.now.length;
        }
        Feature.VALUATION.set(row, valuation(s, team));
        Feature.GROWTH.set(row, outlook.growth());
        Feature.HIRED.set(row, outlook.hired / WHOLE);
        Feature.WEAKEST_MARKET.set(row, outlook.now.length == 0 ? 0 : least / WHOLE);
        Feature.BEST_MARKET.set(row, most / WHOLE);
        Feature.OPEN_DESKS.set(row, room.openDesks(team));
        Feature.POOL.set(row, room.pool(team) / WHOLE);
        Feature.SHARE_OF_MONEY.set(row, room.shareOf(team) * s.seats());
        Feature.SURPLUS.set(row, room.surplusOf(team) / WHOLE);
        Feature.RICHER_THAN.set(row, richerThan(s, room, team));
        Feature.WEAKEST_HIRE.set(row, outlook.hired == 0 ? 0 : outlook.weakest / WHOLE);
        Feature.STRONGEST_HIRE.set(row, outlook.strongest / WHOLE);
        Feature.LEAD.set(row, room.isLedBy(team) ? room.surplusOfLot() / WHOLE : 0);
        Feature.STANDING_BID.set(row, room.isLedBy(team) ? room.standingBid() / WHOLE : 0);
        Feature.SWAP.set(row, change / WHOLE);
        Feature.WILDCARD.set(row, team.wildcards);
        Feature.COMPANY.set(row, Company.of(team).hardBonuses() / (WHOLE / 10));
    }

    private double valuation(EsopState s, Team team) {
        return Math.log((double) Math.max(1, Ranking.score(s, team)) / numbers.startValuation());
    }

    private static double richerThan(EsopState s, Room room, Team team) {
        int poorer = 0;
        for (Team other : s.teams) if (other.isActive() && room.pool(other) < room.pool(team)) poorer++;
        return poorer;
    }

    /** For each market that may be the one that never comes: who is likely to be ahead at the end. */
    private static void countMarketsLed(EsopState s, Outlook[] outlooks, double[][] out) {
        double[] ends = new double[outlooks.length];
        for (int never = 0; never < s.marketDeck.length; never++) {
            double most = Double.NEGATIVE_INFINITY;
            for (Team team : s.teams) {
                ends[team.seat] = team.disqualified
                        ? Double.NEGATIVE_INFINITY
                        : Feature.VALUATION.in(out[team.seat]) + outlooks[team.seat].growthWithout(never);
                most = Math.max(most, ends[team.seat]);
            }
            int ahead = 0;
            for (double end : ends) if (end == most) ahead++;
            for (int seat = 0; seat < ends.length; seat++)
                if (ends[seat] == most) Feature.MARKETS_LED.add(out[seat], 1.0 / ahead);
        }
    }
}
