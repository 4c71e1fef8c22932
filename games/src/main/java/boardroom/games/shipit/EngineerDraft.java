package boardroom.games.shipit;

import boardroom.engine.Arg;
import boardroom.engine.Change;
import boardroom.engine.Choice;
import boardroom.engine.Events;
import boardroom.engine.Piles;
import boardroom.engine.Preview;
import boardroom.engine.Prompt;
import boardroom.engine.Say;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.2 All at once, in secret: a sheet of bids for engineers. */
final class EngineerDraft extends Decision {
    /** Sheets that the clock hands in come after all others. */
    private static final int BY_THE_CLOCK = 1000;

    private static final int PERCENT = 100;
    private static final int[] LADDER = {0, 20, 40};

    private final Book book;
    private final Recruiting recruiting;
    private final Award award;
    private final DraftSense sense;

    EngineerDraft(Book book, Recruiting recruiting, DraftSense sense) {
        this.book = book;
        this.recruiting = recruiting;
        this.award = new Award(book, recruiting);
        this.sense = sense;
    }

    @Override
    public String id() {
        return "draft";
    }

    @Override
    String section() {
        return "4.2";
    }

    @Override
    int seconds(ShipState s) {
        return book.box.clocks().draftSeconds();
    }

    @Override
    public void open(ShipState s, Events events) {
        s.round++;
        s.order = DraftOrder.of(s);
        s.handedIn = 0;
        fillPool(s);
        for (Company company : s.companies) company.bids = new int[s.pool.length];
        if (events.listening()) tellOpening(s, events);
    }

    /** The public pool, then reserved engineers by seat, then private ones by seat. */
    private void fillPool(ShipState s) {
        int open = s.seats() + book.extraPool(s);
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
        s.pool = pool;
    }

    private void tellOpening(ShipState s, Events events) {
        List<Arg.Seat> order = new ArrayList<>();
        for (int seat : s.order) order.add(new Arg.Seat(seat));
        events.tell(new ShipEvent.RoundBegan(s.round, s.terms.rounds(), order));
        var theme = s.theme();
        if (theme != null) events.tell(new ShipEvent.ThemeInForce(new Arg.CardId(theme.id())));
        int open = 0;
        for (Candidate candidate : s.pool) if (candidate.isPublic()) open++;
        events.tell(new ShipEvent.PoolOpened(open));
        for (Company company : s.companies) {
            List<String> recruits = new ArrayList<>();
            for (Candidate candidate : s.pool)
                if (candidate.isReserved() && candidate.owner() == company.seat)
                    recruits.add(candidate.engineer().name());
            if (!recruits.isEmpty()) events.tell(new ShipEvent.RecruitsArrived(new Arg.Seat(company.seat), recruits));
        }
    }

    @Override
    boolean isDeciding(ShipState s, Company c) {
        return c.submitted == 0;
    }

    /** No bid yet: the salary, some more, or all; a brake or two; and the end. */
    @Override
    public void moves(ShipState s, int seat, Consumer<? super ShipMove> out) {
        Company c = s.companies[seat];
        if (!isDeciding(s, c)) return;
        int most = Book.highestBid(c);
        for (int place = 0; place < s.pool.length; place++) {
            Candidate candidate = s.pool[place];
            if (c.bids[place] > 0 || !candidate.isOpenTo(seat)) continue;
            int salary = candidate.engineer().salary();
            if (salary > most) continue;
            int last = 0;
            for (int more : LADDER) {
                int amount = salary + Rounding.half((long) salary * more, PERCENT);
                if (amount > most) break;
                out.accept(new ShipMove.Bid(candidate.engineer().id(), amount));
                last = amount;
            }
            if (last < most) out.accept(new ShipMove.Bid(candidate.engineer().id(), most));
        }
        int kept = sense.worthKeeping(s, c);
        if (c.keep == 0 && kept > 0) out.accept(new ShipMove.Keep(kept));
        out.accept(ShipMove.SubmitSheet.NOW);
    }

    /** The place in the pool of an engineer this seat may bid on; -1: none. */
    static int place(ShipState s, int seat, int engineer) {
        for (int i = 0; i < s.pool.length; i++)
            if (s.pool[i].engineer().id() == engineer && s.pool[i].isOpenTo(seat)) return i;
        return -1;
    }

