package boardroom.games.boss.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Pace;
import boardroom.engine.Refusal;
import boardroom.engine.phases.Together;
import boardroom.games.boss.box.Constants;
import boardroom.games.boss.rules.BossMove.PayOrder;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.7 Payday: fund, income and salaries; who is short says who is paid first. */
public final class Payday implements Together<BossState, PayOrder> {
    /** Everybody with a salary, each once. */
    record NotThePayroll() implements Refusal {}

    private final Constants numbers;
    private final PaydayEnd end;
    private final long clock;
    private final int revealPause;

    public Payday(SharedRules rules) {
        this.numbers = rules.numbers();
        this.end = new PaydayEnd(rules);
        this.clock = TimeUnit.SECONDS.toMillis(rules.box().clocksSeconds().paydayChoice());
        this.revealPause =
                (int) TimeUnit.SECONDS.toMillis(rules.box().clocksSeconds().revealPause());
    }

    @Override
    public void open(BossState s, Events events) {
        if (s.terms.turnaroundFund()) fund(s, events);
        for (int place = 0; place < s.companies.length; place++) {
            Company company = s.companies[s.clockwise(place)];
            earn(company, events);
            int due = Modifiers.payroll(s, company);
            company.owesOrder = company.cash < due;
            if (!company.owesOrder) pay(s, company, List.of(), events);
        }
    }

    /** Unless all have the same VP, who has the fewest is helped; the rival of the solo game counts (8.3). */
    private void fund(BossState s, Events events) {
        int fewest = s.rival == null ? Integer.MAX_VALUE : s.rival.vp;
        int most = s.rival == null ? Integer.MIN_VALUE : s.rival.vp;
        for (Company company : s.companies) {
            fewest = Math.min(fewest, company.vp);
            most = Math.max(most, company.vp);
        }
        if (fewest == most) return;
        List<Arg.Seat> helped = new ArrayList<>();
        for (Company company : s.companies) {
            if (company.vp > fewest) continue;
            company.cash += numbers.turnaroundCash();
            helped.add(new Arg.Seat(company.seat));
        }
        if (!helped.isEmpty()) events.tell(new BossEvent.FundPaid(helped, cash(numbers.turnaroundCash())));
    }

    private static void earn(Company company, Events events) {
        int income = company.assets.income();
        company.cash = Math.max(0, company.cash + income);
        if (income > 0) events.tell(new BossEvent.IncomePaid(new Arg.Seat(company.seat), cash(income)));
    }

    @Override
    public boolean isDeciding(BossState s, int seat) {
        return s.companies[seat].owesOrder;
    }

    /** The usual order, the cheapest first and the dearest first, as far as they differ. */
    @Override
    public void offers(BossState s, int seat, Consumer<? super PayOrder> out) {
        Company company = s.companies[seat];
        Comparator<Person> bySalary = Comparator.comparingInt(person -> Modifiers.salary(s, person.card));
        Set<PayOrder> orders = new LinkedHashSet<>();
        orders.add(order(s, company, usually(company)));
        orders.add(order(s, company, bySalary));
        orders.add(order(s, company, bySalary.reversed()));
        orders.forEach(out);
    }

    /** 4.7.3: the highest productivity and skill first, then the earliest hired, the CEO last. */
    public PayOrder usual(BossState s, int seat) {
        Company company = s.companies[seat];
        return order(s, company, usually(company));
    }

    private static Comparator<Person> usually(Company company) {
        return Comparator.comparingInt(
                person -> person == company.ceo() ? Integer.MAX_VALUE : -(person.productivity + person.skill));
    }

    private static PayOrder order(BossState s, Company company, Comparator<Person> by) {
        List<Person> payroll = new ArrayList<>();
        for (Person person : company.people) if (Modifiers.salary(s, person.card) > 0) payroll.add(person);
        payroll.sort(by);
        return new PayOrder(payroll.stream().map(person -> person.card.id()).toList());
    }

    @Override
    public @Nullable Refusal refuse(BossState s, int seat, PayOrder move) {
        Company company = s.companies[seat];
        List<String> order = move.order();
        boolean isComplete = new HashSet<>(order).size() == order.size();
        for (String id : order) isComplete &= company.place(id) >= 0;
        for (Person person : company.people)
            isComplete &= Modifiers.salary(s, person.card) > 0 == order.contains(person.card.id());
        return isComplete ? null : new NotThePayroll();
    }

    @Override
    public void play(BossState s, int seat, PayOrder move, Events events) {
        Company company = s.companies[seat];
        company.owesOrder = false;
        pay(s, company, move.order(), events);
    }

    @Override
    public void timeout(BossState s, int seat, Events events) {
        events.tell(new BossEvent.TimedOut(new Arg.Seat(seat)));
        play(s, seat, usual(s, seat), events);
    }

    /** First those of the order, then the others, each whose salary the cash covers; whoever it does not works to rule. */
    private static void pay(BossState s, Company company, List<String> order, Events events) {
        Arg.Seat seat = new Arg.Seat(company.seat);
        int due = Modifiers.payroll(s, company);
        int before = company.cash;
        for (String id : order) pay(s, company, company.people[company.place(id)]);
        for (Person person : company.people) if (!order.contains(person.card.id())) pay(s, company, person);
        events.tell(new BossEvent.SalariesPaid(seat, cash(before - company.cash), cash(due)));
        for (Person person : company.people)
            if (person.worksToRule)
                events.tell(new BossEvent.Unpaid(
                        seat, new Arg.CardId(person.card.id()), cash(Modifiers.salary(s, person.card))));
    }

    private static void pay(BossState s, Company company, Person person) {
        int salary = Modifiers.salary(s, person.card);
        person.worksToRule = salary > company.cash;
        if (!person.worksToRule) company.cash -= salary;
    }

    @Override
    public void close(BossState s, Events events) {
        for (int place = 0; place < s.companies.length; place++) end.settle(s, s.companies[s.clockwise(place)], events);
        s.show(revealPause);
    }

    /** What an order would lead to, tried out on a copy; gives who would be paid. */
    List<String> tryOut(BossState copy, int seat, PayOrder move) {
        Company company = copy.companies[seat];
        pay(copy, company, move.order(), Events.NONE);
        List<String> paid = new ArrayList<>();
        for (String id : move.order()) if (!company.people[company.place(id)].worksToRule) paid.add(id);
        end.settle(copy, company, Events.NONE);
        return paid;
    }

    private static Arg.Amount cash(int amount) {
        return new Arg.Amount(Units.CASH, amount);
    }

    /** After the last order of all, the end of the game may open closed books. */
    @Override
    public boolean takesBack(BossState s, int seat, PayOrder move) {
        return !Books.openAfter(s, owes(s), seat);
    }

    @Override
    public Pace pace(BossState s) {
        return Pace.once(owes(s), clock);
    }
}
