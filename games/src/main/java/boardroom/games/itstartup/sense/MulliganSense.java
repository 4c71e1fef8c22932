package boardroom.games.itstartup.sense;

import boardroom.engine.phases.Sense;
import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.rules.StartupMove.GiveBack;
import boardroom.games.itstartup.rules.StartupState;
import java.util.List;

/** Section 10.2 An opening hand wants cheap people and something to plan. */
record MulliganSense(Weights.Mulligan weights) implements Sense<StartupState, GiveBack> {
    @Override
    public void scores(StartupState s, int seat, List<? extends GiveBack> moves, double[] out) {
        CardCopy[] hand = s.offices[seat].hand;
        for (int i = 0; i < moves.size(); i++) {
            out[i] = 0;
            for (CardCopy card : hand)
                if (moves.get(i).cards().contains(card.id())) out[i] += weights.anyCard() - keeping(card);
        }
    }

    private double keeping(CardCopy card) {
        if (card.isEmployee()) return card.cost() <= weights.cheap() ? weights.cheapPerson() : weights.later();
        if (card.isAction()) return card.cost() <= weights.cheap() ? weights.action() : weights.later();
        return card.cost() < weights.cheap() ? weights.action() : weights.later();
    }
}