    @Override
    @Nullable Say refuse(ShipState s, Company c, ShipMove move) {
        return switch (move) {
            case ShipMove.Bid(int engineer, int amount) -> refuseBid(s, c, engineer, amount);
            case ShipMove.Withdraw(int engineer) -> {
                int place = place(s, c.seat, engineer);
                yield place < 0 ? Refusals.notForYou() : c.bids[place] == 0 ? Refusals.noBidThere() : null;
            }
            case ShipMove.MaxHires(Integer hires) -> hires != null && hires < 0 ? Refusals.notNegative() : null;
            case ShipMove.Keep(int money) -> money < 0 ? Refusals.notNegative() : null;
            case ShipMove.SubmitSheet _ -> null;
            default -> Refusals.notInThisPhase();
        };
    }

    private static @Nullable Say refuseBid(ShipState s, Company c, int engineer, int amount) {
        int place = place(s, c.seat, engineer);
        if (place < 0) return Refusals.notForYou();
        int salary = s.pool[place].engineer().salary();
        if (amount < salary) return Refusals.belowSalary(salary);
        int most = Book.highestBid(c);
        return amount > most ? Refusals.tooExpensive(most) : null;
    }

    @Override
    void decide(ShipState s, Company c, ShipMove move, Events events) {
        switch (move) {
            case ShipMove.Bid(int engineer, int amount) ->
                c.bids = Piles.replaced(c.bids, place(s, c.seat, engineer), amount);
            case ShipMove.Withdraw(int engineer) -> c.bids = Piles.replaced(c.bids, place(s, c.seat, engineer), 0);
            case ShipMove.MaxHires(Integer hires) -> c.maxHires = hires == null ? Company.ANY_NUMBER : hires;
            case ShipMove.Keep(int money) -> c.keep = money;
            case ShipMove.SubmitSheet _ -> {
                c.submitted = ++s.handedIn;
                if (events.listening()) events.tell(new ShipEvent.SheetSubmitted(new Arg.Seat(c.seat)));
            }
            default -> {
                c.submitted = BY_THE_CLOCK;
                if (events.listening()) events.tell(new ShipEvent.TimedOut(new Arg.Seat(c.seat)));
            }
        }
    }

    @Override
    void close(ShipState s, Events events) {
        if (events.listening()) events.tell(new ShipEvent.SheetsOpened(s.round));
        award.open(s, events);
    }

    @Override
    Prompt ask(ShipState s, Company c) {
        int bids = 0;
        for (int bid : c.bids) if (bid > 0) bids++;
        int intern = Math.min(Book.price(c, book.box.constants().internPrice()), c.money);
        return new Prompt(
                decision(s),
                section(),
                bids == 0 ? Sentences.fillTheSheet() : Sentences.handTheSheetIn(bids),
                Sentences.sheetDetail(c.money, book.hireLimit(s, c)),
                List.of(
                        bids == 0
                                ? Choice.main(ShipMove.SubmitSheet.NOW, Sentences.noBid(intern), Preview.NOTHING)
                                : Choice.main(
                                        ShipMove.SubmitSheet.NOW,
                                        Sentences.submit(bids),
                                        preview(s, c.seat, ShipMove.SubmitSheet.NOW))));
    }

    /** If nobody outbids: what the sheet (with this move) would cost. */
    @Override
    public Preview preview(ShipState s, int seat, ShipMove move) {
        ShipState alone = s.copy();
        Company c = alone.companies[seat];
        if (!(move instanceof ShipMove.SubmitSheet)) decide(alone, c, move, Events.NONE);
        return Preview.of(new Change(
                Sentences.track(Track.MONEY),
                Units.money(c.money),
                Units.money(c.money - SheetSum.ifUnopposed(book, alone, c))));
    }

    @Override
    Say waiting(ShipState s) {
        return Sentences.sheetsAreFilled();
    }

    @Override
    public double prior(ShipState s, int seat, ShipMove move) {
        return sense.prior(s, s.companies[seat], move);
    }
}
