package boardroom.games.itstartup.rules;

import boardroom.engine.Events;
import boardroom.engine.Pace;
import boardroom.engine.Preview;
import boardroom.engine.Prompt;
import boardroom.engine.Say;
import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.box.Effect;
import boardroom.games.itstartup.box.ItStartupBox;
import boardroom.games.itstartup.rules.StartupMove.AttachKnowledge;
import boardroom.games.itstartup.rules.StartupMove.BuyCard;
import boardroom.games.itstartup.rules.StartupMove.EndTurn;
import boardroom.games.itstartup.rules.StartupMove.Pick;
import boardroom.games.itstartup.rules.StartupMove.PlanAction;
import boardroom.games.itstartup.rules.StartupMove.PlayAction;
import boardroom.games.itstartup.rules.StartupMove.PlayEmployee;
import boardroom.games.itstartup.rules.StartupMove.Respond;
import boardroom.games.itstartup.rules.StartupMove.SellCard;
import boardroom.games.itstartup.rules.StartupMove.TransferKnowledge;
import boardroom.games.itstartup.rules.StartupMove.UseAbility;
import boardroom.games.itstartup.sense.Lead;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.4 Main phase: the active seat acts as often and in any order it likes, until it ends its turn. */
public final class MainPhase extends OneSeat {
    private final ItStartupBox box;
    private final EmployeePlay employees;
    private final KnowledgePlay knowledge;
    private final ActionPlay actions;
    private final Trade trade;
    private final AbilityUse abilities;
    private final TurnEnd turnEnd;
    private final Lead sense;
    private final Previews previews;
    private final TurnPrompt prompt;

    public MainPhase(
            ItStartupBox box,
            Prices prices,
            Counters counters,
            Effects effects,
            TurnEnd turnEnd,
            Lead sense,
            Previews previews) {
        this.box = box;
        this.employees = new EmployeePlay(box.catalogue(), effects);
        this.knowledge = new KnowledgePlay(box.catalogue(), prices);
        this.actions = new ActionPlay(box.catalogue(), prices, counters, effects);
        this.trade = new Trade(box.catalogue(), prices);
        this.abilities = new AbilityUse(box.catalogue());
        this.turnEnd = turnEnd;
        this.sense = sense;
        this.previews = previews;
        this.prompt = new TurnPrompt(box, this, prices);
    }

    @Override
    public String id() {
        return "main";
    }

    @Override
    public int decider(StartupState r) {
        return r.active;
    }

    /** R44: selling and buying in a circle comes to an end. */
    private boolean isTired(StartupState r) {
        return r.actions >= box.constants().maxActionsPerTurn();
    }

    /** Identical cards are listed once. */
    @Override
    public void moves(StartupState r, int seat, Consumer<? super StartupMove> out) {
        if (seat == r.active) list(r, false, out);
    }

    /** All of them, with each copy of a card by itself if wanted. */
    public void list(StartupState r, boolean eachCopy, Consumer<? super StartupMove> out) {
        out.accept(EndTurn.NOW);
        if (isTired(r)) return;
        Office office = r.office();
        CardCopy[] hand = office.hand;
        for (int i = 0; i < hand.length; i++) {
            CardCopy card = hand[i];
            if (!eachCopy && isRepeated(r, hand, i)) continue;
            if (card.isEmployee()) employees.list(r, card, out);
            else if (card.isKnowledge()) knowledge.listAttach(r, card, out);
            else {
                actions.list(r, card, out);
                if (office.planned == null) out.accept(new PlanAction(card.id()));
            }
            out.accept(new SellCard(card.id()));
        }
        if (office.planned != null && office.plannedOn < office.turn) actions.list(r, office.planned, out);
        knowledge.listTransfers(r, out);
        abilities.list(r, out);
        if (trade.mayBuy(r)) out.accept(BuyCard.NOW);
    }

    /** Two copies are the same to play unless one of them is free. */
    private static boolean isRepeated(StartupState r, CardCopy[] hand, int place) {
        for (int i = 0; i < place; i++)
            if (hand[i].isLike(hand[place]) && r.isFree(hand[i]) == r.isFree(hand[place])) return true;
        return false;
    }

