package boardroom.games.itstartup.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Piles;
import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.box.Constants;

/** 5.3 How employees tire, rest and leave. */
public final class Burnout {
    private static final String BY_THE_DAY = "day";
    private static final String BY_A_CARD = "card";

    private final Constants numbers;

    public Burnout(Constants numbers) {
        this.numbers = numbers;
    }

    /** The burnout at which somebody leaves. */
    public int limit(Employee employee) {
        return numbers.burnoutLimitBase() + employee.card().standing().resistance();
    }

    /** What somebody gets at the end of the turn, as things stand. */
    public int atEndOfTurn(StartupState s, Employee employee) {
        if (s.noBurnout) return 0;
        return employee.card().standing().burnoutRate(numbers.burnoutPerTurn())
                + (employee.isDeveloper() ? s.extraBurnout : 0);
    }

    /** What somebody gets at the end of a turn without cards. */
    public int perTurn(Employee employee) {
        return employee.card().standing().burnoutRate(numbers.burnoutPerTurn());
    }

    /** How many turns somebody fresh works. */
    public int fullTurns(CardCopy card) {
        int rate = Math.max(1, card.standing().burnoutRate(numbers.burnoutPerTurn()));
        return (numbers.burnoutLimitBase() + card.standing().resistance() + rate - 1) / rate;
    }

    public void add(StartupState s, int seat, int desk, int amount, Events events) {
        Office office = s.offices[seat];
        Employee employee = office.row[desk];
        office.seatAtDesk(desk, employee.withBurnout(employee.burnout() + amount));
        events.tell(new StartupEvent.Tired(new Arg.Seat(seat), Cards.id(employee.card()), amount));
        leave(s, seat, BY_A_CARD, events);
    }

    void addToAll(StartupState s, int seat, int amount, Events events) {
        Office office = s.offices[seat];
        Employee[] row = office.row.clone();
        for (int i = 0; i < row.length; i++) row[i] = row[i].withBurnout(row[i].burnout() + amount);
        office.row = row;
        if (row.length > 0) events.tell(new StartupEvent.OfficeTired(new Arg.Seat(seat), amount));
        leave(s, seat, BY_A_CARD, events);
    }

    /** 4.7 step 3: everybody at the same moment. */
    void endOfTurn(StartupState s, Events events) {
        Office office = s.office();
        if (s.noBurnout || office.row.length == 0) return;
        Employee[] row = office.row.clone();
        for (int i = 0; i < row.length; i++) row[i] = row[i].withBurnout(row[i].burnout() + atEndOfTurn(s, row[i]));
        office.row = row;
        events.tell(new StartupEvent.DayEnded(new Arg.Seat(office.seat)));
        leave(s, office.seat, BY_THE_DAY, events);
    }

    public void remove(StartupState s, int seat, int desk, int amount, Events events) {
        Office office = s.offices[seat];
        Employee employee = office.row[desk];
        office.seatAtDesk(desk, employee.withBurnout(employee.burnout() - amount));
        events.tell(new StartupEvent.Rested(new Arg.Seat(seat), Cards.id(employee.card()), amount));
    }

    void removeFromAll(StartupState s, int seat, int amount, Events events) {
        Office office = s.offices[seat];
        Employee[] row = office.row.clone();
        for (int i = 0; i < row.length; i++) row[i] = row[i].withBurnout(row[i].burnout() - amount);
        office.row = row;
        if (row.length > 0) events.tell(new StartupEvent.OfficeRested(new Arg.Seat(seat), amount));
    }

    /** Those at or above their limit leave, left to right. */
    private void leave(StartupState s, int seat, String cause, Events events) {
        Office office = s.offices[seat];
        for (int desk = 0; desk < office.row.length; ) {
            Employee employee = office.row[desk];
            if (employee.burnout() < limit(employee)) {
                desk++;
                continue;
            }
            office.row = Piles.without(office.row, desk);
            office.ledger.burntOut++;
            events.tell(new StartupEvent.BurntOut(
                    new Arg.Seat(seat), Cards.id(employee.card()), employee.burnout(), limit(employee), cause));
            s.putUnder(employee.card());
            leaveKnowledge(s, employee, employee.isOnLoan() ? employee.lender() : seat, events);
        }
    }

    /** Under the deck in the order of attachment, or to the owner's hand. */
    private static void leaveKnowledge(StartupState s, Employee employee, int owner, Events events) {
        CardCopy[] knowledge = employee.knowledge();
        if (knowledge.length == 0) return;
        Arg.Seat seat = new Arg.Seat(owner);
        if (employee.card().standing().savesKnowledge()) {
            s.offices[owner].hand = Piles.withAll(s.offices[owner].hand, knowledge);
            events.tell(() -> new StartupEvent.KnowledgeSaved(seat, Cards.ids(knowledge)));
        } else {
            s.putUnder(knowledge);
            Ledger ledger = s.offices[owner].ledger;
            ledger.knowledgeBurnt += knowledge.length;
            ledger.bonusBurnt += Efficiency.ofKnowledge(employee);
            events.tell(() -> new StartupEvent.KnowledgeLost(seat, Cards.ids(knowledge)));
        }
    }
}
