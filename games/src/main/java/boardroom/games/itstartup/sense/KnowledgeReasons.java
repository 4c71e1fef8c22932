package boardroom.games.itstartup.sense;

import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.box.Copies;
import boardroom.games.itstartup.rules.Employee;
import boardroom.games.itstartup.rules.Office;
import boardroom.games.itstartup.rules.Prices;
import boardroom.games.itstartup.rules.StartupMove.AttachKnowledge;
import boardroom.games.itstartup.rules.StartupMove.TransferKnowledge;
import boardroom.games.itstartup.rules.StartupState;
import org.jspecify.annotations.Nullable;

/** Why somebody should know something: its bonus in the turns they have. */
record KnowledgeReasons(Copies copies, Prices prices, Tenure tenure) {

    StartupReason of(StartupState s, AttachKnowledge attach) {
        CardCopy card = copies.get(attach.card());
        Employee developer = s.office().row[s.office().desk(copies.get(attach.developer()))];
        int turns = developer.isOnLoan() ? 1 : tenure.of(s, s.office(), developer);
        return new StartupReason.Attach(
                card, developer.card(), prices.attach(card, developer), card.bonus(), turns, card.bonus() * turns);
    }

    /** {@code null}: who has it stays longer. */
    @Nullable StartupReason of(StartupState s, TransferKnowledge transfer) {
        CardCopy card = copies.get(transfer.knowledge());
        Office office = s.office();
        Employee other = office.row[office.desk(copies.get(transfer.developer()))];
        for (Employee holder : office.row)
            for (CardCopy known : holder.knowledge()) if (known == card) return moved(s, holder, card, other);
        return null;
    }

    private @Nullable StartupReason moved(StartupState s, Employee holder, CardCopy card, Employee other) {
        int price = prices.transfer(card, other);
        int stays = tenure.of(s, s.office(), holder);
        int points = card.bonus() * (tenure.of(s, s.office(), other) - stays);
        boolean leavesTonight = tenure.left(holder) <= tenure.tonight(s, holder);
        if (points > 0)
            return leavesTonight
                    ? new StartupReason.Transfer(holder.card(), card, other.card(), price, points)
                    : new StartupReason.TransferEarly(holder.card(), card, other.card(), price, points);
        if (points < 0) return null;
        return holder.knowledge().length > other.knowledge().length + 1
                ? new StartupReason.TransferSpread(holder.card(), card, other.card(), price)
                : new StartupReason.TransferEven(holder.card(), card, other.card(), price);
    }
}
