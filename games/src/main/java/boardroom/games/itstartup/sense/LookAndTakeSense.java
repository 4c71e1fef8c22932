package boardroom.games.itstartup.sense;

import boardroom.engine.phases.Sense;
import boardroom.games.itstartup.box.CardCopy;
import boardroom.games.itstartup.box.Copies;
import boardroom.games.itstartup.rules.StartupMove.Pick;
import boardroom.games.itstartup.rules.StartupState;
import java.util.List;

/** Section 10 The card that is worth most in the turns to come is taken. */
record LookAndTakeSense(Copies copies, CardWorth cards, Horizon horizon) implements Sense<StartupState, Pick> {
    @Override
    public void scores(StartupState s, int seat, List<? extends Pick> moves, double[] out) {
        int turns = horizon.turns(s, seat, horizon.rounds(s));
        for (int i = 0; i < moves.size(); i++)
            out[i] = cards.inHand(copies.get(moves.get(i).card()), turns);
    }

    @Override
    public StartupReason reason(StartupState s, int seat, Pick move) {
        CardCopy card = copies.get(move.card());
        int turns = horizon.turns(s, seat, horizon.rounds(s));
        double worth = cards.inHand(card, turns);
        boolean isBest = true;
        for (int i = 0; i < s.looking; i++) isBest &= cards.inHand(s.deck[i], turns) <= worth;
        int points = (int) Math.round(worth);
        if (isBest) return new StartupReason.Look(card, points);
        int resources = s.offices[seat].resources;
        return card.cost() <= resources
                ? new StartupReason.LookPayable(card, card.cost(), resources)
                : new StartupReason.LookOther(card, points);
    }
}
