package boardroom.games.itstartup.sense;

import boardroom.engine.phases.Sense;
import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.box.Constants;
import boardroom.games.itstartup.rules.StartupMove.GiveBack;
import boardroom.games.itstartup.rules.StartupState;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Section 10.2 An opening hand wants cheap people and something to plan. */
record MulliganSense(Weights.Mulligan weights, Constants numbers) implements Sense<StartupState, GiveBack> {
    @Override
    public void scores(StartupState s, int seat, List<? extends GiveBack> moves, double[] out) {
        CardCopy[] hand = s.offices[seat].hand;
        for (int i = 0; i < moves.size(); i++) {
            out[i] = 0;
            for (CardCopy card : hand)
                if (moves.get(i).cards().contains(card.id())) out[i] += weights.anyCard() - keeping(card);
        }
    }

    /** {@code null}: all is kept, and nothing of it can be paid soon. */
    @Override
    public @Nullable StartupReason reason(StartupState s, int seat, GiveBack move) {
        CardCopy dearest = null;
        int payable = 0;
        int developers = 0;
        int purse = s.die + numbers.income(1) + numbers.income(2);
        for (CardCopy card : s.offices[seat].hand) {
            if (move.cards().contains(card.id())) {
                if (dearest == null || card.cost() > dearest.cost()) dearest = card;
                continue;
            }
            if (card.isDeveloper()) developers++;
            if (card.cost() > purse) continue;
            purse -= card.cost();
            payable++;
        }
        if (dearest == null) return payable == 0 ? null : new StartupReason.KeepHand(payable);
        int turn = firstTurn(s, dearest);
        if (turn > 1) return new StartupReason.SwapHand(dearest, dearest.cost(), turn);
        if (isSabotage(dearest)) return new StartupReason.SwapUseless(dearest);
        if (dearest.isKnowledge() && developers == 0) return new StartupReason.SwapKnowledge(dearest);
        return new StartupReason.SwapSome(move.cards().size(), payable);
    }

    private static boolean isSabotage(CardCopy card) {
        return card.isAction() && card.action().target().isOpponents();
    }

    /** The first own turn on which die and income reach the price. */
    private int firstTurn(StartupState s, CardCopy card) {
        int turn = 1;
        int purse = s.die + numbers.income(turn);
        while (purse < card.cost() && turn < s.terms.roundLimit()) purse += numbers.income(++turn);
        return turn;
    }

    private double keeping(CardCopy card) {
        if (card.isEmployee()) return card.cost() <= weights.cheap() ? weights.cheapPerson() : weights.later();
        if (card.isAction()) return card.cost() <= weights.cheap() ? weights.action() : weights.later();
        return card.cost() < weights.cheap() ? weights.action() : weights.later();
    }
}
