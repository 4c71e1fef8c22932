package boardroom.games.itstartup.sense;

import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.box.Copies;
import boardroom.games.itstartup.rules.Prices;
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
import boardroom.games.itstartup.rules.StartupState;
import org.jspecify.annotations.Nullable;

/** Why to do this in the main phase: what a card scores in the turns that its employee and the game still have. */
record TurnReasons(
        Copies copies,
        Prices prices,
        HireReasons hires,
        KnowledgeReasons knowledge,
        HelpReasons help,
        AttackReasons attacks,
        TradeReasons trade,
        EndReasons ends) {

    /** @param nothingBetter whether nothing that can be played brings more than it costs */
    @Nullable StartupReason of(StartupState s, TurnMove move, boolean nothingBetter) {
        return switch (move) {
            case PlayEmployee play -> hires.of(s, play);
            case AttachKnowledge attach -> knowledge.of(s, attach);
            case TransferKnowledge transfer -> knowledge.of(s, transfer);
            case PlayAction play -> act(s, play);
            case PlanAction plan -> plan(s, copies.get(plan.card()));
            case SellCard sale -> trade.ofSale(s, sale);
            case BuyCard _ -> trade.ofPurchase(s, nothingBetter);
            case UseAbility use -> attacks.coin(s, use);
            case EndTurn _ -> ends.of(s, nothingBetter);
        };
    }

    private @Nullable StartupReason act(StartupState s, PlayAction play) {
        CardCopy card = copies.get(play.card());
        return card.action().target().isOpponents() ? attacks.of(s, card, play) : help.of(s, card);
    }

    /** {@code null}: there may be no later turn to play it on. */
    private @Nullable StartupReason plan(StartupState s, CardCopy card) {
        if (s.isLastRound()) return null;
        int price = prices.planned(card);
        return price == card.cost()
                ? new StartupReason.PlanFree(card)
                : new StartupReason.Plan(card, price, card.cost());
    }
}
