package boardroom.games.itstartup.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Piles;
import boardroom.engine.Say;
import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.box.Catalogue;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.4 attachKnowledge and transferKnowledge. */
public final class KnowledgePlay {
    private final Catalogue catalogue;
    private final Prices prices;

    public KnowledgePlay(Catalogue catalogue, Prices prices) {
        this.catalogue = catalogue;
        this.prices = prices;
    }

    public void listAttach(StartupState r, CardCopy card, Consumer<? super StartupMove> out) {
        for (Employee developer : r.office().row)
            if (developer.isDeveloper() && prices.attach(card, developer) <= r.office().resources)
                out.accept(new StartupMove.AttachKnowledge(
                        card.id(), developer.card().id()));
    }

    public void listTransfers(StartupState r, Consumer<? super StartupMove> out) {
        Employee[] row = r.office().row;
        for (Employee holder : row)
            for (CardCopy knowledge : holder.knowledge())
                for (Employee developer : row)
                    if (mayTransfer(r, knowledge, holder, developer))
                        out.accept(new StartupMove.TransferKnowledge(
                                knowledge.id(), developer.card().id()));
    }

    /** Why this knowledge card of the hand can't be attached to anybody. */
    public @Nullable Say whyNot(StartupState r, CardCopy card) {
        int cheapest = Integer.MAX_VALUE;
        for (Employee employee : r.office().row)
            if (employee.isDeveloper()) cheapest = Math.min(cheapest, prices.attach(card, employee));
        if (cheapest == Integer.MAX_VALUE) return Refusals.noDeveloper();
        return cheapest > r.office().resources ? Refusals.cannotPay(cheapest, r.office().resources) : null;
    }

    /** Why this knowledge card at a desk can't be transferred to anybody. */
    public @Nullable Say whyNotTransfer(StartupState r, Employee holder, CardCopy knowledge) {
        Say found = null;
        for (Employee developer : r.office().row) {
            if (developer == holder || !developer.isDeveloper()) continue;
            Say refusal = refuseTransfer(r, knowledge, holder, developer);
            if (refusal == null) return null;
            if (found == null || !developer.isOnLoan()) found = refusal;
        }
        return found == null ? Refusals.noOtherDeveloper() : found;
    }

    public @Nullable Say refuse(StartupState r, StartupMove.AttachKnowledge move) {
        CardCopy card = catalogue.find(move.card());
        if (card == null || !r.office().holds(card)) return Refusals.notInHand();
        if (!card.isKnowledge()) return Refusals.notKnowledge(card);
        int desk = r.office().desk(catalogue.find(move.developer()));
        if (desk < 0) return Refusals.notYourEmployee();
        Employee developer = r.office().row[desk];
        if (!developer.isDeveloper()) return Refusals.notADeveloper(developer.card());
        int price = prices.attach(card, developer);
        return price > r.office().resources ? Refusals.cannotPay(price, r.office().resources) : null;
    }

    public @Nullable Say refuse(StartupState r, StartupMove.TransferKnowledge move) {
        CardCopy knowledge = catalogue.find(move.knowledge());
        int holder = knowledge == null ? -1 : r.office().holder(knowledge);
        if (knowledge == null || holder < 0) return Refusals.notYourKnowledge();
        int desk = r.office().desk(catalogue.find(move.developer()));
        if (desk < 0) return Refusals.notYourEmployee();
        return refuseTransfer(r, knowledge, r.office().row[holder], r.office().row[desk]);
    }

    private boolean mayTransfer(StartupState r, CardCopy knowledge, Employee holder, Employee developer) {
        return developer.isDeveloper()
                && holder != developer
                && !holder.isOnLoan()
                && !developer.isOnLoan()
                && prices.transfer(knowledge, developer) <= r.office().resources
                && !Piles.has(r.moved, knowledge);
    }

    private @Nullable Say refuseTransfer(StartupState r, CardCopy knowledge, Employee holder, Employee developer) {
        if (!developer.isDeveloper()) return Refusals.notADeveloper(developer.card());
        if (holder == developer) return Refusals.alreadyHolds(developer.card(), knowledge);
        if (holder.isOnLoan()) return Refusals.onLoan(holder.card());
        if (developer.isOnLoan()) return Refusals.onLoan(developer.card());
        if (Piles.has(r.moved, knowledge)) return Refusals.movedThisTurn(knowledge);
        int price = prices.transfer(knowledge, developer);
        return price > r.office().resources ? Refusals.cannotPay(price, r.office().resources) : null;
    }

    public void attach(StartupState r, StartupMove.AttachKnowledge move, Events events) {
        CardCopy card = catalogue.get(move.card());
        Office office = r.office();
        int desk = office.desk(catalogue.find(move.developer()));
        Employee developer = office.row[desk];
        int price = prices.attach(card, developer);
        pay(office, price);
        office.letGo(card);
        r.noLongerFree(card);
        office.seatAtDesk(desk, developer.with(card));
        hasMoved(r, card);
        if (events.listening())
            events.tell(new StartupEvent.Attached(
                    new Arg.Seat(office.seat), Cards.id(card), Cards.id(developer.card()), price));
    }

    public void transfer(StartupState r, StartupMove.TransferKnowledge move, Events events) {
        CardCopy knowledge = catalogue.get(move.knowledge());
        Office office = r.office();
        int from = office.holder(knowledge);
        int to = office.desk(catalogue.find(move.developer()));
        int price = prices.transfer(knowledge, office.row[to]);
        pay(office, price);
        office.seatAtDesk(from, office.row[from].without(knowledge));
        office.seatAtDesk(to, office.row[to].with(knowledge));
        hasMoved(r, knowledge);
        if (events.listening())
            events.tell(new StartupEvent.Transferred(
                    new Arg.Seat(office.seat),
                    Cards.id(knowledge),
                    Cards.id(office.row[from].card()),
                    Cards.id(office.row[to].card()),
                    price));
    }

    private static void pay(Office office, int price) {
        Purse.pay(office, price);
        office.ledger.spentOnKnowledge += price;
    }

    private static void hasMoved(StartupState r, CardCopy knowledge) {
        if (!Piles.has(r.moved, knowledge)) r.moved = Piles.with(r.moved, knowledge);
    }
}
