package boardroom.games.shipit.sense;

import boardroom.engine.Sentence;
import boardroom.engine.phases.Sense;
import boardroom.games.shipit.box.ShipBox;
import boardroom.games.shipit.rules.Company;
import boardroom.games.shipit.rules.ShipMove;
import boardroom.games.shipit.rules.ShipMove.SprintMove;
import boardroom.games.shipit.rules.ShipState;
import boardroom.games.shipit.rules.Sprint;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Go on as long as the bag is likelier to help than to end it. */
public record SprintSense(Sprint sprint) implements Sense<ShipState, SprintMove> {
    @Override
    public void scores(ShipState s, int seat, List<? extends SprintMove> moves, double[] out) {
        for (int i = 0; i < moves.size(); i++)
            out[i] = moves.get(i) instanceof ShipMove.Draw ? ofDrawing(s.companies[seat]) : 0;
    }

    private double ofDrawing(Company c) {
        int deadly = 0;
        int gain = 0;
        for (int i = c.drawn; i < c.bag.length; i++) {
            ShipBox.Token token = sprint.tokens.get(c.bag[i]);
            if (token.bugs() >= sprint.spare(c)) deadly++;
            gain += token.value();
        }
        int left = c.bag.length - c.drawn;
        return ((double) gain - (double) deadly * (sprint.total(c) + 1)) / left;
    }

    /** What was drawn is known, and so what is left; not in which order it comes. */
    @Override
    public @Nullable Sentence reason(ShipState s, int seat, SprintMove move) {
        Company c = s.companies[seat];
        boolean draws = move instanceof ShipMove.Draw;
        if (draws != ofDrawing(c) > 0) return null;
        int clean = 0;
        for (int i = c.drawn; i < c.bag.length; i++)
            if (sprint.tokens.get(c.bag[i]).bugs() == 0) clean++;
        int bugs = sprint.bugs(c);
        return new Reason.Sprint(bugs, bugs + sprint.spare(c), clean, c.bag.length - c.drawn, draws ? "draw" : "stop");
    }

    @Override
    public boolean isQuiet(ShipState s) {
        return false;
    }
}
