package boardroom.games.itstartup.sense;

import boardroom.games.itstartup.box.ActionCard.Counter;
import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.box.Constants;
import boardroom.games.itstartup.box.Copies;
import boardroom.games.itstartup.box.Effect;
import boardroom.games.itstartup.rules.Employee;
import boardroom.games.itstartup.rules.Office;
import boardroom.games.itstartup.rules.StartupState;
import boardroom.games.itstartup.rules.TurnScore;
import org.jspecify.annotations.Nullable;

/** Why to end the turn: what stays, and what it is good for. */
record EndReasons(Copies copies, Constants numbers, CardWorth cards, Tenure tenure) {

    /** @param nothingBetter whether nothing that can be played brings more than it costs */
    StartupReason of(StartupState s, boolean nothingBetter) {
        Office office = s.office();
        int kept = Math.min(office.resources, s.terms.cap());
        int score = TurnScore.of(s, office).points();
        int turns = tenure.turns(s);
        if (turns <= 1)
            return nothingBetter ? new StartupReason.EndLast(score) : new StartupReason.EndScore(score, kept);
        CardCopy guard = s.terms.counters() ? guard(office, kept) : null;
        CardCopy threat = s.terms.counters() ? threat(kept) : null;
        if (nothingBetter) {
            if (guard != null) return new StartupReason.EndTurnGuarded(kept, guard);
            return threat == null ? new StartupReason.EndTurn(kept) : new StartupReason.EndTurnReady(kept, threat);
        }
        int income = numbers.income(office.turn + 1);
        CardCopy saved = saved(office, kept + income, turns);
        if (saved != null) return new StartupReason.EndSave(kept, income, saved, saved.cost());
        return threat == null || guard != null
                ? new StartupReason.EndScore(score, kept)
                : new StartupReason.EndReady(kept, threat);
    }

    /** Who of the row could stop an attack with this much; {@code null}: nobody. */
    private static @Nullable CardCopy guard(Office office, int kept) {
        for (Employee employee : office.row) {
            Effect response = employee.card().response();
            if (response != null && !employee.isOnLoan() && !employee.used() && response.price() <= kept)
                return employee.card();
        }
        return null;
    }

    /** The sabotage that costs most to stop and could be stopped; {@code null}: none. */
    private @Nullable CardCopy threat(int kept) {
        CardCopy dearest = null;
        int most = 0;
        for (CardCopy card : copies.all()) {
            Counter counter = card.isAction() ? card.action().counter() : null;
            if (counter == null || counter.pay() > kept || counter.pay() <= most) continue;
            most = counter.pay();
            dearest = card;
        }
        return dearest;
    }

    /** The best card that cannot be paid today and can with the next income; {@code null}: none. */
    private @Nullable CardCopy saved(Office office, int next, int turns) {
        CardCopy best = null;
        for (CardCopy card : office.hand) {
            if (card.cost() <= office.resources || card.cost() > next) continue;
            if (best == null || cards.inHand(card, turns) > cards.inHand(best, turns)) best = card;
        }
        return best;
    }
}
