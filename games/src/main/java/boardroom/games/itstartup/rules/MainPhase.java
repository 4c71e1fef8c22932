package boardroom.games.itstartup.rules;

import boardroom.engine.Events;
import boardroom.engine.Pace;
import boardroom.engine.Refusal;
import boardroom.engine.Risk;
import boardroom.engine.phases.Turn;
import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.box.Copies;
import boardroom.games.itstartup.box.Effect;
import boardroom.games.itstartup.box.ItStartupBox;
import boardroom.games.itstartup.rules.StartupMove.AttachKnowledge;
import boardroom.games.itstartup.rules.StartupMove.BuyCard;
import boardroom.games.itstartup.rules.StartupMove.EndTurn;
import boardroom.games.itstartup.rules.StartupMove.PlanAction;
import boardroom.games.itstartup.rules.StartupMove.PlayAction;
import boardroom.games.itstartup.rules.StartupMove.PlayEmployee;
import boardroom.games.itstartup.rules.StartupMove.SellCard;
import boardroom.games.itstartup.rules.StartupMove.TransferKnowledge;
import boardroom.games.itstartup.rules.StartupMove.TurnMove;
import boardroom.games.itstartup.rules.StartupMove.UseAbility;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** 4.4 Main phase: the active seat acts as often and in any order it likes, until it ends its turn. */
public final class MainPhase implements Turn<StartupState, TurnMove> {
    record TooManyActions() implements Refusal {}

    final Copies copies;
    final Prices prices;
    private final ItStartupBox box;
    private final EmployeePlay employees;
    private final KnowledgePlay knowledge;
    private final ActionPlay actions;
    private final Trade trade;
    private final AbilityUse abilities;
    private final Effects effects;
    private final Risks risks;

    public MainPhase(ItStartupBox box, Prices prices, Counters counters, Effects effects) {
        this.box = box;
        this.copies = box.catalogue().copies();
        this.prices = prices;
        this.employees = new EmployeePlay(copies, effects);
        this.knowledge = new KnowledgePlay(copies, prices);
        this.actions = new ActionPlay(copies, prices, counters, effects);
        this.trade = new Trade(copies, prices);
        this.abilities = new AbilityUse(copies);
        this.effects = effects;
        this.risks = new Risks(copies, counters);
    }

    @Override
    public int decider(StartupState s) {
        return s.turnOver || s.resolving != null ? NOBODY : s.active;
    }

    /** R44: selling and buying in a circle comes to an end. */
    boolean isTired(StartupState s) {
        return s.actions >= box.constants().maxActionsPerTurn();
    }

    /** Each copy of a card by itself; then what can't be done, for its reason. */
    @Override
    public void offers(StartupState s, int seat, Consumer<? super TurnMove> out) {
        list(s, true, out);
        offerRefused(s, out);
    }

    /** Identical cards are listed once. */
    @Override
    public void moves(StartupState s, int seat, Consumer<? super TurnMove> out) {
        if (seat == decider(s)) list(s, false, out);
    }

    private void list(StartupState s, boolean eachCopy, Consumer<? super TurnMove> out) {
        out.accept(EndTurn.NOW);
        if (isTired(s)) return;
        Office office = s.office();
        CardCopy[] hand = office.hand;
        for (int i = 0; i < hand.length; i++) {
            CardCopy card = hand[i];
            if (!eachCopy && isRepeated(s, hand, i)) continue;
            if (card.isEmployee()) employees.list(s, card, out);
            else if (card.isKnowledge()) knowledge.listAttach(s, card, out);
            else {
                actions.list(s, card, out);
                if (office.planned == null) out.accept(new PlanAction(card.id()));
            }
            out.accept(new SellCard(card.id()));
        }
        if (office.planned != null) actions.list(s, office.planned, out);
        knowledge.listTransfers(s, out);
        abilities.list(s, out);
        if (trade.refuseBuying(s) == null) out.accept(BuyCard.NOW);
    }

    /** Two copies are the same to play unless one of them is free. */
    private static boolean isRepeated(StartupState s, CardCopy[] hand, int place) {
        for (int i = 0; i < place; i++)
            if (hand[i].isLike(hand[place]) && s.isFree(hand[i]) == s.isFree(hand[place])) return true;
        return false;
    }

