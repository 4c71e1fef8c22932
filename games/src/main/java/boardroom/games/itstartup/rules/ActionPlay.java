package boardroom.games.itstartup.rules;

import static boardroom.engine.phases.Turn.NOBODY;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Refusal;
import boardroom.games.itstartup.box.ActionCard;
import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.box.Copies;
import boardroom.games.itstartup.box.TargetKind;
import boardroom.games.itstartup.rules.StartupMove.PlanAction;
import boardroom.games.itstartup.rules.StartupMove.PlayAction;
import boardroom.games.itstartup.rules.Targets.TargetRefusal;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.4 playAction and planAction: declare, pay, perhaps wait for an answer, resolve. */
final class ActionPlay {
    sealed interface ActionRefusal extends Refusal {
        record NotAnAction(CardCopy card) implements ActionRefusal {}

        record PlannedThisTurn(CardCopy card) implements ActionRefusal {}

        record PlanSlotFull() implements ActionRefusal {}

        record NobodyToAimAt(CardCopy card) implements ActionRefusal {}

        record NobodyForThePlan(CardCopy card) implements ActionRefusal {}
    }

    private final Copies copies;
    private final Prices prices;
    private final Counters counters;
    private final Effects effects;

    ActionPlay(Copies copies, Prices prices, Counters counters, Effects effects) {
        this.copies = copies;
        this.prices = prices;
        this.counters = counters;
        this.effects = effects;
    }

    void list(StartupState s, CardCopy card, Consumer<? super PlayAction> out) {
        if (refuseCard(s, card) == null) listAims(s, card, out);
    }

    /** Whatever a card can be aimed at; once if it is aimed at nothing. */
    private static void listAims(StartupState s, CardCopy card, Consumer<? super PlayAction> out) {
        TargetKind kind = card.action().target();
        if (kind == TargetKind.OPPONENT) {
            for (Office office : s.offices)
                if (s.areOpponents(s.active, office.seat))
                    out.accept(new PlayAction(card.id(), office.seat, null, null));
        } else if (kind == TargetKind.OPPONENT_KNOWLEDGE_TO_OWN_DEVELOPER) listThefts(s, card, out);
        else if (kind.isEmployee()) {
            for (Office office : s.offices)
                for (Employee employee : office.row)
                    if (Targets.refusal(s, card, kind, office, employee) == null)
                        out.accept(
                                new PlayAction(card.id(), null, employee.card().id(), null));
        } else out.accept(new PlayAction(card.id(), null, null, null));
    }

    private static void listThefts(StartupState s, CardCopy card, Consumer<? super PlayAction> out) {
        for (Office office : s.offices)
            for (Employee holder : office.row)
                for (CardCopy knowledge : holder.knowledge())
                    for (Employee developer : s.office().row)
                        if (refuseTheft(s, card, office, holder, developer) == null)
                            out.accept(new PlayAction(
                                    card.id(),
                                    null,
                                    knowledge.id(),
                                    developer.card().id()));
    }

    /** Why an action of the hand or the plan slot can't be played, whatever it is aimed at. */
    private @Nullable Refusal refuseCard(StartupState s, CardCopy card) {
        Office office = s.office();
        if (card == office.planned && office.plannedOn == office.turn) return new ActionRefusal.PlannedThisTurn(card);
        return CommonRefusal.unlessPaid(s, prices.action(s, office, card));
    }

    /** The same, also if there is nothing to aim it at. */
    @Nullable Refusal whyNot(StartupState s, CardCopy card) {
        Refusal refusal = refuseCard(s, card);
        if (refusal != null) return refusal;
        List<PlayAction> aims = new ArrayList<>();
        listAims(s, card, aims::add);
        if (!aims.isEmpty()) return null;
        return card == s.office().planned
                ? new ActionRefusal.NobodyForThePlan(card)
                : new ActionRefusal.NobodyToAimAt(card);
    }

    @Nullable Refusal refuse(StartupState s, PlayAction move) {
        CardCopy card = copies.find(move.card());
        Office office = s.office();
        if (card == null || !(office.holds(card) || card == office.planned)) return new CommonRefusal.NotInHand();
        if (!card.isAction()) return new ActionRefusal.NotAnAction(card);
        Refusal whyNot = whyNot(s, card);
        return whyNot != null ? whyNot : refuseAim(s, card, move);
    }

    private @Nullable Refusal refuseAim(StartupState s, CardCopy card, PlayAction move) {
        TargetKind kind = card.action().target();
        boolean seat = kind == TargetKind.OPPONENT;
        boolean theft = kind == TargetKind.OPPONENT_KNOWLEDGE_TO_OWN_DEVELOPER;
        boolean target = theft || kind.isEmployee();
        if (seat != (move.opponent() != null)
                || target != (move.target() != null)
                || theft != (move.developer() != null))
            return seat || target ? new TargetRefusal.NameATarget(card) : new TargetRefusal.NeedsNoTarget(card);
        if (theft) return refuseTheft(s, card, move);
        if (target) return Targets.refusal(s, card, kind, copies.find(move.target()));
        Integer opponent = move.opponent();
        if (opponent == null) return null;
        return s.isSeat(opponent) && s.areOpponents(s.active, opponent) ? null : new TargetRefusal.NotAnOpponent();
    }

