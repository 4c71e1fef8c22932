package boardroom.games.itstartup.rules;

import boardroom.engine.Arg;
import boardroom.engine.Events;
import boardroom.engine.Say;
import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.box.Catalogue;
import boardroom.games.itstartup.box.TargetKind;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.4 playAction and planAction: declare, pay, perhaps wait for an answer, resolve. */
public final class ActionPlay {
    private final Catalogue catalogue;
    private final Prices prices;
    private final Counters counters;
    private final Effects effects;

    public ActionPlay(Catalogue catalogue, Prices prices, Counters counters, Effects effects) {
        this.catalogue = catalogue;
        this.prices = prices;
        this.counters = counters;
        this.effects = effects;
    }

    public void list(StartupState r, CardCopy card, Consumer<? super StartupMove> out) {
        if (prices.action(r, r.office(), card) > r.office().resources) return;
        int me = r.active;
        TargetKind kind = card.action().target();
        switch (kind) {
            case OPPONENT -> {
                for (Office office : r.offices)
                    if (r.areOpponents(me, office.seat))
                        out.accept(new StartupMove.PlayAction(card.id(), office.seat, null, null));
            }
            case OPPONENT_KNOWLEDGE_TO_OWN_DEVELOPER -> listThefts(r, card, out);
            case OTHER_OWN_EMPLOYEE,
                    OTHER_OWN_EMPLOYEE_NOT_ON_LOAN,
                    OPPONENT_EMPLOYEE,
                    OPPONENT_EMPLOYEE_NOT_ON_LOAN -> {
                for (Office office : r.offices)
                    for (Employee employee : office.row)
                        if (Targets.reaches(r, me, kind, office.seat, employee))
                            out.accept(new StartupMove.PlayAction(
                                    card.id(), null, employee.card().id(), null));
            }
            case SELF, OWN_EMPLOYEES, TARGET_PLAYER_EMPLOYEES ->
                out.accept(new StartupMove.PlayAction(card.id(), null, null, null));
        }
    }

    private static void listThefts(StartupState r, CardCopy card, Consumer<? super StartupMove> out) {
        for (Office office : r.offices) {
            if (!r.areOpponents(r.active, office.seat)) continue;
            for (Employee holder : office.row)
                if (!holder.isOnLoan())
                    for (CardCopy knowledge : holder.knowledge())
                        for (Employee developer : r.office().row)
                            if (developer.isDeveloper() && !developer.isOnLoan())
                                out.accept(new StartupMove.PlayAction(
                                        card.id(),
                                        null,
                                        knowledge.id(),
                                        developer.card().id()));
        }
    }

    /** Why this action of the hand or the plan slot can't be played at all. */
    public @Nullable Say whyNot(StartupState r, CardCopy card) {
        Office office = r.office();
        if (card == office.planned && office.plannedOn == office.turn) return Refusals.plannedThisTurn(card);
        int price = prices.action(r, office, card);
        if (price > office.resources) return Refusals.cannotPay(price, office.resources);
        TargetKind kind = card.action().target();
        boolean aimless = (kind.isEmployee() && !Targets.reachesAnybody(r, r.active, kind))
                || (kind == TargetKind.OPPONENT_KNOWLEDGE_TO_OWN_DEVELOPER && !Targets.hasKnowledgeToTake(r, r.active));
        if (!aimless) return null;
        return card == office.planned ? Refusals.nobodyForThePlan(card) : Refusals.nobodyToAimAt(card);
    }

    public @Nullable Say refuse(StartupState r, StartupMove.PlayAction move) {
        CardCopy card = catalogue.find(move.card());
        Office office = r.office();
        if (card == null || !(office.holds(card) || card == office.planned)) return Refusals.notInHand();
        if (!card.isAction()) return Refusals.notAnAction(card);
        Say whyNot = whyNot(r, card);
        return whyNot != null ? whyNot : refuseAim(r, card, move);
    }

    private @Nullable Say refuseAim(StartupState r, CardCopy card, StartupMove.PlayAction move) {
        TargetKind kind = card.action().target();
        boolean seat = kind == TargetKind.OPPONENT;
        boolean theft = kind == TargetKind.OPPONENT_KNOWLEDGE_TO_OWN_DEVELOPER;
        if (seat != (move.opponent() != null)
                || (theft || kind.isEmployee()) != (move.target() != null)
                || theft != (move.developer() != null))
            return seat || theft || kind.isEmployee() ? Refusals.nameATarget(card) : Refusals.needsNoTarget(card);
        if (seat) {
            Integer opponent = move.opponent();
            return opponent != null && r.isSeat(opponent) && r.areOpponents(r.active, opponent)
                    ? null
                    : Refusals.notAnOpponent();
        }
        if (theft) return refuseTheft(r, card, move);
        if (!kind.isEmployee()) return null;
        return Targets.refusal(r, card, kind, catalogue.find(move.target()));
    }

