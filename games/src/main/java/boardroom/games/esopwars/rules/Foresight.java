package boardroom.games.esopwars.rules;

import boardroom.engine.Kind;
import boardroom.engine.Say;
import boardroom.engine.Seats;
import boardroom.engine.Sentence;
import boardroom.games.esopwars.box.Employee;
import boardroom.games.esopwars.rules.Units.Equity;
import java.util.ArrayList;
import java.util.List;

/** What a team should see coming in an auction; pools, desks and bids lie open, so everybody could work it out. */
public final class Foresight {
    @Kind("warn")
    sealed interface Sign extends Sentence {
        /** One loss more, and the desks cannot be filled. */
        record LastChance(int cards, int desks) implements Sign {}

        record CanOutbidYou(Seats seats, @Equity int most) implements Sign {}

        record NobodyOutbidsYou() implements Sign {}

        record CanGoHigher(Seats seats, @Equity int limit) implements Sign {}

        record YouCanGoHighest(@Equity int limit) implements Sign {}

        record AsItStands(Employee card, @Equity int price) implements Sign {}
    }

    private final MainAuction main;
    private final SecondaryAuction secondary;

    public Foresight(MainAuction main, SecondaryAuction secondary) {
        this.main = main;
        this.secondary = secondary;
    }

    /** For a team with an open desk, while a lot is under the hammer. */
    public List<Say> inMainAuction(EsopState s, Team team) {
        List<Sign> signs = new ArrayList<>();
        if (main.isLastChance(s, team))
            signs.add(new Sign.LastChance(s.lotsLeft(), main.bidLimit().openDesks(team)));
        Lot lot = s.bidding().lot();
        boolean leads = lot.leader() == team.seat;
        if (leads || main.isEligible(s, team)) signs.add(leads ? outbidders(s, team, lot) : higher(s, team));
        return says(signs);
    }

    private Sign outbidders(EsopState s, Team team, Lot lot) {
        int next = main.raises().minimum(lot);
        int most = 0;
        int seats = 0;
        for (Team other : rivals(s, team))
            if (main.hasOpenDesk(other) && main.limit(s, other) >= next) {
                seats |= 1 << other.seat;
                most = Math.max(most, main.limit(s, other));
            }
        return seats == 0 ? new Sign.NobodyOutbidsYou() : new Sign.CanOutbidYou(Seats.ofMask(seats), most);
    }

    private Sign higher(EsopState s, Team team) {
        int limit = main.limit(s, team);
        int seats = 0;
        for (Team other : rivals(s, team))
            if (main.hasOpenDesk(other) && main.limit(s, other) > limit) seats |= 1 << other.seat;
        return seats == 0 ? new Sign.YouCanGoHighest(limit) : new Sign.CanGoHigher(Seats.ofMask(seats), limit);
    }

    /** For a team of the second auction: what it would be given, or who could take its lot from it. */
    public List<Say> inSecondAuction(EsopState s, Team team) {
        Lot led = SecondaryAuction.ledBy(s, team.seat);
        if (led != null) return says(List.of(freeOutbidders(s, led)));
        Employee given = secondary.asItStands(s, team.seat);
        int price = secondary.price(s, team, secondary.box.constants().openingBid());
        return given == null ? List.of() : says(List.of(new Sign.AsItStands(given, price)));
    }

    private Sign freeOutbidders(EsopState s, Lot led) {
        Seats seats = secondary.outbidders(s, led);
        int most = 0;
        for (int seat : seats.list()) most = Math.max(most, s.teams[seat].pool);
        return seats.isEmpty() ? new Sign.NobodyOutbidsYou() : new Sign.CanOutbidYou(seats, most);
    }

    private static List<Team> rivals(EsopState s, Team team) {
        List<Team> rivals = new ArrayList<>();
        for (Team other : s.teams) if (other != team && other.isActive()) rivals.add(other);
        return rivals;
    }

    private static List<Say> says(List<Sign> signs) {
        return signs.stream().map(Sentence::say).toList();
    }
}
