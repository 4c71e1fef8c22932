package boardroom.games.shipit.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Piles;
import boardroom.engine.Seats;
import boardroom.engine.phases.Turn;
import boardroom.games.shipit.rules.DraftReport.Hiring;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** 4.2, Award: one list of all bids, walked from the highest down, and the safety net after it. */
final class Award {
    private static final Hiring[] NO_HIRINGS = {};
    private static final LostBid[] NOTHING_LOST = {};

    private final HiringRules hiring;
    private final Recruiting recruiting;

    Award(HiringRules hiring, Recruiting recruiting) {
        this.hiring = hiring;
        this.recruiting = recruiting;
    }

    void open(ShipState s, Events events) {
        int[] hirers = new int[s.pool.length];
        Arrays.fill(hirers, Turn.NOBODY);
        int[] hires = new int[s.seats()];
        int[] counted = new int[s.seats()];
        Hiring[] hirings = NO_HIRINGS;
        LostBid[] lost = NOTHING_LOST;
        for (long bid : sorted(s)) {
            int place = place(bid);
            Company company = s.companies[seat(s, bid)];
            Candidate candidate = s.pool[place];
            int amount = company.bids[place];
            int rival = hirers[place];
            if (rival != Turn.NOBODY || !wins(s, company, candidate, place, hires, counted)) {
                Engineer wanted = candidate.engineer();
                Unserved own = rival == Turn.NOBODY ? whyNot(s, company, candidate, place, hires, counted) : null;
                LostBid told = own == null
                        ? LostBid.to(s, company, wanted.id(), amount, rival, s.companies[rival].bids[place])
                        : LostBid.by(company, wanted.id(), own);
                if (candidate.isPublic()) lost = Piles.with(lost, told);
                tellLost(company, candidate, amount, candidate.isPublic() || own == null ? told.why() : own, events);
                continue;
            }
            int price = HiringRules.price(company, amount);
            List<Arg.Seat> beaten = beaten(s, company, candidate, place, hires, counted);
            hirers[place] = company.seat;
            hires[company.seat]++;
            if (!candidate.isReserved()) counted[company.seat]++;
            company.hire(candidate.engineer().hiredIn(s.round), price);
            hirings = Piles.with(
                    hirings,
                    new Hiring(
                            company.seat,
                            candidate.engineer().id(),
                            candidate.isPublic() ? amount : null,
                            price,
                            !beaten.isEmpty()));
            tell(company, candidate.engineer(), price, beaten, events);
        }
        int[] interns = new int[s.seats()];
        for (Company company : s.companies)
            interns[company.seat] = hires[company.seat] == 0 ? intern(s, company, events) : DraftReport.NO_INTERN;
        s.lastDraft = report(s, hirings, interns, lost);
        for (Company company : s.companies) {
            company.bids = Company.NOTHING;
            company.maxHires = Company.ANY_NUMBER;
            company.keep = 0;
            company.submitted = 0;
            company.recruits = 0;
        }
        s.pool = ShipState.NO_POOL;
        s.handedIn = 0;
    }

    private boolean wins(ShipState s, Company company, Candidate candidate, int place, int[] hires, int[] counted) {
        return hiring.allows(
                s,
                company,
                candidate.isReserved(),
                company.bids[place],
                company.money,
                hires[company.seat],
                counted[company.seat]);
    }

    private Unserved whyNot(ShipState s, Company company, Candidate candidate, int place, int[] hires, int[] counted) {
        return hiring.whyNot(
                s,
                company,
                candidate.isReserved(),
                company.bids[place],
                company.money,
                hires[company.seat],
                counted[company.seat]);
    }

    /** Every bid as one number: the smaller, the earlier it is walked. */
    private static long[] sorted(ShipState s) {
        long[] bids = new long[s.pool.length * s.seats()];
        int count = 0;
        for (Company company : s.companies)
            for (int place = 0; place < company.bids.length; place++)
                if (company.bids[place] > 0)
                    bids[count++] = (long) (Integer.MAX_VALUE - company.bids[place]) << 32
                            | (long) tieRank(s, company) << 20
                            | (long) s.rank(company.seat) << 16
                            | place;
        bids = Arrays.copyOf(bids, count);
        Arrays.sort(bids);
        return bids;
    }

    private static int tieRank(ShipState s, Company company) {
        return s.terms.firstSubmitted() ? company.submitted : 0;
    }

    private static int place(long bid) {
        return (int) (bid & 0xffff);
    }

    private static int seat(ShipState s, long bid) {
        return s.order[(int) (bid >> 16 & 0xf)];
    }

    /** Who bid the same for the same engineer, comes after this company in the walk and could have been served. */
    private List<Arg.Seat> beaten(
            ShipState s, Company company, Candidate candidate, int place, int[] hires, int[] counted) {
        List<Arg.Seat> beaten = new ArrayList<>(0);
        for (Company other : s.companies)
            if (other.bids[place] == company.bids[place]
                    && comesBefore(s, company, other)
                    && wins(s, other, candidate, place, hires, counted)) beaten.add(new Arg.Seat(other.seat));
        return beaten;
    }

    private static boolean comesBefore(ShipState s, Company a, Company b) {
        int tieRank = Integer.compare(tieRank(s, a), tieRank(s, b));
        return tieRank != 0 ? tieRank < 0 : s.rank(a.seat) < s.rank(b.seat);
    }

    private static void tell(Company company, Engineer engineer, int price, List<Arg.Seat> beaten, Events events) {
        Arg.Seat seat = new Arg.Seat(company.seat);
        events.tell(
                beaten.isEmpty()
                        ? new ShipEvent.Hired(seat, engineer.name(), engineer.id(), Units.money(price))
                        : new ShipEvent.HiredByTie(seat, engineer.name(), engineer.id(), Units.money(price), beaten));
    }

    /** A bid that only its owner could make stays secret when it is not served. */
    private static void tellLost(Company company, Candidate candidate, int amount, Unserved why, Events events) {
        if (!events.listening()) return;
        Engineer engineer = candidate.engineer();
        ShipEvent told = new ShipEvent.BidUnserved(
                new Arg.Seat(company.seat),
                engineer.name(),
                engineer.id(),
                Units.money(amount),
                new Arg.Nested(why.say()));
        if (candidate.isPublic()) events.tell(told);
        else events.tell(Seats.of(company.seat), told);
    }

    private int intern(ShipState s, Company company, Events events) {
        Engineer intern = recruiting.intern(s);
        int price = hiring.internPrice(company);
        company.hire(intern, price);
        events.tell(
                new ShipEvent.InternJoined(new Arg.Seat(company.seat), intern.name(), intern.id(), Units.money(price)));
        return price;
    }

    private static DraftReport report(ShipState s, Hiring[] hirings, int[] interns, LostBid[] lost) {
        int open = 0;
        while (open < s.pool.length && s.pool[open].isPublic()) open++;
        Engineer[] pool = new Engineer[open];
        int[][] bids = new int[open][s.seats()];
        for (int place = 0; place < open; place++) {
            pool[place] = s.pool[place].engineer();
            for (Company company : s.companies) bids[place][company.seat] = company.bids[place];
        }
        return new DraftReport(pool, bids, hirings, interns, lost);
    }
}