    /** The cards that can't be played now, knowledge that can't move, abilities that rest. */
    private void offerRefused(StartupState s, Consumer<? super TurnMove> out) {
        Office office = s.office();
        for (CardCopy card : office.hand) if (whyNot(s, card) != null) out.accept(unaimed(card));
        if (office.planned != null && whyNot(s, office.planned) != null) out.accept(unaimed(office.planned));
        for (Employee employee : office.row) {
            for (CardCopy known : employee.knowledge())
                if (isTired(s) || knowledge.whyNotTransfer(s, employee, known) != null)
                    out.accept(new TransferKnowledge(known.id(), StartupMove.NOBODY_NAMED));
            Effect ability = employee.card().ability();
            if (ability != null && (isTired(s) || AbilityUse.whyNot(s, employee, ability) != null))
                out.accept(new UseAbility(employee.card().id(), StartupMove.NOBODY_NAMED));
        }
        if (isTired(s) || trade.refuseBuying(s) != null) out.accept(BuyCard.NOW);
    }

    private static TurnMove unaimed(CardCopy card) {
        if (card.isEmployee()) return new PlayEmployee(card.id(), null);
        if (card.isKnowledge()) return new AttachKnowledge(card.id(), StartupMove.NOBODY_NAMED);
        return new PlayAction(card.id(), null, null, null);
    }

    @Override
    public @Nullable Refusal refuse(StartupState s, TurnMove move) {
        if (isTired(s) && !(move instanceof EndTurn)) return new TooManyActions();
        return switch (move) {
            case PlayEmployee play -> employees.refuse(s, play);
            case AttachKnowledge attach -> knowledge.refuse(s, attach);
            case TransferKnowledge transfer -> knowledge.refuse(s, transfer);
            case PlayAction play -> actions.refuse(s, play);
            case PlanAction plan -> actions.refuse(s, plan);
            case SellCard sale -> trade.refuse(s, sale);
            case BuyCard _ -> trade.refuseBuying(s);
            case UseAbility use -> abilities.refuse(s, use);
            case EndTurn _ -> null;
        };
    }

    /** Why this card of the hand or the plan slot can't be played now, whatever it is aimed at; {@code null}: it can. */
    public @Nullable Refusal whyNot(StartupState s, CardCopy card) {
        if (isTired(s)) return new TooManyActions();
        if (card.isEmployee()) return employees.whyNot(s, card);
        return card.isKnowledge() ? knowledge.whyNot(s, card) : actions.whyNot(s, card);
    }

    @Override
    public void play(StartupState s, int seat, TurnMove move, Events events) {
        if (!(move instanceof EndTurn)) s.actions++;
        switch (move) {
            case PlayEmployee play -> employees.play(s, play, events);
            case AttachKnowledge attach -> knowledge.attach(s, attach, events);
            case TransferKnowledge transfer -> knowledge.transfer(s, transfer, events);
            case PlayAction play -> actions.play(s, play, events);
            case PlanAction plan -> actions.plan(s, plan, events);
            case SellCard sale -> trade.sell(s, sale, events);
            case BuyCard _ -> trade.buy(s, events);
            case UseAbility use -> abilities.use(s, use, events);
            case EndTurn _ -> s.turnOver = true;
        }
    }

    @Override
    public void timeout(StartupState s, int seat, Events events) {
        play(s, seat, EndTurn.NOW, events);
    }

    /** A copy after a move if nobody answers it. */
    public StartupState unanswered(StartupState s, int seat, TurnMove move) {
        StartupState after = s.copy();
        play(after, seat, move, Events.NONE);
        if (after.isAnswerAwaited()) effects.run(after, after.resolving(), Events.NONE);
        return after;
    }

    /** What a card that is played could be answered with. */
    List<Risk> risks(StartupState s, PlayAction move) {
        return risks.of(s, actions.declared(s, move));
    }

    /** An ability used on a copy, with this face of the coin. */
    public StartupState afterCoin(StartupState s, UseAbility use, boolean heads) {
        StartupState after = s.copy();
        abilities.flip(after, use, heads, Events.NONE);
        return after;
    }

    /** An ability used on a copy, the coin still in the air. */
    StartupState beforeCoin(StartupState s, UseAbility use) {
        StartupState after = s.copy();
        abilities.pay(after, use);
        return after;
    }

    @Override
    public String decision(StartupState s) {
        return s.stepName("turn");
    }

    /** One clock for the whole turn; it stops while an answer or a choice is awaited. */
    @Override
    public Pace pace(StartupState s) {
        return Pace.once(
                s.turnName(),
                owes(s),
                TimeUnit.SECONDS.toMillis(box.clocksSeconds().turn()));
    }

    /** R62: what drew, flipped, was answered or ended the turn reveals; the rest shows only one's own cards. */
    @Override
    public boolean takesBack(StartupState s, int seat, TurnMove move) {
        return !(move instanceof EndTurn);
    }
}
