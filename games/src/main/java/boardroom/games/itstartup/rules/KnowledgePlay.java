package boardroom.games.itstartup.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Piles;
import boardroom.engine.Refusal;
import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.box.Copies;
import boardroom.games.itstartup.rules.StartupMove.AttachKnowledge;
import boardroom.games.itstartup.rules.StartupMove.TransferKnowledge;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.4 attachKnowledge and transferKnowledge. */
final class KnowledgePlay {
    sealed interface KnowledgeRefusal extends Refusal {
        record NotKnowledge(CardCopy card) implements KnowledgeRefusal {}

        record NotYourKnowledge() implements KnowledgeRefusal {}

        record NoDeveloper() implements KnowledgeRefusal {}

        record NoOtherDeveloper() implements KnowledgeRefusal {}

        record AlreadyHolds(CardCopy employee, CardCopy knowledge) implements KnowledgeRefusal {}

        record MovedThisTurn(CardCopy knowledge) implements KnowledgeRefusal {}
    }

    private final Copies copies;
    private final Prices prices;

    KnowledgePlay(Copies copies, Prices prices) {
        this.copies = copies;
        this.prices = prices;
    }

    void listAttach(StartupState s, CardCopy card, Consumer<? super AttachKnowledge> out) {
        for (Employee developer : s.office().row)
            if (refuseAttach(s, card, developer) == null)
                out.accept(new AttachKnowledge(card.id(), developer.card().id()));
    }

    void listTransfers(StartupState s, Consumer<? super TransferKnowledge> out) {
        Employee[] row = s.office().row;
        for (Employee holder : row)
            for (CardCopy knowledge : holder.knowledge())
                for (Employee developer : row)
                    if (refuseTransfer(s, knowledge, holder, developer) == null)
                        out.accept(new TransferKnowledge(
                                knowledge.id(), developer.card().id()));
    }

    private @Nullable Refusal refuseAttach(StartupState s, CardCopy card, Employee developer) {
        if (!developer.isDeveloper()) return new CommonRefusal.NotADeveloper(developer.card());
        return CommonRefusal.unlessPaid(s, prices.attach(card, developer));
    }

    private @Nullable Refusal refuseTransfer(StartupState s, CardCopy knowledge, Employee holder, Employee developer) {
        if (!developer.isDeveloper()) return new CommonRefusal.NotADeveloper(developer.card());
        if (holder.card() == developer.card()) return new KnowledgeRefusal.AlreadyHolds(developer.card(), knowledge);
        if (holder.isOnLoan()) return new CommonRefusal.OnLoan(holder.card());
        if (developer.isOnLoan()) return new CommonRefusal.OnLoan(developer.card());
        if (Piles.has(s.moved, knowledge)) return new KnowledgeRefusal.MovedThisTurn(knowledge);
        return CommonRefusal.unlessPaid(s, prices.transfer(knowledge, developer));
    }

    /** Why this knowledge card of the hand can't be attached to anybody. */
    @Nullable Refusal whyNot(StartupState s, CardCopy card) {
        int cheapest = Integer.MAX_VALUE;
        for (Employee employee : s.office().row)
            if (employee.isDeveloper()) cheapest = Math.min(cheapest, prices.attach(card, employee));
        return cheapest == Integer.MAX_VALUE
                ? new KnowledgeRefusal.NoDeveloper()
                : CommonRefusal.unlessPaid(s, cheapest);
    }

    /** Why this knowledge card at a desk can't be transferred to anybody. */
    @Nullable Refusal whyNotTransfer(StartupState s, Employee holder, CardCopy knowledge) {
        Refusal found = null;
        for (Employee developer : s.office().row) {
            if (developer.card() == holder.card() || !developer.isDeveloper()) continue;
            Refusal refusal = refuseTransfer(s, knowledge, holder, developer);
            if (refusal == null) return null;
            if (found == null || !developer.isOnLoan()) found = refusal;
        }
        return found == null ? new KnowledgeRefusal.NoOtherDeveloper() : found;
    }

    @Nullable Refusal refuse(StartupState s, AttachKnowledge move) {
        CardCopy card = copies.find(move.card());
        if (card == null || !s.office().holds(card)) return new CommonRefusal.NotInHand();
        if (!card.isKnowledge()) return new KnowledgeRefusal.NotKnowledge(card);
        Employee developer = s.office().find(copies.find(move.developer()));
        return developer == null ? nobody(move.developer(), whyNot(s, card)) : refuseAttach(s, card, developer);
    }

    @Nullable Refusal refuse(StartupState s, TransferKnowledge move) {
        CardCopy knowledge = copies.find(move.knowledge());
        int desk = knowledge == null ? -1 : s.office().holder(knowledge);
        if (knowledge == null || desk < 0) return new KnowledgeRefusal.NotYourKnowledge();
        Employee holder = s.office().row[desk];
        Employee developer = s.office().find(copies.find(move.developer()));
        return developer == null
                ? nobody(move.developer(), whyNotTransfer(s, holder, knowledge))
                : refuseTransfer(s, knowledge, holder, developer);
    }

    /** If nobody is named, rather why nobody would do. */
    private static Refusal nobody(String named, @Nullable Refusal whyNot) {
        boolean isNamed = !named.equals(StartupMove.NOBODY_NAMED);
        return isNamed || whyNot == null ? new CommonRefusal.NotYourEmployee() : whyNot;
    }

    void attach(StartupState s, AttachKnowledge move, Events events) {
        CardCopy card = copies.get(move.card());
        Office office = s.office();
        int desk = office.desk(copies.find(move.developer()));
        Employee developer = office.row[desk];
        int price = prices.attach(card, developer);
        pay(office, price);
        office.letGo(card);
        s.noLongerFree(card);
        office.seatAtDesk(desk, developer.with(card));
        hasMoved(s, card);
        events.tell(new StartupEvent.Attached(
                new Arg.Seat(office.seat), Cards.id(card), Cards.id(developer.card()), price));
    }

    void transfer(StartupState s, TransferKnowledge move, Events events) {
        CardCopy knowledge = copies.get(move.knowledge());
        Office office = s.office();
        int from = office.holder(knowledge);
        int to = office.desk(copies.find(move.developer()));
        int price = prices.transfer(knowledge, office.row[to]);
        pay(office, price);
        office.seatAtDesk(from, office.row[from].without(knowledge));
        office.seatAtDesk(to, office.row[to].with(knowledge));
        hasMoved(s, knowledge);
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

    private static void hasMoved(StartupState s, CardCopy knowledge) {
        if (!Piles.has(s.moved, knowledge)) s.moved = Piles.with(s.moved, knowledge);
    }
}
