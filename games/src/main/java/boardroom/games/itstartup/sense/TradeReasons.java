package boardroom.games.itstartup.sense;

import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.box.Constants;
import boardroom.games.itstartup.box.Copies;
import boardroom.games.itstartup.rules.MainPhase;
import boardroom.games.itstartup.rules.Office;
import boardroom.games.itstartup.rules.Prices;
import boardroom.games.itstartup.rules.StartupMove.BuyCard;
import boardroom.games.itstartup.rules.StartupMove.SellCard;
import boardroom.games.itstartup.rules.StartupMove.TurnMove;
import boardroom.games.itstartup.rules.StartupState;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Why to sell or buy a card: by what it makes possible, and by what matters in the turns left. */
record TradeReasons(MainPhase phase, Copies copies, Constants numbers, Prices prices, CardWorth cards, Tenure tenure) {

    StartupReason ofSale(StartupState s, SellCard sale) {
        CardCopy card = copies.get(sale.card());
        Office office = s.office();
        int turns = tenure.turns(s);
        CardCopy paid = becomesPayable(s, sale, card, turns);
        if (paid != null) return new StartupReason.SellFor(card, paid, numbers.sellValue());
        boolean isPlayable = phase.whyNot(s, card) == null;
        if (!isPlayable && turns <= 1) return new StartupReason.Sell(card, turns, numbers.sellValue());
        int price = price(s, office, card);
        if (price > office.resources)
            return new StartupReason.SellDear(card, price, office.resources, numbers.sellValue());
        if (isLeast(office, card, turns))
            return new StartupReason.SellLeast(card, office.hand.length, numbers.sellValue());
        return new StartupReason.SellExchange(card, numbers.sellValue(), numbers.extraDrawCost());
    }

    /** The best card that can be played after the sale and not before; {@code null}: none. */
    private @Nullable CardCopy becomesPayable(StartupState s, SellCard sale, CardCopy sold, int turns) {
        StartupState after = phase.unanswered(s, s.active, sale);
        return best(after, turns, card -> !card.isLike(sold) && phase.whyNot(s, card) != null);
    }

    private boolean isLeast(Office office, CardCopy card, int turns) {
        double worth = cards.inHand(card, turns);
        for (CardCopy other : office.hand) if (cards.inHand(other, turns) < worth) return false;
        return office.hand.length > 1;
    }

    /** The printed price, or what it costs now. */
    private int price(StartupState s, Office office, CardCopy card) {
        return card.isAction() ? prices.action(s, office, card) : card.cost();
    }

    /** @param nothingBetter whether nothing that can be played brings more than it costs */
    StartupReason ofPurchase(StartupState s, boolean nothingBetter) {
        Office office = s.office();
        int turns = tenure.turns(s);
        int price = numbers.extraDrawCost();
        int cap = s.terms.cap();
        if (office.resources > cap && turns > 1) return new StartupReason.BuyCap(office.resources, cap, price);
        if (nothingBetter) return new StartupReason.Buy(office.resources);
        TurnMove buying = BuyCard.NOW;
        StartupState after = phase.unanswered(s, s.active, buying);
        CardCopy still = best(after, turns, card -> card.cost() > 0 && phase.whyNot(s, card) == null);
        int kept = office.resources - price;
        return still == null
                ? new StartupReason.BuyChoice(price, kept)
                : new StartupReason.BuyFirst(price, kept, still);
    }

    /** The card of the hand that is worth most, of those that can be played and are wanted; {@code null}: none. */
    private @Nullable CardCopy best(StartupState s, int turns, Predicate<CardCopy> wanted) {
        CardCopy best = null;
        for (CardCopy card : s.office().hand) {
            if (!wanted.test(card) || phase.whyNot(s, card) != null) continue;
            if (best == null || cards.inHand(card, turns) > cards.inHand(best, turns)) best = card;
        }
        return best;
    }
}