    private @Nullable Refusal refuseTheft(StartupState s, CardCopy card, PlayAction move) {
        CardCopy knowledge = copies.find(move.target());
        int owner = ownerOfKnowledge(s, knowledge);
        if (owner == NOBODY) return new TargetRefusal.OutOfReach(card);
        Office office = s.offices[owner];
        Employee developer = s.office().find(copies.find(move.developer()));
        return refuseTheft(s, card, office, office.row[office.holder(knowledge)], developer);
    }

    private static @Nullable Refusal refuseTheft(
            StartupState s, CardCopy card, Office owner, Employee holder, @Nullable Employee developer) {
        if (!s.areOpponents(s.active, owner.seat)) return new TargetRefusal.OutOfReach(card);
        if (holder.isOnLoan()) return new CommonRefusal.OnLoan(holder.card());
        if (developer == null) return new CommonRefusal.NotYourEmployee();
        if (!developer.isDeveloper()) return new CommonRefusal.NotADeveloper(developer.card());
        return developer.isOnLoan() ? new CommonRefusal.OnLoan(developer.card()) : null;
    }

    private static int ownerOfKnowledge(StartupState s, @Nullable CardCopy knowledge) {
        for (Office office : s.offices) if (office.holder(knowledge) >= 0) return office.seat;
        return NOBODY;
    }

    void play(StartupState s, PlayAction move, Events events) {
        Resolving declared = declared(s, move);
        CardCopy card = declared.card();
        Office office = s.office();
        Purse.pay(office, declared.paid());
        office.ledger.spentOnActions += declared.paid();
        if (card == office.planned) office.planned = null;
        else office.letGo(card);
        s.noLongerFree(card);
        events.tell(() -> told(office.seat, declared));
        if (counters.canAnswer(s, declared)) {
            s.resolving = declared;
            return;
        }
        tellOutOfReach(s, declared, events);
        effects.run(s, declared, events);
    }

    /** What the card would be, once it is paid for and before anybody answers. */
    Resolving declared(StartupState s, PlayAction move) {
        CardCopy card = copies.get(move.card());
        return new Resolving(card, aim(s, move), prices.action(s, s.office(), card), 0);
    }

    private Aim aim(StartupState s, PlayAction move) {
        if (move.opponent() != null) return new Aim(move.opponent(), null, null);
        CardCopy target = copies.find(move.target());
        if (target == null) return Aim.AT_NOTHING;
        CardCopy developer = copies.find(move.developer());
        int owner = developer == null ? s.controller(target) : ownerOfKnowledge(s, target);
        return new Aim(owner, target, developer);
    }

    /** Why nobody was asked: there is a counter, but its price is not there. */
    private static void tellOutOfReach(StartupState s, Resolving declared, Events events) {
        ActionCard.Counter counter = declared.card().action().counter();
        int target = declared.aim().seat();
        if (counter != null && target != NOBODY && s.terms.counters())
            events.tell(new StartupEvent.CounterOutOfReach(
                    new Arg.Seat(target), Cards.id(declared.card()), counter.pay(), s.offices[target].resources));
    }

    private static StartupEvent told(int seat, Resolving declared) {
        Arg.Seat actor = new Arg.Seat(seat);
        Arg.CardId card = Cards.id(declared.card());
        int price = declared.paid();
        Aim aim = declared.aim();
        CardCopy what = aim.what();
        CardCopy developer = aim.developer();
        if (aim.seat() == NOBODY) return new StartupEvent.ActionPlayed(actor, card, price);
        Arg.Seat target = new Arg.Seat(aim.seat());
        if (what == null) return new StartupEvent.Attacked(actor, card, target, price);
        if (developer == null) return new StartupEvent.EmployeeAttacked(actor, card, target, Cards.id(what), price);
        return new StartupEvent.KnowledgeAttacked(actor, card, target, Cards.id(what), Cards.id(developer), price);
    }

    @Nullable Refusal refuse(StartupState s, PlanAction move) {
        CardCopy card = copies.find(move.card());
        if (card == null || !s.office().holds(card)) return new CommonRefusal.NotInHand();
        if (!card.isAction()) return new ActionRefusal.NotAnAction(card);
        return s.office().planned == null ? null : new ActionRefusal.PlanSlotFull();
    }

    void plan(StartupState s, PlanAction move, Events events) {
        CardCopy card = copies.get(move.card());
        Office office = s.office();
        office.letGo(card);
        s.noLongerFree(card);
        office.planned = card;
        office.plannedOn = office.turn;
        Arg.Seat seat = new Arg.Seat(office.seat);
        events.tell(new StartupEvent.Planned(seat));
        Drawing.tellSeers(s, office.seat, () -> new StartupEvent.PlannedCard(seat, Cards.id(card)), events);
    }
}
