package boardroom.games.shipit.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Pace;
import boardroom.engine.Piles;
import boardroom.engine.Refusal;
import boardroom.engine.phases.Together;
import boardroom.games.shipit.box.Clocks;
import boardroom.games.shipit.box.ShipBox;
import boardroom.games.shipit.box.Theme;
import boardroom.games.shipit.rules.ShipMove.SheetMove;
import boardroom.games.shipit.rules.Units.Money;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.2 All at once, in secret: a sheet of bids for engineers. */
public final class EngineerDraft implements Together<ShipState, SheetMove> {
    /** Sheets that the clock hands in come after all others. */
    private static final int BY_THE_CLOCK = 1000;

    final HiringRules hiring;
    private final Recruiting recruiting;
    private final Award award;
    private final SheetLadder ladder;
    private final int seconds;

    public EngineerDraft(ShipBox box) {
        this.hiring = new HiringRules(box);
        this.recruiting = new Recruiting(box);
        this.award = new Award(hiring, recruiting);
        this.ladder = new SheetLadder(box);
        this.seconds = box.clocks().draftSeconds();
    }

    @Override
    public void open(ShipState s, Events events) {
        s.round++;
        s.order = DraftOrder.of(s);
        s.handedIn = 0;
        s.pool = pool(s);
        for (Company company : s.companies) company.bids = new int[s.pool.length];
        tellOpening(s, events);
    }

    /** The public pool, then reserved engineers by seat, then private ones by seat. */
    private Candidate[] pool(ShipState s) {
        int open = hiring.poolSize(s);
        int recruits = 0;
        int insiders = 0;
        for (Company company : s.companies) {
            recruits += company.recruits;
            insiders += company.funding.privateEngineers();
        }
        Candidate[] pool = new Candidate[open + recruits + insiders];
        int count = 0;
        while (count < open) pool[count++] = new Candidate(recruiting.engineer(s), Candidate.EVERYBODY, false);
        for (Company company : s.companies)
            for (int i = 0; i < company.recruits; i++)
                pool[count++] = new Candidate(
                        recruiting.engineer(s), s.terms.openRecruits() ? Candidate.EVERYBODY : company.seat, false);
        for (Company company : s.companies)
            for (int i = 0; i < company.funding.privateEngineers(); i++)
                pool[count++] = new Candidate(recruiting.engineer(s), company.seat, true);
        return pool;
    }

    private static void tellOpening(ShipState s, Events events) {
        events.tell(() -> new ShipEvent.RoundBegan(s.round, s.terms.rounds(), ShipEvent.seats(s.order)));
        Theme theme = s.theme();
        if (theme != null) events.tell(new ShipEvent.ThemeInForce(new Arg.CardId(theme.id())));
        int open = 0;
        for (Candidate candidate : s.pool) if (candidate.isPublic()) open++;
        events.tell(new ShipEvent.PoolOpened(open));
        for (Company company : s.companies)
            if (company.recruits > 0 && !s.terms.openRecruits())
                events.tell(() -> new ShipEvent.RecruitsArrived(new Arg.Seat(company.seat), recruits(s, company)));
    }

    private static List<String> recruits(ShipState s, Company company) {
        List<String> recruits = new ArrayList<>();
        for (Candidate candidate : s.pool)
            if (candidate.isReserved() && candidate.owner() == company.seat)
                recruits.add(candidate.engineer().name());
        return recruits;
    }

    @Override
    public boolean isDeciding(ShipState s, int seat) {
        return s.companies[seat].submitted == 0;
    }

    @Override
    public void offers(ShipState s, int seat, Consumer<? super SheetMove> out) {
        out.accept(ShipMove.SubmitSheet.NOW);
    }

    @Override
    public void moves(ShipState s, int seat, Consumer<? super SheetMove> out) {
        if (isDeciding(s, seat)) ladder.moves(s, s.companies[seat], out);
    }

    /** The place in the pool of an engineer this seat may bid on; -1: none. */
    public static int place(ShipState s, int seat, int engineer) {
        for (int i = 0; i < s.pool.length; i++)
            if (s.pool[i].engineer().id() == engineer && s.pool[i].isOpenTo(seat)) return i;
        return -1;
    }

    @Override
    public @Nullable Refusal refuse(ShipState s, int seat, SheetMove move) {
        Company c = s.companies[seat];
        return switch (move) {
            case ShipMove.Bid(int engineer, int amount) -> refuseBid(s, c, engineer, amount);
            case ShipMove.Withdraw(int engineer) -> {
                int place = place(s, seat, engineer);
                yield place < 0 ? new NotForYou() : c.bids[place] == 0 ? new NoBidThere() : null;
            }
            case ShipMove.MaxHires(Integer hires) -> hires != null && hires < 0 ? new NotNegative() : null;
            case ShipMove.Keep(int money) -> money < 0 ? new NotNegative() : null;
            case ShipMove.SubmitSheet _ -> null;
        };
    }

    private static @Nullable Refusal refuseBid(ShipState s, Company c, int engineer, int amount) {
        int place = place(s, c.seat, engineer);
        if (place < 0) return new NotForYou();
        int salary = s.pool[place].engineer().salary();
        if (amount < salary) return new BelowSalary(salary);
        int most = HiringRules.highestBid(c);
        return amount > most ? new TooExpensive(most) : null;
    }

    @Override
    public void play(ShipState s, int seat, SheetMove move, Events events) {
        Company c = s.companies[seat];
        switch (move) {
            case ShipMove.Bid(int engineer, int amount) ->
                c.bids = Piles.replaced(c.bids, place(s, seat, engineer), amount);
            case ShipMove.Withdraw(int engineer) -> c.bids = Piles.replaced(c.bids, place(s, seat, engineer), 0);
            case ShipMove.MaxHires(Integer hires) -> c.maxHires = hires == null ? Company.ANY_NUMBER : hires;
            case ShipMove.Keep(int money) -> c.keep = money;
            case ShipMove.SubmitSheet _ -> {
                c.submitted = ++s.handedIn;
                events.tell(new ShipEvent.SheetSubmitted(new Arg.Seat(seat)));
            }
        }
    }

    /** The sheet is handed in as it stands. */
    @Override
    public void timeout(ShipState s, int seat, Events events) {
        s.companies[seat].submitted = BY_THE_CLOCK;
        events.tell(new ShipEvent.TimedOut(new Arg.Seat(seat)));
    }

    @Override
    public void close(ShipState s, Events events) {
        events.tell(new ShipEvent.SheetsOpened(s.round));
        award.open(s, events);
    }

    @Override
    public Pace pace(ShipState s) {
        return Clocks.pace(owes(s), seconds);
    }

    /** Nobody of this number can be hired by this seat. */
    record NotForYou() implements Refusal {}

    /** Everybody wants at least the salary. */
    record BelowSalary(@Money int salary) implements Refusal {}

    /** Nobody bids more than they could pay alone. */
    record TooExpensive(@Money int most) implements Refusal {}

    /** There is nothing to withdraw. */
    record NoBidThere() implements Refusal {}

    /** Neither hires nor money can be kept below nothing. */
    record NotNegative() implements Refusal {}
}