    private @Nullable Say refuseTheft(StartupState r, CardCopy card, StartupMove.PlayAction move) {
        CardCopy knowledge = catalogue.find(move.target());
        int owner = ownerOfKnowledge(r, knowledge);
        if (owner == StartupState.NOBODY || !r.areOpponents(r.active, owner)) return Refusals.outOfReach(card);
        Employee holder = r.offices[owner].row[r.offices[owner].holder(knowledge)];
        if (holder.isOnLoan()) return Refusals.onLoan(holder.card());
        int desk = r.office().desk(catalogue.find(move.developer()));
        if (desk < 0) return Refusals.notYourEmployee();
        Employee developer = r.office().row[desk];
        if (!developer.isDeveloper()) return Refusals.notADeveloper(developer.card());
        return developer.isOnLoan() ? Refusals.onLoan(developer.card()) : null;
    }

    private static int ownerOfKnowledge(StartupState r, @Nullable CardCopy knowledge) {
        if (knowledge == null) return StartupState.NOBODY;
        for (Office office : r.offices) if (office.holder(knowledge) >= 0) return office.seat;
        return StartupState.NOBODY;
    }

    public void play(StartupState r, StartupMove.PlayAction move, Events events) {
        CardCopy card = catalogue.get(move.card());
        Office office = r.office();
        int price = prices.action(r, office, card);
        Aim aim = aim(r, move);
        Purse.pay(office, price);
        office.ledger.spentOnActions += price;
        if (card == office.planned) office.planned = null;
        else office.letGo(card);
        r.noLongerFree(card);
        Resolving declared = new Resolving(card, aim, price, 0);
        if (events.listening()) tell(office.seat, declared, events);
        if (aim.seat() == Aim.NOBODY || aim.seat() == office.seat || !counters.canAnswer(r, declared)) {
            effects.run(r, declared, events);
            return;
        }
        r.resolving = declared;
        r.stage = Stage.RESPONSE;
        if (events.listening())
            events.tell(
                    new StartupEvent.WindowOpened(new Arg.Seat(aim.seat()), Cards.id(card), new Arg.Seat(office.seat)));
    }

    private Aim aim(StartupState r, StartupMove.PlayAction move) {
        if (move.opponent() != null) return new Aim(move.opponent(), null, null);
        CardCopy target = catalogue.find(move.target());
        if (target == null) return Aim.AT_NOTHING;
        CardCopy developer = catalogue.find(move.developer());
        int owner = developer == null ? r.controller(target) : ownerOfKnowledge(r, target);
        return new Aim(owner, target, developer);
    }

    private static void tell(int seat, Resolving declared, Events events) {
        Arg.Seat actor = new Arg.Seat(seat);
        Arg.CardId card = Cards.id(declared.card());
        int price = declared.paid();
        Aim aim = declared.aim();
        CardCopy what = aim.what();
        if (aim.seat() == Aim.NOBODY) {
            events.tell(new StartupEvent.ActionPlayed(actor, card, price));
            return;
        }
        Arg.Seat target = new Arg.Seat(aim.seat());
        CardCopy developer = aim.developer();
        if (what == null) events.tell(new StartupEvent.Attacked(actor, card, target, price));
        else if (developer == null)
            events.tell(new StartupEvent.EmployeeAttacked(actor, card, target, Cards.id(what), price));
        else
            events.tell(new StartupEvent.KnowledgeAttacked(
                    actor, card, target, Cards.id(what), Cards.id(developer), price));
    }

    public @Nullable Say refuse(StartupState r, StartupMove.PlanAction move) {
        CardCopy card = catalogue.find(move.card());
        if (card == null || !r.office().holds(card)) return Refusals.notInHand();
        if (!card.isAction()) return Refusals.notAnAction(card);
        return r.office().planned == null ? null : Refusals.planSlotFull();
    }

    public void plan(StartupState r, StartupMove.PlanAction move, Events events) {
        CardCopy card = catalogue.get(move.card());
        Office office = r.office();
        office.letGo(card);
        r.noLongerFree(card);
        office.planned = card;
        office.plannedOn = office.turn;
        if (!events.listening()) return;
        Arg.Seat seat = new Arg.Seat(office.seat);
        events.tell(new StartupEvent.Planned(seat));
        StartupEvent shown = new StartupEvent.PlannedCard(seat, Cards.id(card));
        if (r.terms.openHands()) events.tell(shown);
        else events.tell(r.seers(office.seat), shown);
    }
}