    @Override
    public @Nullable Say refuse(StartupState r, StartupMove move) {
        if (isTired(r) && !(move instanceof EndTurn)) return Refusals.tooManyActions();
        return switch (move) {
            case PlayEmployee play -> employees.refuse(r, play);
            case AttachKnowledge attach -> knowledge.refuse(r, attach);
            case TransferKnowledge transfer -> knowledge.refuse(r, transfer);
            case PlayAction play -> actions.refuse(r, play);
            case PlanAction plan -> actions.refuse(r, plan);
            case SellCard sale -> trade.refuse(r, sale);
            case BuyCard _ -> trade.refuseBuying(r);
            case UseAbility use -> abilities.refuse(r, use);
            case EndTurn _ -> null;
            case StartupMove.GiveBack _, StartupMove.UseBonus _, Respond _, Pick _ -> Refusals.notInThisPhase();
        };
    }

    /** Why this card of the hand or the plan slot can't be played now; {@code null}: it can. */
    public @Nullable Say whyNot(StartupState r, int seat, CardCopy card) {
        if (r.stage != Stage.MAIN || seat != r.active) return Refusals.notYourTurn();
        if (isTired(r)) return Refusals.tooManyActions();
        if (card.isEmployee()) return employees.whyNot(r, card);
        return card.isKnowledge() ? knowledge.whyNot(r, card) : actions.whyNot(r, card);
    }

    /** Why this knowledge card at a desk can't be transferred now; {@code null}: it can. */
    public @Nullable Say whyNotTransfer(StartupState r, Employee holder, CardCopy card) {
        return isTired(r) ? Refusals.tooManyActions() : knowledge.whyNotTransfer(r, holder, card);
    }

    /** Why somebody's ability can't be used now; {@code null}: it can. */
    public @Nullable Say whyNotUse(StartupState r, Employee user, Effect ability) {
        return isTired(r) ? Refusals.tooManyActions() : AbilityUse.whyNot(r, user, ability);
    }

    @Override
    public void play(StartupState r, int seat, StartupMove move, Events events) {
        if (!(move instanceof EndTurn)) r.actions++;
        switch (move) {
            case PlayEmployee play -> employees.play(r, play, events);
            case AttachKnowledge attach -> knowledge.attach(r, attach, events);
            case TransferKnowledge transfer -> knowledge.transfer(r, transfer, events);
            case PlayAction play -> actions.play(r, play, events);
            case PlanAction plan -> actions.plan(r, plan, events);
            case SellCard sale -> trade.sell(r, sale, events);
            case BuyCard _ -> trade.buy(r, events);
            case UseAbility use -> abilities.use(r, use, events);
            case EndTurn _ -> turnEnd.end(r, events);
            case StartupMove.GiveBack _, StartupMove.UseBonus _, Respond _, Pick _ ->
                throw new IllegalArgumentException("no move of the main phase: " + move);
        }
    }

    @Override
    public Preview preview(StartupState r, int seat, StartupMove move) {
        return previews.of(r, seat, move, this);
    }

    @Override
    public Prompt prompt(StartupState r, int seat) {
        return prompt.of(r, seat);
    }

    @Override
    public StartupMove timeout(StartupState r, int seat) {
        return EndTurn.NOW;
    }

    /** One clock for the whole turn; it stops while an answer or a choice is awaited. */
    @Override
    public @Nullable Pace pace(StartupState r) {
        return Tempo.clock(r, Tempo.turn(r), owes(r), box.clocksSeconds().turn());
    }

    @Override
    public double prior(StartupState r, int seat, StartupMove move) {
        if (move instanceof UseAbility use) return sense.ofCoin(r, seat, toss(r, use, true), toss(r, use, false));
        return sense.prior(r, seat, move, this);
    }

    private StartupState toss(StartupState r, UseAbility use, boolean heads) {
        StartupState after = r.copy();
        abilities.flip(after, use, heads, Events.NONE);
        return after;
    }

    /** R62: what drew, flipped, was answered or ended the turn reveals; the rest shows only one's own cards. */
    @Override
    public boolean takesBack(StartupState r, int seat, StartupMove move) {
        return !(move instanceof EndTurn);
    }
}
