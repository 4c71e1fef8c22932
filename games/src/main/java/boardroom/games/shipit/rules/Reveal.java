package boardroom.games.shipit.rules;

import boardroom.engine.Events;
import boardroom.engine.phases.Silent;
import boardroom.engine.phases.Turn;
import boardroom.games.shipit.box.ShipBox;

/** 4.4 All plans are shown. */
public final class Reveal implements Silent<ShipState, ShipMove> {
    private final int seconds;

    public Reveal(ShipBox box) {
        this.seconds = box.clocks().showSeconds().reveal();
    }

    @Override
    public void open(ShipState s, Events events) {
        s.showSeconds(seconds);
        s.puzzleWinner = Turn.NOBODY;
        events.tell(new ShipEvent.PlansRevealed(s.round));
    }
}
